import { readFileSync } from 'node:fs';

/** Documents with commands for operators. */
export const pastedFrom = ['arriving', 'delivery', 'deploy', 'first-day-on-aws', 'recovery', 'runbook', 'settings'].map(
  (name) => `docs/${name}.md`,
);

/** Lines of a document's code fences. */
export const pastedLines = (document: string): string[] =>
  [...readFileSync(document, 'utf8').matchAll(/^ *```\w*\n(.*?)^ *```/gms)].flatMap(([, code = '']) =>
    code.split('\n').map((line) => line.trim()),
  );

/** Arguments of the document's calls of `npm run admin --`, each once, without what follows a #. */
export const pastedAdminCalls = (document: string): string[] => [
  ...new Set(
    pastedLines(document).flatMap(
      (line) => /^(?:AWS_REGION=\S+ )?npm run admin -- ([^#]+)/.exec(line)?.[1]?.trim() ?? [],
    ),
  ),
];

/** Words of a command line; double quotes around a word are removed. */
export const wordsOf = (line: string): string[] =>
  (line.match(/"[^"]*"|\S+/g) ?? []).map((word) => word.replaceAll('"', ''));

/** A call of a program with commands, such as `aws sqs receive-message` or `npx cdk deploy`. */
export interface PastedCall {
  readonly words: readonly string[];
  /** Names, without hyphens in front. */
  readonly options: readonly string[];
}

/** Calls of a program in a document, at any place of a line. */
export function pastedCalls(document: string, program: string): PastedCall[] {
  return pastedLines(document).flatMap((line) => {
    const bare = line
      .replaceAll(/"?\$\(output [^)]*\)"?/g, 'text')
      .replaceAll(/'[^']*'|"(?:[^"$]|\$(?!\())*"/g, 'text')
      .replace(/ # .*/, '');
    return [...bare.matchAll(new RegExp(`(?:^|[ ("])${program} ([^|;&)]*)`, 'g'))].map(([, call = '']) => {
      const words = call.split(/\s+/).filter(Boolean);
      const first = words.findIndex((word) => word.startsWith('-'));
      return {
        words: first < 0 ? words : words.slice(0, first),
        options: words.flatMap((word) => /^--?([a-z][\w-]*)/.exec(word)?.[1] ?? []),
      };
    });
  });
}
