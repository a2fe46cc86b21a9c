import { airportLines } from './table.ts';

/** From the root of the repository. */
export const airportModulePath = 'lambdas/runtime/airport-lines.ts';

/** The module that carries the airports into the functions: one text, which costs nothing to load but its bytes. */
export async function airportModule(): Promise<string> {
  const lines = await airportLines();
  const wrong = lines.find((line) => /[`\\$]/.test(line));
  if (wrong) throw new Error(`Not plain text, to be mended in corrections.ts: ${wrong}`);
  return `/**
 * Written by \`npm run airports\`; sources and licence are in NOTICE.md, the rules in bin/airports.
 * Code, zone, city, name, latitude, longitude, between tabs.
 */
export const airportLines: string = \`
${lines.join('\n')}
\`;
`;
}
