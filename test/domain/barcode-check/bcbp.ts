import fc from 'fast-check';
import type { PassFields } from '../../../lambdas/domain/fields/pass-fields.ts';
import type { TemplateFields } from '../../../lambdas/domain/template-fields/template-fields.ts';
import { examplePass, exampleTemplate } from '../../helpers/examples.ts';

/** Bar-coded boarding passes of airlines with their passes, written independently of the reader. */

/** Names in ordinary spelling, with their capitals in a barcode; none is the beginning of another. */
const people = [
  { given: 'Erika', surname: 'Mustermann', written: ['MUSTERMANN/ERIKA'] },
  { given: 'Jürgen', surname: 'Müller', written: ['MUELLER/JUERGEN', 'MULLER/JURGEN'] },
  { given: 'Zoë Anne', surname: "O'Hara", written: ['OHARA/ZOE ANNE', 'OHARA/ZOEANNE', 'OHARA/ZOE'] },
  { given: 'Juan', surname: 'García López', written: ['GARCIA LOPEZ/JUAN', 'GARCIALOPEZ/JUAN', 'GARCIA/JUAN'] },
  { given: 'Søren', surname: 'Østergård', written: ['OESTERGAARD/SOEREN', 'OSTERGARD/SOREN'] },
  { given: 'Karl', surname: 'von und zu Hohenstein-Langenau', written: ['VONUNDZUHOHENSTEINLANGENAU/KARL'] },
  { given: 'Wei', surname: 'Li', written: ['LI/WEI'] },
  { given: 'Łukasz', surname: 'Strąk', written: ['STRAK/LUKASZ'] },
  { given: 'Desirée-Lou', surname: 'Weiß', written: ['WEISS/DESIREE LOU', 'WEISS/DESIREELOU'] },
  { given: 'Boris', surname: 'Master', written: ['MASTER/BORIS'] },
] as const;
const kinds = ['route', 'flight', 'date', 'seat', 'sequence', 'name', 'confirmation'] as const;
export type Difference = (typeof kinds)[number];

const digits = (max: number) => fc.integer({ min: 1, max });
const pick = <const Value>(...values: readonly Value[]) => fc.constantFrom(...values);
const airports = ['MUC', 'BER', 'CDG', 'LHR', 'JFK', 'XHJ', 'GVA', 'ORY'] as const;
const letters = (length: number) =>
  fc
    .array(pick(...'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'), { minLength: length, maxLength: length })
    .map((all) => all.join(''));

/** Variations between right passes. */
const variety = fc.record({
  person: fc.integer({ min: 0, max: people.length - 1 }),
  spelling: fc.nat(),
  title: pick('', '', 'MR', ' MRS', 'DR', ' MS'),
  shownAs: pick('given first', 'surname first', 'with a comma', 'with a title'),
  isLowerCase: fc.boolean(),
  hasE: fc.boolean(),
  route: fc.shuffledSubarray([...airports], { minLength: 2, maxLength: 2 }),
  carrier: pick('LH', 'U2', 'ZZ', '4U', 'EZY', 'SWR'),
  flightNumber: digits(9_999),
  suffix: pick('', '', '', 'A', 'D'),
  departureDay: fc.integer({ min: 0, max: 3_000 }),
  row: digits(99),
  column: pick(...'ABCDEFGHJK'),
  seatForm: pick('012C', '12C ', 'blank', 'INF ', 'none yet'),
  sequenceForm: pick('0025 ', '25   ', '00025', 'blank'),
  sequence: digits(999),
  code: fc.integer({ min: 5, max: 7 }).chain(letters),
  status: pick('0', '1', '3', '7'),
  codeshare: pick('none', 'none', 'without its marketing carrier', 'with its marketing carrier'),
  otherLegs: fc.integer({ min: 0, max: 3 }),
  place: fc.nat(),
  version: pick('none', "the airline's own", '1', '2', '5', '6', '8'),
  isSigned: fc.boolean(),
  isCut: fc.boolean(),
  isBeforeCheckIn: fc.boolean(),
});
type Variety = typeof variety extends fc.Arbitrary<infer Value> ? Value : never;

