import { copyFileSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Typed, typedNow } from './commands.ts';
import type { Forms } from './forms.ts';

const releases = 'test/long/releases';
const files = ['answers', 'records', 'earlier', 'messages', 'events'] as const satisfies readonly (keyof Forms)[];
/** Files that callers and operators hold their own against. */
const published = [
  'docs/events.schema.json',
  'docs/openapi.json',
  'stages/stage.schema.json',
  'stages/prod.example.json',
];

const commandsFile = 'commands.json';

const read = (version: string, file: string) =>
  JSON.parse(readFileSync(path.join(releases, version, path.basename(file)), 'utf8'));

/** All releases whose forms are kept, the newest last. */
export const keptReleases = () =>
  globSync('*/records.json', { cwd: releases })
    .map((file) => path.dirname(file))
    .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    .map((version) => {
      const [eventsSchema, openApi, stageSchema, stage] = published.map((file) => read(version, file));
      const forms = Object.fromEntries(files.map((name) => [name, read(version, `${name}.json`)])) as unknown as Forms;
      const commands: Typed = read(version, commandsFile);
      return { version, ...forms, commands, eventsSchema, openApi, stageSchema, stage };
    });

/** Keeps what this release writes. @throws if its version has been kept: what was released stays as it was. */
export function keepRelease(version: string, forms: Forms): void {
  mkdirSync(path.join(releases, version));
  for (const file of published) copyFileSync(file, path.join(releases, version, path.basename(file)));
  const all = { ...Object.fromEntries(files.map((name) => [`${name}.json`, forms[name]])), [commandsFile]: typedNow() };
  for (const [file, kept] of Object.entries(all))
    writeFileSync(
      path.join(releases, version, file),
      `${JSON.stringify(sorted(kept), undefined, 1)}
`,
    );
}

/** A value whose keys are in order, to be compared with other releases'. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, each]) => [name, sorted(each)]),
  );
}
