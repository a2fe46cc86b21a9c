import { pageTable } from '../page-table.ts';
import { asksStage, type CommandName, commandNames, commandOf } from './commands.ts';
import { type Result, type Results, shown } from './results.ts';

/** A result beside the commit on which the page was written. */
export interface Dated extends Result {
  /** Commits since; undefined of a commit that is not in the history. */
  readonly commitsBefore?: number | undefined;
}

/** All that docs/evidence.md says: docs/evidence.json. */
export interface Evidence {
  readonly commit: string;
  readonly neverTried: readonly Untried[];
  /** Commands whose runs, if there were any, nobody has recorded. */
  readonly withoutResult: readonly Untried[];
  readonly promises: readonly (readonly [number: string, promise: string, testedBy: string])[];
  readonly results: Partial<Record<CommandName, Dated>>;
}

interface Untried {
  readonly what: string;
  readonly command: string;
}

/** @param reliability docs/reliability.md, which has the list of promises */
export function evidenceOf(
  results: Results,
  reliability: string,
  { commit, commitsSince }: { readonly commit: string; readonly commitsSince: (commit: string) => number | undefined },
): Evidence {
  const dated = Object.entries(results).map(([name, result]) => [
    name,
    { ...result, commitsBefore: commitsSince(result.commit) },
  ]);
  const rows = reliability.matchAll(/^\| (\d+) \| (.+) \| (.+) \|$/gm);
  return {
    commit,
    neverTried: untriedElsewhere(results),
    withoutResult: withoutResult(results),
    promises: [...rows].map(([, number = '', promise = '', by = '']) => [number, promise, by] as const),
    results: Object.fromEntries(dated),
  };
}

const isLocal = ({ stage = '' }: Result) => /^(localhost|127\.|\[::1\])/.test(stage);

/** AWS and phones, which no command here can replace. */
function untriedElsewhere(results: Results): Untried[] {
  const askedOfAws = Object.values(results).some((result) => result.stage !== undefined && !isLocal(result));
  const aws = {
    what: 'AWS: nothing has been deployed. Figures are of tests, simulations and the local stack',
    command:
      '[deploy](deploy.md), then `npm run admin -- doctor --stage prod` and `API_KEY=… npm run evidence -- --url https://…`',
  };
  const phones = {
    what: 'Phones: no pass was on an iPhone or in Google’s app. What they show is [drawn](phones.md) from the files',
    command: 'the [first pass](deploy.md#the-first-pass), opened on a phone',
  };
  return askedOfAws ? [phones] : [aws, phones];
}

function withoutResult(results: Results): Untried[] {
  return commandNames
    .filter((name) => results[name] === undefined)
    .map((name) => ({ what: `${name}: ${commandOf(name).shows}`, command: `\`${recordingOf(name)}\`` }));
}

const recordingOf = (name: CommandName) =>
  asksStage(name) ? 'API_KEY=… npm run evidence -- --url …' : `npm run evidence -- --record ${name}`;

/** docs/evidence.md */
export function pageOf({ commit, neverTried, withoutResult, promises, results }: Evidence): string {
  const all = commandNames.flatMap((name) => (results[name] === undefined ? [] : [[name, results[name]] as const]));
  const failed = all.filter(([, { succeeded }]) => !succeeded).map(([name]) => `[${name}](#${name})`);
  return [
    '# Evidence',
    'What was tried, when, of which commit and on which machine; first what was not. Nothing here is written by hand: `npm run evidence` makes\n' +
      'this page, [evidence.json](evidence.json) and the linked figures of other documents from the results in docs/evidence\n' +
      '([why](decisions/documents.md#figures-come-from-results)).',
    ...(failed.length > 0 ? [`**Failed at last**: ${failed.join(', ')}.`] : []),
    '## Never tried',
    pageTable(
      ['What', 'Tried by'],
      neverTried.map(({ what, command }) => [what, command]),
    ),
    '## Without a result',
    'These commands are there, and no run of them is recorded: what they show may hold, and nothing here says so.',
    pageTable(
      ['What', 'Recorded by'],
      withoutResult.map(({ what, command }) => [what, command]),
    ),
    '## Results',
    `This page is of commit \`${shortOf(commit)}\`. A result that is some commits older may not hold any more.`,
    pageTable(
      ['Command', 'Shows', 'At last', 'Commit'],
      all.map(([name, result]) => [
        `[${name}](#${name})`,
        commandOf(name).shows,
        `${result.succeeded ? 'succeeded' : '**failed**'}, ${result.at.slice(0, 10)}`,
        ageOf(result),
      ]),
    ),
    '## Promises',
    'The simulation and other commands that show each promise to hold, from [reliability](reliability.md#what-is-promised).',
    pageTable(
      ['', 'Promise', 'Shown by'],
      promises.map(([number, promise, by]) => [number, promise, linkedTo(by)]),
    ),
    ...commandNames.flatMap((name) => [`## ${name}`, ...sectionOf(name, results[name])]),
  ]
    .join('\n\n')
    .concat('\n');
}

function sectionOf(name: CommandName, result: Dated | undefined): string[] {
  const { run, shows } = commandOf(name);
  if (result === undefined) return [shows, `\`${run}\`: not recorded yet. \`${recordingOf(name)}\` records it.`];
  const { succeeded, seconds, at, machine, stage, figures } = result;
  const rows = Object.entries(figures).map(([what, { value, atMost, atLeast }]) => [
    what,
    shown(value),
    atMost !== undefined ? `at most ${shown(atMost)}` : atLeast !== undefined ? `at least ${shown(atLeast)}` : '',
  ]);
  return [
    shows,
    `\`${result.command}\` ${succeeded ? 'succeeded' : '**failed**'} after ${seconds} s, on ${at.replace('T', ' ')}, of commit ${ageOf(result)}. ${machine}.${stage ? ` Stage: ${stage}.` : ''}`,
    ...(rows.length > 0 ? [pageTable(['Figure', '', 'Promised'], rows)] : []),
  ];
}

function ageOf({ commit, commitsBefore, isChanged }: Dated): string {
  const age =
    commitsBefore === undefined
      ? ', not in this history'
      : commitsBefore > 0
        ? `, ${commitsBefore} ${commitsBefore === 1 ? 'commit' : 'commits'} ago`
        : '';
  return `\`${shortOf(commit)}\`${age}${isChanged ? ', with changes' : ''}`;
}

const shortOf = (commit: string) => commit.slice(0, 9);

/** A cell of the promises’ table, whose judges lead to their results. */
const linkedTo = (testedBy: string) =>
  testedBy
    .replace(/^simulation/, '[simulation](#sim), [deaths](#sim-deaths)')
    .replace(/(?<=, )histories/, '[histories](#histories)')
    .replace('`npm run bench:faults`', '[faults](#bench-faults)');
