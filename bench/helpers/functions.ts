import { readdirSync, readFileSync } from 'node:fs';

/** Processes of the functions whose names have one of the words. @throws if there is none for a word */
export function functionsOf(stack: number, words: readonly string[]): number[] {
  const own = readdirSync('/proc').flatMap((process) => {
    if (!/^\d+$/.test(process)) return [];
    try {
      if (!readFileSync(`/proc/${process}/status`, 'utf8').includes(`PPid:\t${stack}\n`)) return [];
      const environment = readFileSync(`/proc/${process}/environ`, 'utf8');
      return [{ pid: Number(process), name: /AWS_LAMBDA_FUNCTION_NAME=([^\0]*)/.exec(environment)?.[1] ?? '' }];
    } catch {
      // It has ended meanwhile.
      return [];
    }
  });
  return words.flatMap((word) => {
    const found = own.filter(({ name }) => name.includes(word)).map(({ pid }) => pid);
    if (found.length === 0) throw new Error(`No process of the function ${word} is found`);
    return found;
  });
}
