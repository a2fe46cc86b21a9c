import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { mockClient } from 'aws-sdk-client-mock';
import { commands } from '../../bin/admin/commands.ts';
import type { OperatorContext } from '../../bin/admin/operator-context.ts';
import { bundle } from '../../lib/constructs/bundle.ts';
import { setEnv } from '../helpers/set-env.ts';
import { temporaryDirectory } from '../helpers/temporary-directory.ts';

const directory = temporaryDirectory();
const [code, maps, bundled] = ['code', 'maps', 'bundle'].map((name) => path.join(directory, name)) as [
  string,
  string,
  string,
];
const log = path.resolve('lambdas/runtime/log.ts');

/** Logs an error from the third line of another file. */
const files = {
  'handler.ts': `import { jsonLog } from '${log}';
    import { refuse } from './refuse.ts';
    export function handler(): void {
      try { refuse(); } catch (error) { jsonLog({ now: () => new Date(0) }).error('CODE', error); }
    }
    handler();`,
  'refuse.ts': `interface Reason { readonly word: string }
    const reason: Reason = { word: 'no' };
    export function refuse(): never { throw new Error(reason.word); }`,
};

let line: string;
beforeAll(() => {
  mkdirSync(code);
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(code, name), text);
  bundle(path.join(code, 'handler.ts'), bundled, maps);
  line = execFileSync(process.execPath, [path.join(bundled, 'index.mjs')], { encoding: 'utf8' });
});

const trace = (place: string, folder = maps) =>
  commands.trace?.run({ place, maps: folder }, undefined as unknown as OperatorContext);

test('a place of a log line leads to the line of the code that it was made from', async () => {
  const [first] = JSON.parse(line).at;
  expect(first).toMatch(/-[\w-]{8}\.mjs:\d+:\d+/);
  expect(await trace(first)).toMatch(/code\/refuse\.ts:3:\d+$/);
});

test('a whole log line gives all its places, in their order', async () => {
  const traced = String(await trace(line))
    .split('\n')
    .map((each) => /\w+\.ts:\d+/.exec(each)?.[0]);
  expect(traced.slice(0, 2)).toEqual(['refuse.ts:3', 'handler.ts:4']);
});

test('files are named from the root of the project', async () => {
  const own = path.join(directory, 'own');
  bundle(path.resolve('lambdas/jobs/list-filing/handler.ts'), path.join(directory, 'own-bundle'), own);
  const [chunk = ''] = readdirSync(own).filter((file) => /^static-.*\.map$/.test(file));
  const text = readFileSync(path.join(directory, 'own-bundle', chunk.replace('.map', '')), 'utf8');
  const before = text.slice(0, text.indexOf('LIST-FILING-RETRY')).split('\n');
  const place = `${chunk.replace('.map', '')}:${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
  expect(await trace(place, own)).toMatch(/ {2}lambdas\/jobs\/list-filing\/handler\.ts:\d+:\d+$/);
});

test('a bundle refers to no map and carries none', () => {
  const names = readdirSync(bundled);
  expect(names.filter((name) => !name.endsWith('.mjs'))).toEqual([]);
  for (const name of names) expect(readFileSync(path.join(bundled, name), 'utf8')).not.toContain('sourceMappingURL');
  // index.mjs only re-exports the other file.
  expect(readdirSync(maps).filter((name) => name.endsWith('.map'))).toEqual([
    expect.stringMatching(/^static-.*\.mjs\.map$/),
  ]);
});

test('a place of another version is reported as such, and a text that is no place is refused', async () => {
  expect(await trace('static-00000000.mjs:1:1')).toContain('they are of another version');
  await expect(trace('at handler')).rejects.toThrow('--place has no position');
  await expect(trace('a.mjs:1:1', path.join(directory, 'none'))).rejects.toThrow('Synthesize the deployed version');
});

test('a place of another version comes with the build that the stage has', async () => {
  const cloudFormation = mockClient(CloudFormationClient);
  const restoreEnv = setEnv({ AWS_REGION: 'eu-central-1' });
  const Outputs = [{ OutputKey: 'Build', OutputValue: '0123abc' }];
  cloudFormation
    .on(DescribeStacksCommand, { StackName: 'boarding-pass-wallet-prod-service' })
    .resolves({ Stacks: [{ Outputs }] } as never);
  const answer = commands.trace?.run(
    { place: 'a.mjs:1:1', maps, stage: 'prod' },
    undefined as unknown as OperatorContext,
  );
  const said = await answer;
  cloudFormation.restore();
  restoreEnv();
  expect(said).toContain('Deployed is build 0123abc: synthesize its commit (npm run admin -- version --stage prod)');
});
