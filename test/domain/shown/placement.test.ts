import type { Field } from '../../../lambdas/domain/fields/field.ts';
import { fieldsOfPass, type PassFields } from '../../../lambdas/domain/fields/pass-fields.ts';
import { wordingsOf } from '../../../lambdas/domain/languages/wordings.ts';
import { english } from '../../../lambdas/domain/languages/words/en.ts';
import { passAt } from '../../../lambdas/domain/pass/expiration.ts';
import type { Pass } from '../../../lambdas/domain/pass/pass.ts';
import type { Flight } from '../../../lambdas/domain/shown/boarding-pass.ts';
import { facts } from '../../../lambdas/domain/shown/facts.ts';
import {
  type AppleRows,
  appleRows,
  googleTexts,
  heroFacts,
  notifiedFacts,
  pageFacts,
} from '../../../lambdas/domain/shown/placement.ts';
import { passDataOf, passTemplateOf, shownTemplateFields } from '../../../lambdas/domain/shown/shown-data.ts';
import { fieldsOfTemplate, type TemplateFields } from '../../../lambdas/domain/template-fields/template-fields.ts';
import { showsOnObjects } from '../../../lambdas/domain/updates/google.ts';
import { notifyingPass, notifyingTemplate } from '../../../lambdas/domain/updates/update-notification.ts';
import { flightClassInput, flightObjectInput } from '../../../lambdas/issuing/google.ts';
import { type RenderingServices, renderPage, renderPkpass } from '../../../lambdas/issuing/render.ts';
import type { PkpassInput } from '../../../lambdas/ports/wallets.ts';
import type { writing } from '../../../lambdas/storage/dynamo-passes.ts';
import { passJsonOf } from '../../../lambdas/wallets/apple/pass-json.ts';
import { stringsFiles, templateStrings } from '../../../lambdas/wallets/apple/strings.ts';
import { flightClassOf } from '../../../lambdas/wallets/google/flight-class.ts';
import { flightObjectOf } from '../../../lambdas/wallets/google/flight-object.ts';
import { type Claim, wrongIn } from '../../fields/claims.ts';
import { now } from '../../helpers/examples.ts';
import { fixedClock } from '../../helpers/fixed-clock.ts';
import { type FieldChange, passChange, passNames, templateChange, templateNames } from './field-changes.ts';

type Shown = Readonly<Record<string, unknown>>;
type Subject = FieldChange['before'];

const services = { clock: fixedClock(now), publicBaseUrl: 'https://passes.example.com' };

/** Rows of the pass, the rest of its pass.json, and its images. */
async function appleWallet({ template, pass }: Subject): Promise<Shown> {
  let built: PkpassInput | undefined;
  const rendering = {
    ...services,
    accounts: { appleCertificate: async () => ({ passTypeId: 'pass.com.example.boarding', teamId: 'A1B2C3D4E5' }) },
    apple: { build: async (input: PkpassInput) => (built = input) },
    identity: { authenticationToken: async () => 'token' },
    images: { get: async (sha256: string) => Buffer.from(sha256) },
  };
  await renderPkpass(rendering as unknown as RenderingServices, template, pass);
  const input = built as unknown as PkpassInput;
  const { boardingPass: rows, ...rest } = passJsonOf(input);
  return {
    header: rows.headerFields,
    primary: rows.primaryFields,
    auxiliary: rows.auxiliaryFields,
    secondary: rows.secondaryFields,
    back: rows.backFields,
    pass: rest,
    image: [input.images, input.strip],
    strings: stringsFiles(templateStrings(input), input).map(({ name, data }) => [
      name,
      Buffer.from(data).toString('utf16le'),
    ]),
  };
}

async function googleWallet({ template, pass }: Subject): Promise<Shown> {
  const wordings = await wordingsOf(template);
  return {
    class: flightClassOf('issuer', flightClassInput(services, template, wordings)),
    object: flightObjectOf('issuer', flightObjectInput(services, template, pass, wordings)),
  };
}

const installPage = async ({ template, pass }: Subject): Promise<Shown> => ({
  page: await renderPage(services, template, pass),
});

const readBack = ({ template, pass }: Subject): Shown => ({
  ...passTemplateOf(template),
  ...Object.fromEntries(
    Object.entries(passDataOf(template, passAt(template, pass, now))).map(([name, value]) => [`pass ${name}`, value]),
  ),
});

/** Names of the parts that differ and have the mark. */
function changed(before: Shown, after: Shown, mark: string): string[] {
  return Object.keys(after).filter((name) => {
    const text = JSON.stringify(after[name]);
    return text !== JSON.stringify(before[name]) && text.includes(mark);
  });
}

const listed = <Name extends string>(names: Name | readonly Name[] | null): readonly string[] =>
  names === null ? [] : typeof names === 'string' ? [names] : names;

/** The lock screen's text about the change, if it has the new value: general words have none. */
function notificationOf({ before, after, mark }: FieldChange): string | undefined {
  const text =
    before.template === after.template
      ? notifyingPass(after.template, before.pass, after.pass, undefined).lastNotification?.text
      : notifyingTemplate(before.template, after.template).lastNotification?.text;
  return text !== english.notices.updated && text?.includes(mark) ? text : undefined;
}

