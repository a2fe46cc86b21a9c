import { readFileSync } from 'node:fs';
import type { AirportFacts } from '../domain/airport.ts';
import { isTimeZone } from '../domain/dates.ts';
import type { Airports } from '../ports/airports.ts';

/** Written by `npm run airports`; a bundle has it as a file beside it. The first line names the columns. */
const lines = readFileSync(new URL('./airports.tsv', import.meta.url), 'utf8');

/** The airports that came with this release: one long text, in which a code is found faster than it could be parsed. */
export class BundledAirports implements Airports {
  async find(code: string): Promise<AirportFacts | undefined> {
    const start = lines.indexOf(`\n${code}\t`) + 1;
    if (start === 0) return undefined;
    const line = lines.slice(start, lines.indexOf('\n', start));
    const [, timeZone = '', city = '', name = '', latitude, longitude] = line.split('\t');
    // A zone that is younger than this machine's data could not be computed with.
    if (!isTimeZone(timeZone)) return undefined;
    return {
      code,
      name,
      city,
      timeZone,
      ...(latitude && { latitude: Number(latitude), longitude: Number(longitude) }),
    };
  }
}
