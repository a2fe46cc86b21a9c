import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { commandNames, commandOf, isCommandName } from '../../bin/evidence/commands.ts';
import { documents, filled, straysIn } from '../../bin/evidence/documents.ts';
import { given } from '../../bin/evidence/given.ts';
import { type Evidence, evidenceOf, pageOf } from '../../bin/evidence/page.ts';
import { resultOf } from '../../bin/evidence/record.ts';
import { figuresIn, report, reportOneMore } from '../../bin/evidence/report.ts';
import { type Result, readResults, shown } from '../../bin/evidence/results.ts';
import { promises } from '../../world/promises/promises.ts';
import { temporaryDirectory } from '../helpers/temporary-directory.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const results = readResults(commandNames);
const evidence: Evidence = JSON.parse(read('docs/evidence.json'));

const result: Result = {
  ...{ command: 'npm run bench', succeeded: true, isChanged: false, seconds: 20, machine: '2 cores' },
  ...{ commit: '0123456789abcdef', at: '2026-11-28T02:30Z' },
  figures: {
    'signatures for a pass': { value: 1.347, atMost: 1.5 },
    'hub: last fetch, s': { value: 66.74, atMost: 75 },
    'hub: pushes': { value: 1_004 },
  },
};

test('docs/evidence.md and .json are what npm run evidence makes of the results', () => {
  const commitsSince = (commit: string) =>
    Object.values(evidence.results).find((each) => each.commit === commit)?.commitsBefore;
  const made = evidenceOf(results, read('docs/reliability.md'), { commit: evidence.commit, commitsSince });
  expect(JSON.parse(JSON.stringify(made))).toEqual(evidence);
  expect(read('docs/evidence.md')).toBe(pageOf(evidence));
});

test.each(documents)('%s has the figures of the results, as npm run evidence fills them in', (file) =>
  expect(read(file)).toBe(filled(read(file), results)),
);

test.each(documents)('%s has no figure that is not from the list', (file) =>
  expect(straysIn(file, read(file))).toEqual([]),
);

test.each([
  'A page takes 3.5 ms.',
  'A page takes some\n12 to 14 seconds.',
  'Of these 99 % are told.',
  'It has a link ([250 KB](api.md#limits)).',
  'On 2026-11-23 all mutants died.',
  '\n| | here |\n|---|---|\n| passes | 1,200 |\n',
])('a figure is found in %j', (text) => expect(straysIn('docs/performance.md', text)).toHaveLength(1));

test.each([
  'A page takes `3.5 ms`, as [4 phones](bench.md#12-ms) of iOS 26 do.',
  'It takes [3.5](evidence.md#bench "ms") ms.',
  '<!-- given: test/docs/limits.test.ts -->\n\n| | here |\n|---|---|\n| passes | 1,200 |\n',
  '| 23 | Every change is in its history | simulation |\n',
])('no figure is found in %j', (text) => expect(straysIn('docs/performance.md', text)).toEqual([]));

test('each phrase with a given figure is in its document, and named with a file or a reason', () => {
  for (const [file, phrases] of Object.entries(given)) {
    const text = read(file).replace(/\s+/g, ' ');
    for (const [phrase, source] of Object.entries(phrases))
      expect([phrase, text.includes(phrase), source.includes(' ') || existsSync(source)]).toEqual([phrase, true, true]);
  }
});

test('a figure is filled in with the decimals that it has, in links and tables, and its bound as it is', () => {
  const page = (pass: string, bound: string, fetched: string, pushes: string) =>
    `A pass takes [${pass}](evidence.md#bench "signatures for a pass") of [${bound}](evidence.md#bench "signatures for a pass, promised").

<!-- evidence: bench -->

| | **hub** | why |
|---|---|---|
| last fetch, s | ${fetched} | 1 |
| pushes |${pushes}| 2 |
`;
  expect(filled(page('1.4', '2', '**50.0** (60)', ' '), { bench: result })).toBe(
    page('1.3', '1.5', '**66.7** (75)', ' 1,004 '),
  );
  expect(filled(page('1.4', '2', '1', ' '), {})).toBe(page('not recorded', 'not recorded', '1', ' '));
  expect(filled(page('not recorded', '?', '66.7', ' '), { bench: result })).toContain('[1.35](');
});

test('a figure that its command does not report is refused by its name, and so is an unknown command', () => {
  expect(() => filled('[1](evidence.md#bench "signature of a pass")', { bench: result })).toThrow(
    'No figure of the results: bench: signature of a pass',
  );
  expect(() => filled('[1](evidence.md#bunch "signatures for a pass")', {})).toThrow('bunch');
});

