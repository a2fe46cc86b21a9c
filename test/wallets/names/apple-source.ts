import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const sources = 'Sources/PassBuilder/PassPackage';
const declaration = /^( *)[a-z ]*(?:struct (\w+): .*\bCodable\b|enum (\w+): String\b|extension (PassStyle) )/;
const key = /^(?:public )?var (\w+): \[?(?:\w+\.)*(\w+)\]?\??(?: = .*)?$/;
const value = /^(?:case|static let) (\w+)(?: = "(\w+)")?$/;
const ofEvents = /only for poster event tickets|for any type of event ticket|sports event ticket/;
const ofTrains = /only for a train/;

/**
 * Names in a clone of github.com/apple/pass-builder: keys and values of enumerations by their types, the types of keys, and the
 * names that Apple's comments keep for events and for trains.
 * @throws if the folder is no such clone.
 */
export function appleNamesIn(folder: string) {
  const [git, swift] = [join(folder, '.git'), join(folder, sources)];
  if (!existsSync(git) || !existsSync(join(swift, 'PassPackage.swift')))
    throw new Error(`${folder} is no clone of github.com/apple/pass-builder: it has no .git, or no ${sources}`);
  const commit = execFileSync('git', ['--git-dir', git, 'log', '-1', '--format=%H of %cs'], { encoding: 'utf8' });
  const text = globSync('**/*.swift', { cwd: swift })
    .sort()
    .map((file) => readFileSync(join(swift, file), 'utf8'))
    .join('\n');
  const images = [...text.matchAll(/^ *@PassImageDescriptor\("(\w+)"/gm)].map(([, image = '']) => image);
  const names: Record<string, string[]> = { Package: ['pass', ...images] };
  const types: Record<string, string> = { 'Package.pass': 'Pass' };
  const [events, trains]: [string[], string[]] = [[], []];
  let [type, indent, comment] = ['', '', ''];
  for (const line of text.split('\n')) {
    const words = line.trim();
    if (words.startsWith('//')) comment += words.replace(/^\/+/, '');
    else if (/\b(struct|enum|extension) \w/.test(line)) {
      const [, before = '', ...each] = declaration.exec(line) ?? [];
      [type, indent, comment] = [each.find(Boolean) ?? '', `${before}    `, ''];
    } else if (words) {
      const isMember = type !== '' && line === indent + words;
      const [, name = '', of = ''] = (isMember && key.exec(words)) || [];
      const [, first, raw = first] = (isMember && value.exec(words)) || [];
      const own = name || raw;
      if (own) names[type] = [...(names[type] ?? []), own];
      if (name) types[`${type}.${name}`] = of;
      if (ofEvents.test(comment)) events.push(`${type}.${own}`);
      if (ofTrains.test(comment)) trains.push(`${type}.${own}`);
      comment = '';
    }
  }
  types['Pass.preferredStyleSchemes'] = 'PassStyle';
  const named = Object.fromEntries(Object.entries(types).filter(([, of]) => names[of]));
  return { source: `github.com/apple/pass-builder, commit ${commit.trim()}`, names, types: named, events, trains };
}
