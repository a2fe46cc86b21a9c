import { type FlightStatus, flightStatuses } from '../../../lambdas/domain/fields/flight-statuses.ts';
import { flightDayOf } from '../../../lambdas/domain/flight/flight-day.ts';
import { inEnglish } from '../../../lambdas/domain/languages/languages.ts';
import { boardingPassOf } from '../../../lambdas/domain/shown/boarding-pass.ts';
import type { Template } from '../../../lambdas/domain/template/template.ts';
import type { TemplateFields } from '../../../lambdas/domain/template-fields/template-fields.ts';
import { addDays } from '../../../lambdas/domain/time/dates.ts';
import { flightClassInput } from '../../../lambdas/issuing/google.ts';
import { semanticDesign } from '../../../lambdas/wallets/apple/semantics.ts';
import { flightClassOf } from '../../../lambdas/wallets/google/flight-class.ts';
import { shownTimesOf, unmarkedTimeIn } from '../../../sim/invariants/shown-times.ts';
import { Chance } from '../../../world/time/chance.ts';
import { seed, times } from '../../helpers/effort.ts';
import { exampleTemplate, now, shownExamplePass } from '../../helpers/examples.ts';
import { transatlantic } from '../../helpers/transatlantic.ts';

type Changes = { readonly [Name in keyof TemplateFields]?: TemplateFields[Name] | undefined };

const zoneOf = ({ airports }: Template) => airports?.destination?.timeZone ?? '';

/** The next version of a template after an update. */
function updated(before: Template, changes: Changes, at = now): Template {
  const fields = { ...before.fields, ...changes } as TemplateFields;
  const named = new Set(Object.keys(changes));
  const flightDay = flightDayOf(fields, { at, zone: zoneOf(before), before, named });
  return { ...before, version: before.version + 1, updatedAtUtc: at.toISOString(), fields, flightDay };
}

type Tags = Readonly<Record<string, string | undefined>>;

const pass = shownExamplePass();
const designOf = (template: Template, isOwnDataPreserved = false) =>
  semanticDesign(boardingPassOf(template, pass), { isOwnDataPreserved }) as {
    readonly semantics: Tags;
    readonly liveDataConfiguration?: object;
  };
const tagsOf = (template: Template) => designOf(template).semantics;

const local = (time: string, day = '15') => `2027-03-${day}T${time}:00`;

test.each<[string, Changes[], Partial<Record<string, string | undefined>>]>([
  [
    'a delay moves all three, by the interval of the timetable',
    [{ 'estimated-departure-time': local('19:05') }],
    {
      currentBoardingDate: '2027-03-15T18:35:00+01:00',
      currentDepartureDate: '2027-03-15T19:05:00+01:00',
      currentArrivalDate: '2027-03-15T20:15:00+01:00',
    },
  ],
  [
    'boarding that moves alone is current, not original',
    [{ 'boarding-time': local('17:15') }],
    { currentBoardingDate: '2027-03-15T17:15:00+01:00', currentDepartureDate: undefined },
  ],
  [
    'boarding that moves behind departure takes it along',
    [{ 'boarding-time': local('18:30') }],
    { currentBoardingDate: '2027-03-15T18:30:00+01:00', currentDepartureDate: '2027-03-15T19:00:00+01:00' },
  ],
  [
    'estimates of the airline go before what follows from others',
    [
      {
        'estimated-boarding-time': local('18:00'),
        'estimated-departure-time': local('19:05'),
        'estimated-arrival-time': local('20:00'),
      },
    ],
    { currentBoardingDate: '2027-03-15T18:00:00+01:00', currentArrivalDate: '2027-03-15T20:00:00+01:00' },
  ],
  [
    'boarding that is moved back is that of the timetable',
    [{ 'boarding-time': local('18:30') }, { 'boarding-time': local('17:05') }],
    { currentBoardingDate: undefined, currentDepartureDate: undefined },
  ],
  [
    'an earlier departure leaves boarding alone',
    [{ 'estimated-departure-time': local('17:30') }],
    {
      currentBoardingDate: undefined,
      currentDepartureDate: '2027-03-15T17:30:00+01:00',
      currentArrivalDate: undefined,
    },
  ],
  [
    'but not where boarding would follow it',
    [{ 'estimated-departure-time': local('17:00') }],
    { currentBoardingDate: '2027-03-15T16:30:00+01:00', currentDepartureDate: '2027-03-15T17:00:00+01:00' },
  ],
])('current times: %s', (_title, changes, expected) => {
  const tags = tagsOf(changes.reduce<Template>((template, each) => updated(template, each), exampleTemplate()));
  expect(tags).toMatchObject({
    originalBoardingDate: '2027-03-15T17:05:00+01:00',
    originalDepartureDate: '2027-03-15T17:35:00+01:00',
    originalArrivalDate: '2027-03-15T18:45:00+01:00',
  });
  expect(Object.fromEntries(Object.keys(expected).map((name) => [name, tags[name]]))).toEqual(expected);
});