/** A barcode with the flight and the passenger of its pass. */
export interface Issued {
  readonly value: string;
  readonly flight: TemplateFields;
  readonly passenger: PassFields;
}

/** Choices that make a difference visible: the compared part must be there. */
const comparable: Readonly<Record<Difference, Partial<Variety>>> = {
  route: {},
  flight: { codeshare: 'none', suffix: '' },
  date: {},
  seat: { seatForm: '012C', status: '1', isBeforeCheckIn: false },
  sequence: { sequenceForm: '0025 ', isBeforeCheckIn: false },
  name: {},
  confirmation: { codeshare: 'none' },
};

/** A right barcode and its pass. */
export const rightPass: fc.Arbitrary<Issued> = variety.map(issued);

/** A barcode and a pass that differ in one thing. */
export const wrongPass: fc.Arbitrary<Issued & { readonly difference: Difference }> = fc
  .tuple(variety, pick(...kinds), fc.nat())
  .map(([all, difference, by]) => {
    const right = issued({ ...all, ...comparable[difference] });
    return { ...differing(right, difference, all, by), difference };
  });

const template = exampleTemplate().fields;
const passenger = examplePass().fields;

function issued(all: Variety): Issued {
  const [from = '', to = ''] = all.route;
  const departure = new Date(Date.UTC(2026, 0, 1 + all.departureDay));
  const isShort = all.suffix !== '' && all.flightNumber > 999;
  const number = `${isShort ? 999 : all.flightNumber}`.padStart(3, '0') + all.suffix;
  const isCodeshare = all.codeshare !== 'none';
  const flight = isCodeshare ? '7311 ' : (number.replace(/\D/, '').padStart(4, '0') + all.suffix).padEnd(5);
  const marketing = all.codeshare === 'without its marketing carrier' ? '' : all.carrier;
  const leg: WrittenLeg = {
    code: isCodeshare ? 'QQQQQQ' : all.code,
    ...{ from, to, flight, marketing },
    carrier: isCodeshare ? 'YY' : all.carrier,
    day: dayOf(departure),
    seat: seatOf(all),
    sequence: sequenceOf(all),
    status: all.status,
  };
  const legs = otherLegsOf(all);
  legs.splice(all.place % (legs.length + 1), 0, leg);
  const header = `M${legs.length}${nameOf(all).padEnd(20)}${all.hasE ? 'E' : ' '}`;
  const isShortened = all.isBeforeCheckIn && legs.length === 1;
  const written = header + legs.map((each, index) => legOf(each, index, all)).join('');
  const value = isShortened ? written.slice(0, 47) : all.isSigned ? `${written}^108ABCDEFGH` : written;
  return {
    value: all.isCut ? value.trimEnd() : value,
    flight: {
      ...template,
      'origin-airport': from,
      'destination-airport': to,
      'flight-number-label': all.carrier,
      'flight-number': number,
      'departure-time': `${departure.toISOString().slice(0, 10)}T23:50:00`,
    },
    passenger: {
      ...passenger,
      'passenger-name': shownName(all),
      'seat-number': all.seatForm === 'INF ' ? 'Infant' : `${all.row}${all.column}`,
      'sequence-number': all.sequenceForm === 'blank' && all.isCut ? undefined : `${all.sequence}`.padStart(3, '0'),
      'confirmation-number': all.code,
    },
  };
}

