import { type StdioOptions, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LocalStack } from '../../helpers/local-stack.ts';

/** A part of a document, from its heading to the next. */
export interface Chapter {
  readonly title: string;
  /** Commands to paste. */
  readonly commands: string;
  readonly text: string;
}

/** The chapters of a document that have commands. */
export const chaptersOf = (document: string): readonly Chapter[] =>
  readFileSync(document, 'utf8')
    .split(/^(?=## )/m)
    .map((text) => ({
      title: /^## (.*)$/m.exec(text)?.[1] ?? '',
      commands: [...text.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, block]) => block).join(''),
      text,
    }))
    .filter(({ commands }) => commands !== '');

/** Variables that the documents' commands set; shells without one of them go on. */
const variables = 'BASE KEY RUN TEMPLATE CONNECTION';

/**
 * Runs a chapter in a shell of its own, whose variables and functions are kept in a file of the folder for the next.
 * @returns the answers of its calls
 */
export function pasteChapter(stack: LocalStack, folder: string, chapter: Chapter): Readonly<Record<string, unknown>>[] {
  const keep = `{ for each in ${variables}; do declare -p $each 2>/dev/null || true; done; declare -f; } > shell`;
  const script = `if [ -f shell ]; then . ./shell; fi\n${chapter.commands}\n${keep}`;
  // On a busy machine a function may run out of its time: curl then repeats the call, as callers do.
  writeFileSync(path.join(folder, '.curlrc'), 'retry = 5\n');
  const given = { BASE: stack.url, KEY: stack.apiKey, CURL_HOME: folder };
  const { stdout, stderr, status } = paste(folder, script, given);
  if (status !== 0 || stderr !== '') throw new Error(`${chapter.title}: ${status} ${stderr}`);
  const lines = stdout.trim().split('\n');
  return lines.map(lastAnswerIn);
}

/** Pastes commands into a shell in a folder, with the Node of this process. */
export function paste(folder: string, commands: string, variables: Readonly<Record<string, string>>) {
  const PATH = `${path.dirname(process.execPath)}:${process.env.PATH}`;
  const env = { ...process.env, PATH, ...variables };
  // bash with a socket as input would believe itself a remote shell, and read the settings of interactive ones.
  const stdio: StdioOptions = ['ignore', 'pipe', 'pipe'];
  return spawnSync('bash', ['-euc', commands], { cwd: folder, env, encoding: 'utf8', stdio });
}

/** The answer to a call; curl prints those of its failed attempts before it. */
function lastAnswerIn(line: string): Readonly<Record<string, unknown>> {
  const attempts = line.split(/(?<=\})(?=\{"status")/);
  if (attempts.length > 1) console.log(`Repeated: ${attempts[0]}`);
  return JSON.parse(attempts.at(-1) ?? '');
}

/** Install links of the passes in the answers of calls, bulk calls included. */
export const installLinksIn = (answers: readonly object[]): string[] =>
  [...JSON.stringify(answers).matchAll(/"pass-install-url":"([^"]*)"/g)].map(([, link = '']) => link);