test.each([
  [0.00449, '0.00449'],
  [1.3471, '1.35'],
  [58.24, '58.2'],
  [1018.5, '1,019'],
  [50_000, '50,000'],
  ['1 to 60', '1 to 60'],
])('the figure %p is read as %s', (value, text) => expect(shown(value)).toBe(text));

test('the page names what was never tried, what failed, and how old a result is', () => {
  const pageWith = (results: Parameters<typeof evidenceOf>[0], age?: number) =>
    pageOf(evidenceOf(results, '| 1 | It holds | simulation |\n', { commit: 'fedcba9876', commitsSince: () => age }));
  const page = pageWith({ bench: result }, 3);
  expect(page).toContain('| AWS: nothing has been deployed.');
  const [never = '', without = ''] = page.split('## Without a result');
  expect(without.split('## Results')[0]).toContain('| sim: ');
  expect(without.split('## Results')[0]).not.toContain('| bench: ');
  expect(never).not.toContain('| sim: ');
  expect(page).toContain('| succeeded, 2026-11-28 | `012345678`, 3 commits ago |');
  expect(page).toContain('| signatures for a pass | 1.35 | at most 1.5 |');
  expect(page).toContain('| 1 | It holds | [simulation](#sim), [deaths](#sim-deaths) |');
  expect(pageWith({ bench: { ...result, isChanged: true } }, 0)).toContain('| `012345678`, with changes |');
  const failed = pageWith({ bench: { ...result, succeeded: false } });
  expect(failed).toContain('**Failed at last**: [bench](#bench).');
  expect(failed).toContain('`012345678`, not in this history');
  expect(pageWith({ smoke: { ...result, stage: 'localhost:3000' } })).toContain('| AWS: nothing');
  expect(pageWith({ smoke: { ...result, stage: 'passes.example.com' } })).not.toContain('| AWS: nothing');
});

describe('figures that a command reports', () => {
  const file = path.join(temporaryDirectory(), 'figures');
  afterEach(() => {
    delete process.env.EVIDENCE_FILE;
  });

  test('are those of its last report, and counts of several processes, with four digits', () => {
    process.env.EVIDENCE_FILE = file;
    report('ms', 3, { atMost: 5 });
    report('ms', 4.123456, { atMost: 5 });
    report('seeds', '1 to 60');
    for (const _ of ['one', 'two']) reportOneMore('pages');
    const figures = { ms: { value: 4.123, atMost: 5 }, seeds: { value: '1 to 60' }, pages: { value: 2 } };
    expect(figuresIn(read(file))).toEqual(figures);
  });

  test('are nowhere in an ordinary run', () => {
    const before = existsSync(file) ? read(file) : '';
    report('ms', 3);
    expect(existsSync(file) ? read(file) : '').toBe(before);
  });
});

test('a command that fails is recorded, too, with what it has reported and the stage that it asked', () => {
  const reports = `printf '["ms",{"value":3}]\\n' >> "$EVIDENCE_FILE"`;
  expect(resultOf(`test -n "$URL" || exit 2; ${reports}; exit 1`, 'https://passes.example.com/')).toMatchObject({
    ...{ succeeded: false, figures: { ms: { value: 3 } }, stage: 'passes.example.com' },
    ...{
      commit: expect.stringMatching(/^([0-9a-f]{40}|unknown)$/),
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\dZ$/),
    },
  });
  expect(resultOf('exit 0')).toMatchObject({ succeeded: true, figures: {} });
});

test('each command of the list is a script, or runs tests that are there', () => {
  const { scripts } = JSON.parse(read('package.json'));
  for (const name of commandNames) {
    const [, script, tests = ''] =
      /^(?:npm run ([\w:-]+)|npx jest (?!--)(.+)|npm test$|npx jest --testMatch )/.exec(commandOf(name).run) ?? [];
    if (script !== undefined) expect(Object.keys(scripts)).toContain(script);
    for (const test of tests.split(' ').filter(Boolean)) expect([test, globSync(`${test}*`)]).not.toEqual([test, []]);
  }
});

test('each result is of a command of the list, run as the list says', () => {
  const files = globSync('docs/evidence/*.json').map((file) => path.basename(file, '.json'));
  expect(files.filter((name) => !isCommandName(name))).toEqual([]);
  for (const name of commandNames) expect(results[name]?.command ?? commandOf(name).run).toBe(commandOf(name).run);
});

test('docs/reliability.md has each promise of the simulation, by its number', () => {
  expect(evidence.promises.map(([number]) => Number(number))).toEqual([...new Set(Object.values(promises))]);
});
