/**
 * `npm run evidence`: writes docs/evidence.md and .json from the results in docs/evidence, and the figures of the documents that
 * have some. `--record sim bench` first runs these commands and keeps their results, `--record quick` the quick ones; `--url` runs those
 * that ask a stage, with its key in API_KEY.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { asksStage, commandNames, commandOf, isCommandName } from './evidence/commands.ts';
import { documents, filled, straysIn } from './evidence/documents.ts';
import { evidenceOf, pageOf } from './evidence/page.ts';
import { commitsSince, currentCommit, record } from './evidence/record.ts';
import { readResults } from './evidence/results.ts';
import { answerHelp } from './help.ts';
import { runProgram } from './program.ts';

const usage = `npm run evidence                             writes docs/evidence.md, .json and figures of documents
npm run evidence -- --record quick           runs quick commands first, and records their results
npm run evidence -- --record sim bench-cost  runs these: ${commandNames.join(', ')}
API_KEY=… npm run evidence -- --url https://passes.example.com  asks a stage`;
answerHelp(usage);

await runProgram(async () => {
  const { values, positionals } = parseArgs({
    options: { record: { type: 'boolean' }, url: { type: 'string' } },
    allowPositionals: true,
  });
  const { url } = values;
  if (url !== undefined && !(URL.canParse(url) && process.env.API_KEY)) throw new Error(usage);
  const names = positionals.flatMap((name) => (name === 'quick' ? quick() : isCommandName(name) ? name : []));
  if (Boolean(values.record) !== positionals.length > 0 || names.length < positionals.length) throw new Error(usage);
  const runs = [
    ...names.map((name) => [name, undefined] as const),
    ...(url === undefined ? [] : commandNames.filter(asksStage).map((name) => [name, url] as const)),
  ];
  for (const [name, stage] of runs) if (!record(name, stage)) process.exitCode = 1;
  write();
});

function quick() {
  return commandNames.filter((name) => commandOf(name).isQuick);
}

function write(): void {
  const results = readResults(commandNames);
  const evidence = evidenceOf(results, readFileSync('docs/reliability.md', 'utf8'), {
    ...{ commit: currentCommit(), commitsSince },
  });
  const written = [
    ['docs/evidence.json', `${JSON.stringify(evidence, undefined, 2)}\n`],
    ['docs/evidence.md', pageOf(evidence)],
    ...documents.map((file) => [file, filled(readFileSync(file, 'utf8'), results)] as const),
  ] as const;
  for (const [file, text] of written) {
    writeFileSync(file, text);
    for (const stray of documents.includes(file) ? straysIn(file, text) : [])
      console.log(`${file}: no figure of the list: … ${stray}`);
  }
  console.log(`Written: ${written.map(([file]) => file).join(', ')}`);
}
