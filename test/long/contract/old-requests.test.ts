import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { OpenedPkpass } from '../../helpers/pkpass.ts';
import { answersToOldRequests, type Got } from './old-requests.ts';

/**
 * Answers of the service before it had languages, groups, action links and barcodes on pages, made by this file in
 * a checkout of that commit:
 *
 *     git worktree add ../before 9e24451 && (cd ../before && npm ci)
 *     cp test/contract/old-requests*.ts ../before/test/contract
 *     (cd ../before && OLD_REQUESTS=record npx jest test/long/contract/old-requests.test.ts)
 *     cp ../before/test/contract/old-requests.json.gz test/contract
 */
const file = 'test/long/contract/old-requests.json.gz';

type Answers = Record<string, Got[]>;
let after: Answers;
beforeAll(async () => {
  after = await answersToOldRequests();
  if (process.env.OLD_REQUESTS === 'record') writeFileSync(file, gzipSync(JSON.stringify(after), { level: 9 }));
});
const before = (): Answers => JSON.parse(gunzipSync(readFileSync(file)).toString());

const passesOf = (answers: Answers) => Object.values(answers).flat();
const withoutSize = (answers: Answers) =>
  Object.entries(answers).map(([title, steps]) => [title, steps.map(({ pkpassBytes: _, ...got }) => got)]);

test('old requests get the answers, passes and bodies in Google Wallet that they got, but for what was decided', () => {
  const [old, young] = [withoutSize(reworded(decided(before()))), withoutSize(withTexts(after))];
  expect(young).toEqual(old);
  // Keys have the same order, too.
  expect(JSON.stringify(young)).toBe(JSON.stringify(old));
});

test('their .pkpass files have not grown, with pictures as they were sent', () => {
  const old = passesOf(before()).map(({ pkpassBytes }) => pkpassBytes);
  const grown = passesOf(after).filter(({ pkpassBytes = 0 }, place) => pkpassBytes > (old[place] ?? 0));
  expect(grown).toEqual([]);
  expect(old.length).toBeGreaterThan(70);
});

/** Changes the former answers by the decisions since. */
const decided = (answers: Answers): Answers =>
  Object.fromEntries(
    Object.entries(withTexts(answers)).map(([title, steps]) => [
      title,
      steps.map((got) => {
        const named = withLabels(got.passJson);
        const passJson = isCancelled(named) ? byTimetable(named) : named;
        const marks = passJson ? marksOf(passJson) : [];
        return {
          ...got,
          ...(takesBarcodeOfTemplate(got.passJson) && { answer: withoutWarnings(got.answer) }),
          ...(passJson && { passJson: withMarks(passJson, marks) }),
          google: got.google
            .map(withoutGroup)
            .map((each) => (isCancelled(got.passJson) ? boardingByTimetable(each, got.passJson) : each))
            .map((each) => withEstimates(each, marks)),
        };
      }),
    ]),
  );

const flightDay = 15;
const clockOn = (_: string, label: string, day: string, hour: string, minutes: string, half: string) => {
  const time = `${String((Number(hour) % 12) + (half === 'PM' ? 12 : 0)).padStart(2, '0')}:${minutes}`;
  return `"${label}: ${time}${Number(day) === flightDay ? '' : ` on ${day} March`}"`;
};

/** Has our sentences in the words that they have since: docs/api/notifications.md#notification-of-updates. */
const reworded = (answers: Answers): Answers =>
  JSON.parse(
    JSON.stringify(answers)
      .replaceAll(/Cancelled: (\w+) does not depart at (\d\d:\d\d)/g, '$1 at $2 is cancelled')
      .replaceAll('lands elsewhere than', 'landing at another airport instead of')
      .replaceAll('"Status: Redeemed"', '"This boarding pass has been used"')
      .replaceAll('"Status: Voided"', '"This boarding pass is no longer valid"')
      .replaceAll(/"(\w+): March (\d+), 2027 (\d+):(\d\d) ([AP]M)"/g, clockOn),
  );

