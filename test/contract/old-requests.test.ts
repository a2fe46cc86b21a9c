import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { answersToOldRequests, type Got } from '../helpers/old-requests.ts';
import type { OpenedPkpass } from '../helpers/pkpass.ts';

/**
 * What the service gave before it had languages, groups, action links and barcodes on pages, made by this file in a
 * checkout of that commit:
 *
 *     git worktree add ../before 9e24451 && (cd ../before && npm ci)
 *     cp test/helpers/old-requests.ts ../before/test/helpers && cp test/contract/old-requests.test.ts ../before/test/contract
 *     (cd ../before && OLD_REQUESTS=record npx jest test/contract/old-requests.test.ts)
 *     cp ../before/test/contract/old-requests.json.gz test/contract
 */
const file = 'test/contract/old-requests.json.gz';

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
  const [old, young] = [withoutSize(decided(before())), withoutSize(withTexts(after))];
  expect(young).toEqual(old);
  // The order of keys, too.
  expect(JSON.stringify(young)).toBe(JSON.stringify(old));
});

test('their .pkpass files have not grown, with pictures as they were sent', () => {
  const old = passesOf(before()).map(({ pkpassBytes }) => pkpassBytes);
  const grown = passesOf(after).filter(({ pkpassBytes = 0 }, place) => pkpassBytes > (old[place] ?? 0));
  expect(grown).toEqual([]);
  expect(old.length).toBeGreaterThan(70);
});

/** What would be given by the decisions since. */
const decided = (answers: Answers): Answers =>
  Object.fromEntries(
    Object.entries(withTexts(answers)).map(([title, steps]) => [
      title,
      steps.map((got) => ({
        ...got,
        ...(takesBarcodeOfTemplate(got.passJson) && { answer: withoutWarnings(got.answer) }),
        ...(isCancelled(got.passJson) && { passJson: byTimetable(got.passJson) }),
        google: got.google.map(withoutGroup),
      })),
    ]),
  );

type OldWarning = string | { readonly field: string; readonly message?: string; readonly text?: string };

/** Warnings were texts, or of a pass objects with a message: docs/decisions/0286-warnings-of-one-shape.md. */
const withTexts = (answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).map(([title, steps]) => [title, steps.map(withTextsOf)]));

function withTextsOf(got: Got): Got {
  const { warnings } = (got.answer ?? {}) as { readonly warnings?: readonly OldWarning[] };
  if (warnings === undefined) return got;
  const texts = warnings.map((each) =>
    typeof each === 'string' ? each : (each.text ?? `${each.field} ${each.message}.`),
  );
  return { ...got, answer: { ...(got.answer as object), warnings: texts } };
}

/** Their barcode is that of the static passenger of the examples: docs/decisions/0158-a-barcode-says-what-the-pass-says.md. */
const takesBarcodeOfTemplate = (passJson?: PassJson) =>
  passJson?.barcodes?.some(({ message }: { readonly message: string }) => message.startsWith('M1SAMPLE/JANE ')) ??
  false;

function withoutWarnings(answer: unknown) {
  const { warnings: _, ...rest } = answer as { readonly warnings?: unknown };
  return rest;
}

/** All of a template's passes were a group: docs/decisions/0197-google-groups-by-itself.md. An update removes it. */
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

const isCancelled = (passJson?: PassJson) =>
  passJson?.boardingPass.backFields.some(
    ({ key, value }: Field) => key === 'flight-status-text' && value.startsWith('Cancelled'),
  );

/** Expected times of a cancelled flight were shown beside its status: docs/decisions/0171-a-status-is-a-sentence.md. */
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
