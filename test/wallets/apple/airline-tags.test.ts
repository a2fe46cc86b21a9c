import { readFileSync } from 'node:fs';
import type { Pass } from '../../../lambdas/domain/pass/pass.ts';
import { boardingPassOf } from '../../../lambdas/domain/shown/boarding-pass.ts';
import { badgeTags } from '../../../lambdas/wallets/apple/badges.ts';
import { semanticDesign } from '../../../lambdas/wallets/apple/semantics.ts';
import { passRows } from '../../fields/pass-rows.ts';
import { templateRows } from '../../fields/template-rows.ts';
import { exampleTemplate, shownExamplePass } from '../../helpers/examples.ts';

/** Names of the tags that Apple defines for boarding passes, with their sources. */
const defined: { readonly passBuilder: readonly string[]; readonly documented: readonly string[] } = JSON.parse(
  readFileSync('test/vectors/apple-airline-tags.json', 'utf8'),
);
const names = [...defined.passBuilder, ...defined.documented];

const ofTrains = 'for trains only, by Apple’s own description';
const ofAircraft = 'no field has the aircraft; Wallet knows it of flights that Apple knows';

/** Tags that no pass has, each with its reason. */
const unsent: Readonly<Record<string, string>> = {
  carNumber: ofTrains,
  departurePlatform: ofTrains,
  departureStationName: ofTrains,
  destinationPlatform: ofTrains,
  destinationStationName: ofTrains,
  departureLocationDescription: 'the names of airport and city say it',
  destinationLocationDescription: 'the names of airport and city say it',
  duration: 'departure and arrival say it',
  silenceRequested: 'the passenger decides whether their phone is silent',
  totalPrice: 'a boarding pass is no receipt: no field has the price',
  vehicleName: ofAircraft,
  vehicleNumber: ofAircraft,
  vehicleType: ofAircraft,
  wifiAccess: 'would put the password of a network on every pass; wifi-url is a link to the offer',
};

/** Each field with the first value that it accepts, as stored. */
const filled = (rows: typeof passRows, only = Object.keys(rows)) =>
  Object.fromEntries(only.flatMap((name) => rows[name]?.accepts.slice(0, 1).map((each) => [name, each.at(-1)]) ?? []));
const ofAirports = ['origin-security-programs', 'destination-security-programs', 'lounge-place-id'];

const template = exampleTemplate({
  ...filled(templateRows, ofAirports),
  'flight-status': 'delayed',
  'flight-status-reason': 'Thunderstorms',
  'estimated-departure-time': '2027-03-15T18:20:00',
});

function tagsOf(fields: Partial<Pass['fields']>): Readonly<Record<string, unknown>> {
  const design = semanticDesign(boardingPassOf(template, shownExamplePass(fields)), { isOwnDataPreserved: false });
  return (design as { semantics?: object }).semantics as Readonly<Record<string, unknown>>;
}

const everything = filled(passRows);
const sent = new Set(
  [everything, { ...everything, 'boarding-zone': undefined, 'passenger-kind': 'infant' as const }].flatMap((fields) =>
    Object.keys(tagsOf(fields)),
  ),
);

test('every tag that Apple defines for airlines is sent, or has a reason not to be', () => {
  expect(names.filter((name) => !sent.has(name) && unsent[name] === undefined)).toEqual([]);
});

test('a tag with a reason is not sent, and nothing is sent that Apple does not define', () => {
  expect(Object.keys(unsent).filter((name) => sent.has(name) || !names.includes(name))).toEqual([]);
  expect([...sent].filter((name) => !names.includes(name))).toEqual([]);
});

test('a pass without badges has none of their tags: its file is that of a service that does not know them', () => {
  const tags = Object.keys(
    badgeTags(boardingPassOf(exampleTemplate(), shownExamplePass({ 'passenger-kind': 'confirmed' }))),
  );
  expect(tags).toEqual([]);
});
