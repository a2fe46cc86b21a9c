import { readFileSync } from 'node:fs';
import type { AirportFacts } from '../domain/airport/airport.ts';
import { isTimeZone } from '../domain/time/dates.ts';
import type { Airports } from '../ports/stores.ts';

/** Written by `npm run airports`; a bundle has it as a file beside it. The first line names the columns. */
const lines = readFileSync(new URL('./airports.tsv', import.meta.url), 'utf8');

/**
 * The airports of this release, as one text: searching it for a code is faster than parsing it.
 * Source: docs/decisions/bundles.md#data-files-beside-the-code
 */
export class BundledAirports implements Airports {
  async find(code: string): Promise<AirportFacts | undefined> {
    const start = lines.indexOf(`\n${code}\t`) + 1;
    if (start === 0) return undefined;
    const line = lines.slice(start, lines.indexOf('\n', start));
    const [, timeZone = '', city = '', name = '', latitude, longitude] = line.split('\t');
    // The runtime's time zone data may be older than the zone.
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
