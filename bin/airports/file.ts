import { airportLines } from './table.ts';

/** Path from the root of the repository. */
export const airportFilePath = 'lambdas/runtime/airports.tsv';

const columns = ['code', 'zone', 'city', 'name', 'latitude', 'longitude'];

/** The file that carries the airports into the functions: sources and licence are in NOTICE.md, the rules in this folder. */
export async function airportFile(): Promise<string> {
  return `${[columns.join('\t'), ...(await airportLines())].join('\n')}\n`;
}