async function inApple({ before, after, mark }: FieldChange): Promise<string[]> {
  const places = changed(await appleWallet(before), await appleWallet(after), mark);
  const rows = places.filter((name) => name in appleRows);
  return rows.length > 0 ? rows : places;
}

const inGoogle = async ({ before, after, mark }: FieldChange) =>
  changed(await googleWallet(before), await googleWallet(after), mark);
const onPage = async ({ before, after, mark }: FieldChange) =>
  changed(await installPage(before), await installPage(after), mark);

const ofTemplate = templateNames.map((name) => ['template', name, fieldsOfTemplate[name], () => templateChange(name)]);
const ofPass = passNames.map((name) => ['pass', name, fieldsOfPass[name], () => passChange(name)]);

test.each([...ofTemplate, ...ofPass] as [string, string, Field, () => FieldChange][])(
  'the %s’s %s shows where its place says',
  async (_owner, _name, place, change) => {
    const { before, after, mark } = change();
    const readAs = () => changed(readBack(before), readBack(after), mark).map((name) => name.replace('pass ', ''));
    const claims: Claim[] = [
      ['in Apple Wallet', () => inApple({ before, after, mark }), listed(place.apple)],
      ['in Google Wallet', () => inGoogle({ before, after, mark }), listed(place.google)],
      ['on the install page', () => onPage({ before, after, mark }), place.page ? ['page'] : []],
      ['on the lock screen', () => notificationOf({ before, after, mark }) !== undefined, place.notified],
      ['in getpassdata and getpasstemplate', () => [...new Set(readAs())].sort(), [...listed(place.readAs)].sort()],
    ];
    const updatesObjects: Claim = [
      'in Google Wallet it has the objects updated if, and only if, it is on them',
      () => showsOnObjects(before.template.fields, after.template.fields),
      listed(place.google).includes('object'),
    ];
    expect(await wrongIn(before.template === after.template ? claims : [...claims, updatesObjects])).toEqual([]);
  },
);

test.each([
  ['a row of Apple Wallet', appleRows.header, 'gate', 'origin-gate', inApple],
  ['the text modules of Google Wallet', googleTexts.class, 'message1', 'message1', inGoogle],
  ['the hero line of the install page', heroFacts, 'gate', 'origin-gate', onPage],
  ['the install page', pageFacts, 'terminal', 'origin-terminal', onPage],
  ['the facts of the lock screen', notifiedFacts, 'gate', 'origin-gate', notificationOf],
] as const)(
  'a fact left out of %s is seen by the tests above',
  async (_, list: readonly string[], fact, field, shown) => {
    const whole = [...list];
    const change = templateChange(field);
    const complete = await shown(change);
    const forgetful = list as string[];
    forgetful.splice(whole.indexOf(fact), 1);
    try {
      expect(await shown(change)).not.toEqual(complete);
    } finally {
      forgetful.splice(0, forgetful.length, ...whole);
    }
  },
);

test('everything that is read back is a field’s, but what is always the same', () => {
  const places: Field[] = [...Object.values(fieldsOfTemplate), ...Object.values(fieldsOfPass)];
  const read = new Set(places.flatMap(({ readAs }) => listed(readAs)));
  expect(Object.keys(shownTemplateFields.shape).filter((name) => !read.has(name))).toEqual(['message3', 'pass-type']);
});

/**
 * Lets the compiler check tables: a field or attribute missing in one fails `npm run check`, shown here with an unknown
 * name. Where a table is no longer complete by its type, its `@ts-expect-error` fails instead.
 */
function complete<Names extends PropertyKey, _Table extends Readonly<Record<Names, unknown>>>() {}
type Forgotten = { forgotten: string };

complete<keyof TemplateFields, typeof fieldsOfTemplate>();
// @ts-expect-error: a field of a template without a place
complete<keyof (TemplateFields & Forgotten), typeof fieldsOfTemplate>();

complete<keyof PassFields, typeof fieldsOfPass>();
// @ts-expect-error: a field of a pass without a place
complete<keyof (PassFields & Forgotten), typeof fieldsOfPass>();

/** A pass without `googleObject`, which is stored under its former name. */
type Stored = Omit<Pass, 'googleObject' | 'storedStatus' | 'storedStatusSinceUtc'>;
complete<keyof Stored, typeof writing>();
// @ts-expect-error: an attribute of a pass that no change would write
complete<keyof (Stored & Forgotten), typeof writing>();

appleRows satisfies AppleRows;
// @ts-expect-error: a sixth field in a row of five
({ ...appleRows, auxiliary: [...appleRows.auxiliary, 'gate'] }) satisfies AppleRows;
// @ts-expect-error: a fact that a boarding pass does not have
({ ...appleRows, header: ['forgotten'] }) satisfies AppleRows;
// @ts-expect-error: a place that says nothing of the install page
({ apple: 'back', google: 'class', notified: false, readAs: null }) satisfies Field;
// @ts-expect-error: a value of the passenger, which the class would show to all of the flight
facts.seat satisfies (flight: Flight) => unknown;