type OldWarning = string | { readonly field: string; readonly message?: string; readonly text?: string };

/** Restores warnings as texts, or for a pass as objects with a message: docs/decisions/warnings.md#warnings-of-one-shape. */
const withTexts = (answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).map(([title, steps]) => [title, steps.map(withTextsOf)]));

function withTextsOf(got: Got): Got {
  const { warnings } = (got.answer ?? {}) as { readonly warnings?: readonly OldWarning[] };
  if (warnings === undefined) return got;
  const texts = warnings
    .map((each) => (typeof each === 'string' ? each : (each.text ?? `${each.field} ${each.message}.`)))
    // Warnings came with the marks of times: docs/decisions/flight-status.md#the-timetable-stays.
    .filter((text) => !text.includes(' stays as sent; ') && !text.includes('; these times stay as they were: '))
    // Later came those of a validity that contradicts the flight: docs/decisions/expiry.md#expired-by-time.
    .filter((text) => !text.includes(' the departure, '));
  const { warnings: _, ...answer } = got.answer as { readonly warnings: unknown };
  return { ...got, answer: texts.length > 0 ? { ...answer, warnings: texts } : answer };
}

/** Finds passes with the barcode of the examples' static passenger: docs/decisions/barcodes.md#a-barcode-says-what-the-pass-says. */
const takesBarcodeOfTemplate = (passJson?: PassJson) =>
  passJson?.barcodes?.some(({ message }: { readonly message: string }) => message.startsWith('M1SAMPLE/JANE ')) ??
  false;

function withoutWarnings(answer: unknown) {
  const { warnings: _, ...rest } = answer as { readonly warnings?: unknown };
  return rest;
}

/** Removes the group of a template's passes, by null in an update: docs/decisions/google-wallet.md#google-groups-by-itself. */
function withoutGroup({ call, body }: Got['google'][number]): Got['google'][number] {
  if (!('groupingInfo' in body)) return { call, body };
  const { groupingInfo: _, ...rest } = body;
  return { call, body: call.startsWith('PATCH') ? { ...body, groupingInfo: null } : rest };
}

type PassJson = OpenedPkpass['passJson'];
interface Field {
  readonly key: string;
  readonly value: string;
}

/** Names the airports as the airline does: docs/decisions/airports.md#names. */
function withLabels(passJson?: PassJson): PassJson | undefined {
  if (passJson?.semantics === undefined) return passJson;
  const { semantics, boardingPass } = passJson;
  const [origin, destination] = boardingPass.primaryFields as readonly (Field & { readonly label: string })[];
  const nameOf = (field: typeof origin, own: string) => (field && field.label !== field.value ? field.label : own);
  const departureAirportName = nameOf(origin, semantics.departureAirportName);
  const destinationAirportName = nameOf(destination, semantics.destinationAirportName);
  return { ...passJson, semantics: { ...semantics, departureAirportName, destinationAirportName } };
}

const isCancelled = (passJson?: PassJson) =>
  passJson?.boardingPass.backFields.some(
    ({ key, value }: Field) => key === 'flight-status-text' && value.startsWith('Cancelled'),
  );

/** Removes expected times of a cancelled flight, once shown beside its status: docs/decisions/flight-status.md#a-status-is-a-sentence. */
function byTimetable(passJson: PassJson): PassJson {
  const {
    currentBoardingDate: _b,
    currentDepartureDate: _d,
    currentArrivalDate: _a,
    ...semantics
  } = passJson.semantics;
  const { boardingPass } = passJson;
  const planned: Readonly<Record<string, string>> = {
    date: semantics.originalDepartureDate,
    boarding: semantics.originalBoardingDate,
    departure: semantics.originalDepartureDate,
  };
  return {
    ...passJson,
    semantics,
    boardingPass: {
      ...boardingPass,
      auxiliaryFields: boardingPass.auxiliaryFields.map((field: Field) => ({
        ...field,
        value: planned[field.key] ?? field.value,
      })),
      backFields: boardingPass.backFields.filter(({ key }: Field) => key !== 'scheduled-departure'),
    },
  };
}

