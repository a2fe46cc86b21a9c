import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Environment variable: a folder that lives as long as a run of jest. */
export const runFolder = 'TEST_RUN_FOLDER';

/**
 * Has something that takes long made by the first test file of a run that needs it: the others wait for it and share it.
 * @param make fills an empty folder
 * @returns that folder
 */
export async function onceInRun(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const folder = path.join(process.env[runFolder] ?? '', name);
  const [made, failed] = [`${folder}.made`, `${folder}.failed`];
  if (isFirst(folder)) {
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

/** A folder can be made by one process only. */
function isFirst(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
}