test.each<[string, Changes[], string]>([
  ['boarding as the field says', [{ 'departure-time': local('18:00') }], '17:05'],
  [
    'boarding as the same update says',
    [{ 'departure-time': local('18:00'), 'boarding-time': local('17:30') }],
    '17:30',
  ],
  [
    'the interval, when boarding had moved from the timetable before',
    [{ 'boarding-time': local('17:15') }, { 'departure-time': local('18:00') }],
    '17:30',
  ],
])('another departure-time is another timetable, with %s', (_title, changes, boarding) => {
  const template = changes.reduce<Template>((before, each) => updated(before, each), exampleTemplate());
  expect(tagsOf(template)).toMatchObject({
    originalBoardingDate: `2027-03-15T${boarding}:00+01:00`,
    originalDepartureDate: '2027-03-15T18:00:00+01:00',
  });
});

describe('a random day', () => {
  const chance = new Chance(seed, 'a day');
  const moved = (time: string | undefined, minutes: number) =>
    time && new Date(Date.parse(`${time}Z`) + minutes * 60_000).toISOString().slice(0, 19);
  const fields = ['boarding-time', 'estimated-boarding-time', 'estimated-departure-time', 'estimated-arrival-time'];
  const scheduledOf = {
    'boarding-time': 'boarding-time',
    'estimated-boarding-time': 'boarding-time',
    'estimated-departure-time': 'departure-time',
    'estimated-arrival-time': 'arrival-time',
  } as const;

  /** A change of some movable times by up to 14 hours, and perhaps of the status. */
  function change({ fields: scheduled }: Template): Changes {
    const names = fields.filter(() => chance.next() < 0.4) as (keyof typeof scheduledOf)[];
    const each = names.map((name) => {
      const isCleared = name !== 'boarding-time' && chance.next() < 0.2;
      const minutes = Math.round((chance.next() - 0.3) * 20) * chance.pick([1, 5, 60]);
      return [name, isCleared ? undefined : moved(scheduled[scheduledOf[name]], minutes)];
    });
    const status = chance.next() < 0.3 ? { 'flight-status': chance.pick([...flightStatuses, undefined]) } : {};
    return { ...Object.fromEntries(each), ...status, 'origin-gate': chance.pick(['A1', 'B2']) };
  }

  /** Flights at noon, over midnight, across the ocean, and in a night of changing clocks. */
  const flights = [
    exampleTemplate(),
    transatlantic(),
    transatlantic({
      'boarding-time': local('23:10'),
      'departure-time': local('23:50'),
      'arrival-time': local('03:05', '16'),
    }),
    exampleTemplate({
      'boarding-time': '2027-03-28T01:15:00',
      'departure-time': '2027-03-28T01:55:00',
      'arrival-time': '2027-03-28T04:10:00',
    }),
    exampleTemplate({
      'boarding-time': '2027-10-31T01:45:00',
      'departure-time': '2027-10-31T02:20:00',
      'arrival-time': '2027-10-31T03:40:00',
    }),
  ];
  const kinds = ['Boarding', 'Departure', 'Arrival'] as const;

  /** Describes the first contradiction between the times of a flight. */
  function problemOf(timetable: Tags, tags: Tags): string | undefined {
    const moved = kinds.find((kind) => tags[`original${kind}Date`] !== timetable[`original${kind}Date`]);
    if (moved) return `${moved} of the timetable has moved`;
    const times = kinds.map((kind) => Date.parse(tags[`current${kind}Date`] ?? tags[`original${kind}Date`] ?? ''));
    const [boarding = 0, departure = 0, arrival = 0] = times;
    if (!(boarding < departure && departure < arrival)) return 'the order is wrong';
    const given = kinds.filter((kind) => tags[`current${kind}Date`] !== undefined);
    if (departure > Date.parse(timetable.originalDepartureDate ?? ''))
      return given.length < 3 ? `a delay has only ${given}` : undefined;
    const needless = given.find((kind) => tags[`current${kind}Date`] === tags[`original${kind}Date`]);
    return needless && `${needless} is as in the timetable`;
  }

  test(`of ${times(100)} histories of changes none moves the timetable, every order holds, and no two times contradict each other unmarked (seed ${seed})`, () => {
    for (let history = 0; history < times(100); history++) {
      const timetable = chance.pick(flights) as Template;
      const scheduled = tagsOf(timetable);
      let template = timetable;
      for (let step = 0; step < 8; step++) {
        const changes = change(timetable);
        template = updated(template, changes);
        const tags = tagsOf(template);
        const isCancelled = template.fields['flight-status'] === 'cancelled';
        const problem =
          problemOf(scheduled, tags) ?? (isCancelled ? undefined : unmarkedTimeIn(shownTimesOf(template)));
        if (problem) throw new Error(`${problem}: ${JSON.stringify({ history, step, changes, tags })}`);
      }
    }
  });
});

