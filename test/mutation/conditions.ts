import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { explained } from './explained.ts';
import { Killers } from './killers.ts';
import { type Mutant, mutantsIn, mutated } from './mutants.ts';
import { ScratchTree } from './scratch-tree.ts';

/**
 * `npm run mutation:conditions`: each condition of a write and each check of a token, signature, checksum, status or
 * version is broken, one at a time, and tests must fail. Results are kept in .mutation/, so that a run goes on where
 * another ended; `--again` forgets them. `--only lambdas/storage` tries the files under a path; `--list` names the mutants.
 */
const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, list: { type: 'boolean' }, again: { type: 'boolean' } },
});
const resultsFile = '.mutation/results.json';
/** Tests that are run together, since jest has an order of its own: the likely killers, then the others. */
const firstTests = 3;
const nextTests = 10;

/** By the mutant's id, the test that killed it, or null of a survivor. */
type Results = Record<string, string | null>;

/** As they are at the beginning: the checkout may change meanwhile. */
const sources = new Map(
  globSync('lambdas/**/*.ts')
    .sort()
    .filter((file) => file.startsWith(values.only))
    .map((file) => [file, readFileSync(file, 'utf8')]),
);
const mutants = [...sources].flatMap(([file, code]) => mutantsIn(file, code));

if (values.list) for (const { id, line } of mutants) console.log(`${line}\t${id}`);
else tryAll();

function tryAll(): void {
  mkdirSync('.mutation', { recursive: true });
  const results: Results =
    existsSync(resultsFile) && !values.again ? JSON.parse(readFileSync(resultsFile, 'utf8')) : {};
  const [tree, killers] = [new ScratchTree(), new Killers()];
  /** Tests that hold without a mutant: others prove nothing. */
  const sound = new Set<string>();
  try {
    for (const mutant of mutants) {
      if (mutant.id in results || explained.has(mutant.id)) continue;
      const before = mutants.flatMap(({ id, file }) => (file === mutant.file && results[id]) || []);
      results[mutant.id] = killerOf(mutant, killers.of(mutant.file, before), { tree, sound });
      console.log(`${results[mutant.id] ?? 'SURVIVED'}\t${mutant.file}:${mutant.line}\t${mutant.id}`);
      writeFileSync(resultsFile, JSON.stringify(results, null, 1));
    }
  } finally {
    tree.remove();
  }
  const survivors = mutants.filter(({ id }) => results[id] === null);
  const unexplained = survivors.filter(({ id }) => !explained.has(id));
  for (const { id, line } of unexplained) console.log(`SURVIVED\t${line}\t${id}`);
  const killed = mutants.filter(({ id }) => results[id]).length;
  console.log(
    `mutation conditions=${mutants.length} killed=${killed} explained=${mutants.filter(({ id }) => explained.has(id)).length} survived=${unexplained.length}`,
  );
  if (unexplained.length > 0) process.exitCode = 1;
}

function killerOf(
  mutant: Mutant,
  tests: readonly string[],
  { tree, sound }: { readonly tree: ScratchTree; readonly sound: Set<string> },
): string | null {
  const original = sources.get(mutant.file) ?? '';
  const rest = new Set(tests);
  while (rest.size > 0) {
    const some = [...rest].slice(0, rest.size === tests.length ? firstTests : nextTests);
    tree.write(mutant.file, mutated(original, mutant));
    const failed = tree.firstFailure(some);
    tree.write(mutant.file, original);
    if (failed === undefined) for (const test of some) rest.delete(test);
    else if (sound.has(failed) || tree.firstFailure([failed]) === undefined) {
      sound.add(failed);
      return failed;
    } else rest.delete(failed);
  }
  return null;
}
