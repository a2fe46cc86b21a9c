import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readSettings } from '../../lib/stage-file.ts';
import { appWith } from '../helpers/stacks.ts';
import { badgesFolder } from '../helpers/stand-in-badges.ts';
import { temporaryDirectory } from '../helpers/temporary-directory.ts';

const folder = temporaryDirectory();
const { STAGES_DIR } = process.env;
beforeEach(() => {
  process.env.STAGES_DIR = folder;
});
afterAll(() => {
  if (STAGES_DIR === undefined) delete process.env.STAGES_DIR;
  else process.env.STAGES_DIR = STAGES_DIR;
});

const write = (stage: string, text: string) => writeFileSync(path.join(folder, `${stage}.json`), text);
const read = (context: Record<string, unknown>) => readSettings(appWith(context).node);

test('a stage has the values of its file, and no others', () => {
  write('prod', '{ "$schema": "./stage.schema.json", "throttleRate": 500 }');
  write('test', '{}');
  expect(read({ stage: 'prod' })).toMatchObject({ stage: 'prod', throttleRate: 500 });
  expect(read({ stage: 'prod' })).not.toHaveProperty('$schema');
  expect(read({ stage: 'test' })).toMatchObject({ stage: 'test', throttleRate: 2_500 });
});

test.each(['docs/deploy.md', 'docs/first-day-on-aws.md'])(
  'the first commands of %s, pasted in a fresh clone, begin with the file of the stage that each of them names',
  (page) => {
    const blocks = readFileSync(page, 'utf8').split('```\n');
    const commands = blocks.find((block) => block.includes('npx cdk deploy'))?.split('\n') ?? [];
    const [making = '', ...then] = commands.filter(Boolean);
    const clone = mkdtempSync(path.join(folder, 'clone-'));
    mkdirSync(path.join(clone, 'stages'));
    execFileSync('sh', ['-c', making], { cwd: clone });
    process.env.STAGES_DIR = path.join(clone, 'stages');
    expect(then.length).toBeGreaterThan(1);
    for (const command of then) {
      const [, stage] = /^npx cdk .*-c stage=(\w+)/.exec(command) ?? [];
      // `cdk bootstrap` runs the app, too.
      expect(read({ stage })).toMatchObject({ stage, archiveDays: 365 });
    }
  },
);

test('a misspelt stage deploys nothing', () => {
  write('prod', '{}');
  expect(() => read({ stage: 'prd' })).toThrow(`There is no ${folder}/prd.json: did you mean prod?`);
});

test('a forgotten stage deploys nothing where other stages have files', () => {
  write('prod', '{}');
  write('test', '{}');
  const cure = `There is no ${folder}/dev.json, and dev is the stage where none is named: -c stage=prod or -c stage=test?`;
  expect(() => read({})).toThrow(cure);
  expect(() => read({ stage: 'dev' })).toThrow(cure);
  write('dev', '{ "throttleRate": 50 }');
  expect(read({})).toMatchObject({ stage: 'dev', throttleRate: 50 });
});

test('a clone, whose folder has the schema and an example only, has the stage dev without a file', () => {
  process.env.STAGES_DIR = mkdtempSync(path.join(folder, 'clone-'));
  for (const file of ['stage.schema.json', 'prod.example.json'])
    copyFileSync(path.join('stages', file), path.join(process.env.STAGES_DIR, file));
  expect(read({})).toMatchObject({ stage: 'dev', throttleRate: 2_500 });
});

test.each([
  [{ throttleRate: 500 }, `throttleRate: stands in ${folder}/prod.json only`],
  [{ certificateArn: '' }, `certificateArn: stands in ${folder}/prod.json only`],
  [{ certificateARN: '' }, 'certificateARN: is no value of the context: did you mean certificateArn?'],
  [{ Stage: 'prod' }, 'Stage: is no value of the context: did you mean stage?'],
])('%j beside the file is refused: no value stands in two places', (context, message) => {
  write('prod', '{}');
  expect(() => read({ stage: 'prod', ...context })).toThrow(message);
});

test('a file that cannot be used is named, with each of its problems', () => {
  write('prod', '{ "throttleRate": 0, "archiveDays": 0 }');
  expect(() => read({ stage: 'prod' })).toThrow(
    `${folder}/prod.json cannot be used:\n  throttleRate: must be 1 or more\n  archiveDays: must be 1 or more`,
  );
  write('prod', '{ "throttleRate": 500, }');
  expect(() => read({ stage: 'prod' })).toThrow(`${folder}/prod.json is not JSON`);
});

test('a folder of badges is seen from the file', () => {
  mkdirSync(path.join(folder, 'buttons'), { recursive: true });
  badgesFolder(path.join(folder, 'buttons'));
  write('prod', '{ "badges": "buttons" }');
  expect(read({ stage: 'prod' }).badges?.artwork.size).toBeGreaterThan(0);
});
