import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

/** Folder of files that only a run of all tests uses. */
export const folder = '.together';

/** Number of test files in a group: they follow each other by name, so most are of one subject. */
const size = 16;

/** Changes of what the other files of a group use: modules, timers, the environment, and bundles made ahead. */
const changing = /\b(bundleAhead|mockClient|resetModules|spyOn|useFakeTimers)\(|process\.env\b/;

/**
 * Makes files for jest, each of which runs a group of test files: these load code once that jest would load for each.
 * @param name of the groups
 * @returns files that run all the tests
 */
export function together(name: string, tests: readonly string[]): string[] {
  mkdirSync(folder, { recursive: true });
  return groupsOf(tests).map((group, place) => written(`${folder}/${name}-${place + 1}.test.js`, group));
}

/** Test files by who shares what with them: nobody, for one that changes it. */
export function groupsOf(tests: readonly string[]): readonly string[][] {
  const isAlone = (test: string) => changing.test(readFileSync(test, 'utf8'));
  const grouped = tests.filter((test) => !isAlone(test)).sort();
  const groups = Map.groupBy(grouped, (test) => Math.floor(grouped.indexOf(test) / size));
  return [...tests.filter(isAlone).map((test) => [test]), ...groups.values()];
}

function written(file: string, group: readonly string[]): string {
  const text = group.map((test) => `describe('${test}', () => void require('../${test}'));\n`).join('');
  // Another run may be reading it.
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  return file;
}