function differing(right: Issued, difference: Difference, all: Variety, by: number): Issued {
  const { flight, passenger } = right;
  const departure = Date.parse(`${flight['departure-time']}Z`);
  const changes: Readonly<Record<Difference, () => Partial<Issued>>> = {
    route: () => ({ flight: { ...flight, [by % 2 ? 'origin-airport' : 'destination-airport']: 'SYD' } }),
    flight: () => ({
      flight: { ...flight, 'flight-number': String(((all.flightNumber + (by % 9_000)) % 9_999) + 1).padStart(3, '0') },
    }),
    date: () => {
      const later = new Date(departure + (2 + (by % 360)) * 86_400_000).toISOString();
      return { flight: { ...flight, 'departure-time': later.slice(0, 19) } };
    },
    seat: () => ({ passenger: { ...passenger, 'seat-number': `${(all.row % 99) + 1}${all.column}` } }),
    sequence: () => ({ passenger: { ...passenger, 'sequence-number': String(all.sequence + 1 + (by % 1_000)) } }),
    name: () => {
      const person = (all.person + 1 + (by % (people.length - 1))) % people.length;
      return { passenger: { ...passenger, 'passenger-name': shownName({ ...all, person }) } };
    },
    confirmation: () => ({
      passenger: { ...passenger, 'confirmation-number': (all.code.startsWith('X') ? 'Y' : 'X') + all.code.slice(1) },
    }),
  };
  return { ...right, ...changes[difference]() };
}

function nameOf({ person, spelling, title, isLowerCase }: Variety): string {
  const { written } = people[person] as (typeof people)[number];
  const name = `${written[spelling % written.length]}${title}`.slice(0, 20);
  return isLowerCase ? name.toLowerCase() : name;
}

function shownName({ person, shownAs }: Pick<Variety, 'person' | 'shownAs'>): string {
  const { given, surname } = people[person] as (typeof people)[number];
  const names = {
    'given first': `${given} ${surname}`,
    'surname first': `${surname}/${given}`.toUpperCase(),
    'with a comma': `${surname}, ${given}`,
    'with a title': `Dr. ${given} ${surname}`,
  };
  return names[shownAs];
}

function seatOf({ seatForm, row, column }: Variety): string {
  if (seatForm === 'none yet') return '0000';
  if (seatForm === 'INF ') return seatForm;
  if (seatForm === 'blank') return '    ';
  return seatForm === '012C' ? `${row}`.padStart(3, '0') + column : `${row}${column}`.padEnd(4);
}

function sequenceOf({ sequenceForm, sequence }: Variety): string {
  const text = {
    '0025 ': `${sequence}`.padStart(4, '0'),
    '25   ': `${sequence}`,
    '00025': `${sequence}`.padStart(5, '0'),
    blank: '',
  };
  return text[sequenceForm].padEnd(5);
}

/** The day of the year, counted by months. */
function dayOf(date: Date): string {
  const year = date.getUTCFullYear();
  const before = Array.from({ length: date.getUTCMonth() }, (_, month) =>
    new Date(Date.UTC(year, month + 1, 0)).getUTCDate(),
  );
  return String(before.reduce((sum, days) => sum + days, date.getUTCDate())).padStart(3, '0');
}

type WrittenLeg = ReturnType<typeof otherLegsOf>[number];

/** Legs elsewhere, before or after the one of the pass. */
function otherLegsOf({ otherLegs }: Variety) {
  return ['VIE', 'ZRH', 'OSL'].slice(0, otherLegs).map((from) => ({
    ...{ code: 'OTHER1', from, to: 'HEL', carrier: 'AY', marketing: 'AY', flight: '1234 ' },
    ...{ day: '099', seat: '001A', sequence: '0001 ', status: '1' },
  }));
}

function legOf(leg: WrittenLeg, index: number, { version }: Variety): string {
  const more = conditionalOf(leg, index === 0, version);
  const { code, from, to, carrier, flight, day, seat, sequence, status } = leg;
  return `${code.padEnd(7)}${from}${to}${carrier.padEnd(3)}${flight}${day}Y${seat}${sequence}${status}${sizeOf(more)}${more}`;
}

function conditionalOf({ marketing }: WrittenLeg, isFirst: boolean, version: Variety['version']): string {
  if (version === 'none') return '';
  if (version === "the airline's own") return '3JIJI7O4M28C';
  const repeated = `0571234567890  ${marketing.padEnd(3)}AF 1234567890123    0PC${version >= '5' ? 'Y' : ''}`;
  const unique = '1WW6225BAC 0014123456003';
  return `${isFirst ? `>${version}${sizeOf(unique)}${unique}` : ''}${sizeOf(repeated)}${repeated}OWN`;
}

const sizeOf = (text: string) => text.length.toString(16).toUpperCase().padStart(2, '0');