describe('Google Wallet', () => {
  const classOf = (template: Template) =>
    flightClassOf('issuer', flightClassInput({ publicBaseUrl: 'https://passes.example.com' }, template, [inEnglish]));

  test.each<[FlightStatus, string]>([
    ['scheduled', 'SCHEDULED'],
    ['delayed', 'SCHEDULED'],
    ['boarding', 'SCHEDULED'],
    ['gate-closed', 'SCHEDULED'],
    ['departed', 'ACTIVE'],
    ['arrived', 'LANDED'],
    ['cancelled', 'CANCELLED'],
    ['diverted', 'REDIRECTED'],
  ])('%s is %s, with the scheduled departure where there is no estimate', (status, flightStatus) => {
    const changed = updated(exampleTemplate(), { 'flight-status': status, 'estimated-departure-time': undefined });
    expect(classOf(changed)).toMatchObject({
      flightStatus,
      localEstimatedOrActualDepartureDateTime: local('17:35'),
    });
  });

  test('a flight without a status is not said to have none, until it has had one', () => {
    const before = updated(exampleTemplate(), { 'estimated-departure-time': undefined });
    expect(classOf(before)).not.toHaveProperty('flightStatus');
    const cleared = updated(updated(before, { 'flight-status': 'cancelled' }), { 'flight-status': undefined });
    expect(classOf(cleared)).toHaveProperty('flightStatus', undefined);
    expect(classOf(cleared).localEstimatedOrActualDepartureDateTime).toBeUndefined();
  });

  test.each<[string, Changes[], string]>([
    ['that has arrived since', [{ 'flight-status': 'diverted' }, { 'flight-status': 'arrived' }], 'DIVERTED'],
    ['that had arrived before', [{ 'flight-status': 'arrived' }, { 'flight-status': 'diverted' }], 'DIVERTED'],
    [
      'that should have arrived by now',
      [{ 'flight-status': 'diverted', 'estimated-arrival-time': addDays(now.toISOString().slice(0, 19), -1) }],
      'DIVERTED',
    ],
    ['and then cancelled', [{ 'flight-status': 'diverted' }, { 'flight-status': 'cancelled' }], 'CANCELLED'],
    [
      'of another day',
      [{ 'flight-status': 'diverted' }, { 'flight-status': undefined }, { 'flight-status': 'arrived' }],
      'LANDED',
    ],
  ])('a diverted flight %s', (_title, changes, flightStatus) => {
    const template = changes.reduce<Template>((before, each) => updated(before, each), exampleTemplate());
    expect(classOf(template)).toMatchObject({ flightStatus });
  });
});

describe('live data of Apple', () => {
  const excluded = (changes: Changes) => designOf(updated(exampleTemplate(), changes), true).liveDataConfiguration;

  test('does not replace the gates and terminals that the airline keeps current', () => {
    expect(excluded({ 'arrival-gate': undefined })).toEqual({
      excludedSemantics: ['departureGate', 'departureTerminal', 'destinationTerminal'],
    });
  });

  test.each<[Changes, string[]]>([
    [{ 'boarding-time': local('17:40') }, ['currentBoardingDate']],
    [{ 'estimated-boarding-time': local('17:20') }, ['currentBoardingDate']],
    [{ 'estimated-departure-time': local('19:05') }, ['currentBoardingDate', 'currentDepartureDate']],
    [{ 'estimated-arrival-time': local('20:00') }, ['currentArrivalDate']],
    [
      { 'estimated-departure-time': local('19:05'), 'estimated-arrival-time': local('20:00') },
      ['currentBoardingDate', 'currentDepartureDate', 'currentArrivalDate'],
    ],
    [{ 'estimated-departure-time': local('17:35') }, []],
  ])('of times it replaces those that were worked out, and none that the airline has sent: %j', (sent, times) => {
    const places = ['departureGate', 'departureTerminal', 'destinationGate', 'destinationTerminal'];
    expect(excluded(sent)).toEqual({ excludedSemantics: [...places, ...times] });
  });

  test('is not restricted where the airline has not requested it', () => {
    expect(designOf(exampleTemplate())).not.toHaveProperty('liveDataConfiguration');
  });
});
