import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Environment variable: a folder that lives as long as a run of jest, for shared and temporary files. */
export const runFolder = 'TEST_RUN_FOLDER';

/** A path in that folder. */
export const inRun = (name: string): string => path.join(process.env[runFolder] ?? '', name);

/**
 * Makes something slow once in a run, by the first test file in need: the others wait for it and share it.
 * @param make fills an empty folder
 * @returns that folder
 */
export async function onceInRun(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const folder = inRun(name);
  const [begun, made, failed] = [`${folder}.begun`, `${folder}.made`, `${folder}.failed`];
  // The folder is no sign of a beginning: `make` may remove it first.
  if (isFirst(begun)) {
    mkdirSync(folder);
    await make(folder).catch((error: Error) => {
      writeFileSync(failed, error.stack ?? error.message);
      throw error;
    });
    writeFileSync(made, '');
  }
  while (!existsSync(made)) {
    if (existsSync(failed)) throw new Error(readFileSync(failed, 'utf8'));
    await wait(50);
  }
  return folder;
}

/** Makes a JSON value once in a run. A benchmark, outside jest, makes its own. */
export async function valueOnceInRun<Value>(name: string, make: () => Promise<Value>): Promise<Value> {
  if (process.env[runFolder] === undefined) return make();
  const file = 'value.json';
  const folder = await onceInRun(name, async (empty) => {
    writeFileSync(path.join(empty, file), JSON.stringify(await make()));
  });
  return JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
}

/** True for the one process that makes the file. */
function isFirst(file: string): boolean {
  try {
    writeFileSync(file, '', { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
}