/** Gives Wallet B the boarding of a cancelled flight that page and Wallet A show. */
function boardingByTimetable({ call, body }: Got['google'][number], passJson?: PassJson): Got['google'][number] {
  const boarding = passJson?.semantics.originalBoardingDate.slice(0, 19);
  return { call, body: 'localBoardingDateTime' in body ? { ...body, localBoardingDateTime: boarding } : body };
}

/** The mark of a time that contradicts the others: docs/decisions/flight-status.md#the-timetable-stays. */
interface Mark {
  readonly key: string;
  readonly label: string;
  readonly short: string;
  readonly sentence: string;
}

function marksOf({ boardingPass: { auxiliaryFields, backFields }, semantics }: PassJson): Mark[] {
  const fields: readonly Field[] = [...auxiliaryFields, ...backFields];
  const textOf = (key: string) => fields.find((each) => each.key === key)?.value ?? '';
  const [flightDay = ''] = semantics?.originalDepartureDate.split('T') ?? [];
  const when = (date: string) =>
    date.startsWith(flightDay) ? date.slice(11, 16) : `${date.slice(11, 16)} on ${Number(date.slice(8, 10))} March`;
  const times = ['Boarding', 'Arrival'].flatMap((label) => {
    const key = label.toLowerCase();
    const [sent, expected] = [textOf(key), semantics?.[`current${label}Date`] ?? semantics?.[`original${label}Date`]];
    if (sent === '' || expected === undefined || expected === sent) return [];
    const announced = `announced for ${when(sent)}`;
    const isOver = textOf('flight-status-text').startsWith('Diverted');
    const sentence = isOver
      ? announced
      : `about ${when(expected)}, estimated from the new departure time (${announced})`;
    return [{ key, label, short: `${sent.slice(11, 16)} (?)`, sentence }];
  });
  const dateOf = (label: string) =>
    Date.parse(semantics?.[`current${label}Date`] ?? semantics?.[`original${label}Date`]);
  const [closing, hasMoved] = [textOf('closing'), /"current\w+Date"/.test(JSON.stringify(semantics ?? {}))];
  const isBetween = dateOf('Boarding') < Date.parse(closing) && Date.parse(closing) <= dateOf('Departure');
  if (closing === '' || !hasMoved || isBetween) return times;
  const sentence = `announced for ${when(closing)}`;
  return [...times, { key: 'closing', label: 'Gate closes', short: `${closing.slice(11, 16)} (?)`, sentence }];
}

function withMarks(passJson: PassJson, marks: readonly Mark[]): PassJson {
  const marked = (row: 'short' | 'sentence') => (field: Field & { readonly label?: string }) => {
    const mark = marks.find(({ key }) => key === field.key);
    return mark ? { key: field.key, label: field.label, value: mark[row] } : field;
  };
  const { boardingPass } = passJson;
  const back = boardingPass.backFields.map(marked('sentence'));
  const boarding = marks.filter(({ key }) => key === 'boarding');
  const place = back.findLastIndex(({ key }: Field) => ['last-notification', 'flight-status-text'].includes(key)) + 1;
  const estimates = boarding.map(({ label, sentence }) => ({ key: 'boarding-estimate', label, value: sentence }));
  return {
    ...passJson,
    boardingPass: {
      ...boardingPass,
      auxiliaryFields: boardingPass.auxiliaryFields.map(marked('short')),
      backFields: back.toSpliced(place, 0, ...estimates),
    },
  };
}

function withEstimates({ call, body }: Got['google'][number], marks: readonly Mark[]): Got['google'][number] {
  if (!call.includes('flightClass') || !Array.isArray(body.textModulesData)) return { call, body };
  const texts = marks.map(({ key, label, sentence }) => ({ id: `${key}-estimate`, header: label, body: sentence }));
  const place = body.textModulesData.findIndex(({ id }) => id === 'flight-status-text') + 1;
  return { call, body: { ...body, textModulesData: body.textModulesData.toSpliced(place, 0, ...texts) } };
}
