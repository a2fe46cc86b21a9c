import { readFileSync } from 'node:fs';
import { airportFile, airportFilePath } from '../../bin/airports/file.ts';
import { airportLines } from '../../bin/airports/table.ts';

const lines: string[] = [];
const airport = (code: string) => lines.find((line) => line.startsWith(`${code}\t`))?.split('\t');

beforeAll(async () => {
  lines.push(...(await airportLines()));
});

test('the airports in the repository are those of the installed packages', async () => {
  expect(readFileSync(airportFilePath, 'utf8') === (await airportFile())).toBe(true);
});

test('there are thousands, each once, with a zone that this machine knows, a city and a name', () => {
  expect(lines.length).toBeGreaterThan(8_000);
  expect(new Set(lines.map((line) => line.slice(0, 3))).size).toBe(lines.length);
  const zones = new Set(Intl.supportedValuesOf('timeZone').map(canonical));
  const wrong = lines.filter((line) => {
    const [code, zone = '', city, name, ...position] = line.split('\t');
    const isPlace = position.length === 2 && position.every((part) => /^(-?\d{1,3}\.\d{4})?$/.test(part));
    return !/^[A-Z]{3}$/.test(code ?? '') || !zones.has(canonical(zone)) || !city || !name || !isPlace;
  });
  expect(wrong).toEqual([]);
});

test.each([
  ['MUC', 'Europe/Berlin', 'Munich', 'Munich International Airport', '48.3538', '11.7861'],
  ['JFK', 'America/New_York', 'New York City', 'John F. Kennedy International Airport', '40.6398', '-73.7787'],
  // Renamed, or moved to another place, or both; both sets have CPO and GWD at the airport that is closed.
  ['DOH', 'Asia/Qatar', 'Doha', 'Hamad International Airport', '25.2610', '51.6136'],
  ['LAS', 'America/Los_Angeles', 'Las Vegas', 'Harry Reid International Airport', '36.0801', '-115.1522'],
  ['TAO', 'Asia/Shanghai', 'Qingdao', 'Qingdao Jiaodong International Airport', '36.3619', '120.0883'],
  ['CGY', 'Asia/Manila', 'Cagayan de Oro', 'Laguindingan Airport', '8.6125', '124.4572'],
  ['SHO', 'Africa/Mbabane', 'Matsapha', 'King Mswati III International Airport', '-26.3568', '31.7170'],
  ['SGU', 'America/Denver', 'Saint George', 'St. George Regional Airport', '37.0326', '-113.5102'],
  ['ISG', 'Asia/Tokyo', 'Ishigaki', 'Painushima Ishigaki Airport', '24.3903', '124.2455'],
  ['CPO', 'America/Santiago', 'Copiapó', 'Desierto de Atacama Airport', '-27.2612', '-70.7792'],
  ['GWD', 'Asia/Karachi', 'Gwadar', 'Gwadar International Airport', '25.2967', '62.4988'],
])('%s is where it is', (...facts) => expect(airport(facts[0])).toEqual(facts));

test('the city of an airport is no airport', () => {
  const cityOf = (line: string) => line.split('\t')[2] ?? '';
  expect(lines.map(cityOf).filter((city) => /\b(Airport|Air (Base|Force)|Airfield|Aerodrome)\b/.test(city))).toEqual(
    [],
  );
});

test.each([
  ['where the two sets differ, the zone is the one its coordinates lie in', 'PUQ', 'America/Punta_Arenas'],
  ['flights of all of China keep Beijing time', 'URC', 'Asia/Shanghai'],
  ['a code that has moved belongs to its new airport', 'BSZ', 'Asia/Bishkek'],
])('%s', (_, code, zone) => expect(airport(code)?.[1]).toBe(zone));

test('a code that the two sets give to different countries is left out', () => {
  expect(airport('TCV')).toBeUndefined();
});

test.each([
  ['that the two sets do not have in common are left out', 'VTZ', '', ''],
  ['are those of the set that a third one supports', 'KTI', '11.3596', '104.9208'],
])('coordinates %s', (_, code, ...place) => expect(airport(code)?.slice(4)).toEqual(place));

function canonical(timeZone: string): string {
  return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
}
