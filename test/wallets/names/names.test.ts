import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryDirectory } from '../../helpers/temporary-directory.ts';
import { appleNamesIn } from './apple-source.ts';
import { namesDefined, reasons, type Wallet } from './defined.ts';
import { type Origins, originsOf } from './sent.ts';
import { page, writtenPage } from './tables.ts';

let origins: Readonly<Record<Wallet, Origins>>;
beforeAll(async () => {
  origins = { apple: await originsOf('apple'), google: await originsOf('google') };
});

/** Names without an answer, with two, or with one that they do not need. */
function problemsOf(wallet: Wallet, sent: ReadonlySet<string>, defined = namesDefined(wallet, sent)): string[] {
  const given = (kind: string) =>
    reasons.flatMap((each) => (each.wallet === wallet && each.kind === kind ? each.names : []));
  const [unsent, others] = [given('not sent'), given('not defined')];
  const answered = new Set([...sent, ...unsent, ...given('vendor')]);
  const known = new Set(defined);
  return [
    ...defined.filter((name) => !answered.has(name)).map((name) => `${name} is neither sent nor has a reason`),
    ...unsent.filter((name) => sent.has(name)).map((name) => `${name} is sent, but has a reason not to be`),
    ...unsent.filter((name) => !known.has(name)).map((name) => `${name} has a reason, but is not defined`),
    ...[...sent].filter((name) => !known.has(name) && !others.includes(name)).map((name) => `${name} is not defined`),
    ...others.filter((name) => known.has(name)).map((name) => `${name} has a reason, but is defined`),
    ...others.filter((name) => !sent.has(name)).map((name) => `${name} has a reason, but is not sent`),
  ];
}

test.each(['apple', 'google'] as const)('every name that %s defines is sent, or has a reason not to be', (wallet) => {
  expect(problemsOf(wallet, origins[wallet].sent)).toEqual([]);
});

test('a name without an answer is named, and so is a reason that has become wrong', () => {
  const { sent } = origins.apple;
  const defined = namesDefined('apple', sent);
  const next = ['Pass.newInJune', ...defined.filter((name) => name !== 'Pass.nfc')];
  const without = new Set([...sent, 'Pass.maxDistance', 'Pass.ours']);
  without.delete('Pass.voided');
  expect(problemsOf('apple', without, [...next, 'Pass.trackBagsURL'])).toEqual([
    'Pass.newInJune is neither sent nor has a reason',
    'Pass.voided is neither sent nor has a reason',
    'Pass.maxDistance is sent, but has a reason not to be',
    'Pass.nfc has a reason, but is not defined',
    'Pass.ours is not defined',
    'Pass.trackBagsURL has a reason, but is defined',
  ]);
});

test('the tables are what npm run wallet-names writes', () => {
  expect(readFileSync(page, 'utf8')).toBe(writtenPage(origins));
});

test('a file of names needs a clone of Apple’s pass builder', () => {
  const folder = temporaryDirectory();
  expect(() => appleNamesIn(folder)).toThrow(
    'is no clone of github.com/apple/pass-builder: it has no .git, or no Sources',
  );
  mkdirSync(join(folder, 'Sources/PassBuilder/PassPackage'), { recursive: true });
  const swift = `public struct PassPackage: Equatable {
    @PassImageDescriptor("icon", size: .required(width: 38, height: 38))
}
public extension Pass {
    struct Action: Codable {
        /// This key works only for poster event tickets.
        public var kind: [Pass.Kind]? = .fast
        public var shown: Kind {
            let own: Kind = kind
        }
    }
    enum Kind: String, Codable {
        case fast = "PKKindFast"
        case slow
    }
}`;
  writeFileSync(join(folder, 'Sources/PassBuilder/PassPackage/PassPackage.swift'), swift);
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', folder, '-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args]);
  git('init', '-q');
  git('commit', '-q', '--allow-empty', '-m', 'Begin');
  expect(appleNamesIn(folder)).toEqual({
    source: expect.stringMatching(/^github\.com\/apple\/pass-builder, commit [0-9a-f]{40} of \d{4}-\d\d-\d\d$/),
    names: { Package: ['pass', 'icon'], Action: ['kind'], Kind: ['PKKindFast', 'slow'] },
    types: { 'Action.kind': 'Kind' },
    events: ['Action.kind'],
    trains: [],
  });
});
