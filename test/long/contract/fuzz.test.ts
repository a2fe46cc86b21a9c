import fc from 'fast-check';
import type { ApiAnswer } from '../../../lambdas/api/run-action.ts';
import { errors, repeatedIds } from '../../../lambdas/domain/request/errors.ts';
import { accepted, refused } from '../../fields/cases.ts';
import { passRows } from '../../fields/pass-rows.ts';
import { templateRows } from '../../fields/template-rows.ts';
import { templateRequest } from '../../helpers/api.ts';
import { apiForAllTests } from '../../helpers/api-for-tests.ts';
import { seed, times } from '../../helpers/effort.ts';
import { exampleFlight, exampleRequest } from '../../helpers/examples.ts';
import { linkRequest } from '../../helpers/link-requests.ts';
import { plainCalls } from '../../helpers/warm-actions.ts';
import { type Mutation, mutated, mutatedText, mutation, type TextMutation, textMutation } from './mutations.ts';

const runs = times(300);

const { api } = apiForAllTests();
let template: { 'pass-template-id': string };
let link: { 'issuance-link-id': string };
/** A template of another flight. */
let other: string;
let lastPass = 0;
beforeAll(async () => {
  template = { 'pass-template-id': await api.createTemplate() };
  const created = await api.send(ofFlight(templateRequest(api.images)));
  other = String(created.body['pass-template-id']);
  const { body } = await api.send({ action: 'createpassissuancelink', ...linkRequest(template) });
  link = { 'issuance-link-id': String(body['issuance-link-id']) };
});

/** Gives a request a flight of its own: mutated templates, far more than 90, are of the example's flight. */
const ofFlight = (request: object): object => JSON.parse(JSON.stringify(request).replaceAll('"2724"', '"2725"'));

const newPassId = () => `pass-${++lastPass}`;

/** Makes a pass. @returns its ids */
async function madePass(): Promise<object> {
  const pass = { ...template, 'pass-id': newPassId() };
  expect(await api.send(api.passRequest(template['pass-template-id'], pass))).toMatchObject({ httpStatus: 200 });
  return pass;
}

/** Valid requests of some actions, with more fields than their plainest call has. */
const fuller: Readonly<Record<string, () => object | Promise<object>>> = {
  updatepasstemplate: () => {
    const { 'pass-template-type': _type, 'pass-template-subtype': _subtype, ...fields } = templateRequest(api.images);
    return { ...fields, ...template };
  },
  copytemplate: () => ({ ...template, ...ofFlight({ 'flight-number': '2724' }), 'origin-gate': 'G24' }),
  updateflight: () => ({ ...ofFlight(templateRequest(api.images)), 'departure-date': exampleFlight['departure-date'] }),
  updateflights: () => ({ flights: [{ ...ofFlight(exampleFlight), 'origin-gate': 'G24' }] }),
  getflight: () => ofFlight(exampleFlight),
  updatepassdata: async () => ({ ...exampleRequest('update-pass-data'), ...(await madePass()) }),
  updatepasses: async () => {
    const { action: _, ...update } = exampleRequest('update-pass-data');
    return { passes: [{ ...update, ...(await madePass()) }] };
  },
  movepass: async () => ({
    ...(await madePass()),
    'to-pass-template-id': other,
    'pass-data': { 'seat-number': '14A' },
  }),
  movepasses: async () => ({ 'to-pass-template-id': other, passes: [await madePass()] }),
  getpasstemplates: () => ({ 'page-number': 1, 'items-per-page': '10' }),
  getpassids: () => ({ ...template, 'page-number': '1', 'items-per-page': 10 }),
  updatepassissuancelink: () => ({ ...linkRequest(template), ...link }),
  // A host in capitals, which withoutHosts leaves: it is never fetched.
  checkpassissuancelink: () => ({ url: `HTTPS://passes.example.com/l/${link['issuance-link-id']}?pass-id=1` }),
};

const valid = [...plainCalls].map(([action, { prepare }]) => ({
  action,
  request: fuller[action] ?? (() => prepare(api, template['pass-template-id'], ++lastPass)),
}));

/** Replaces hosts by one refused without a look-up: any address in a request may become an image's. */
const withoutHosts = (text: string) => text.replaceAll(/https:\/\/[^/"\\\s]*example\.com/g, 'https://127.0.0.1');

const fieldValues = [...accepted(passRows), ...refused(passRows), ...accepted(templateRows), ...refused(templateRows)]
  .map(({ sent }) => sent)
  .filter((sent) => !/^https:/.test(String(sent)));

const answers = new Set(Object.values(errors).map(([code, httpStatus]) => `${httpStatus} ${code}`));

const libraryWording = /invalid input|, received |zod|error: |object Object/i;
/** Frames of a stack, and paths of our files. */
const internals =
  /\bat [\w. ]+ \(|:\d+:\d+|\.[cm]?[jt]s\b|node_modules|node:|file:\/\/|\blambdas\/|\/(var|tmp|home|root|work)\//;

/** HTTP status of a single call that fails like this row. */
const httpStatusOf = ({ 'error-code': code }: Record<string, unknown>) =>
  Object.values(errors).find(([known]) => known === code)?.[1] ?? 200;

function expectProperAnswer({ httpStatus, body }: ApiAnswer): void {
  expect(httpStatus).toBeLessThan(500);
  expect(JSON.parse(JSON.stringify(body))).toEqual(body);
  if (Array.isArray(body.results)) {
    for (const row of body.results) expectProperAnswer({ httpStatus: httpStatusOf(row), body: row });
  } else {
    expect(body.status).toBe(httpStatus === 200 ? 'success' : 'failure');
    if (body.status === 'failure') expectProperFailure(httpStatus, body);
  }
}

function expectProperFailure(httpStatus: number, body: ApiAnswer['body']): void {
  expect(answers).toContain(`${httpStatus} ${body['error-code']}`);
  expect(body['error-message'] ?? body['error-info']).toEqual(expect.stringMatching(/\w/));
  // The caller sent the ids.
  const said = JSON.stringify({ ...body, ...Object.fromEntries(repeatedIds.map((name) => [name, ''])) });
  expect(said).not.toMatch(libraryWording);
  expect(said).not.toMatch(internals);
  expect(said).not.toContain(process.cwd());
}

/** Expects an accepted pass on its page and in the wallet. */
async function expectShown(passId: unknown): Promise<void> {
  const { body } = await api.send({ action: 'generatepassbyid', ...template, 'pass-id': passId });
  const { pathname } = new URL(String(body['pass-install-url']));
  for (const path of [pathname, `${pathname}/pass.pkpass`])
    expect({ path, ...(await api.open('GET', path)) }).toMatchObject({ path, statusCode: 200 });
}

async function sendMutated(
  { action, request }: (typeof valid)[number],
  mutations: readonly Mutation[],
  ofText: readonly TextMutation[],
) {
  const sent: unknown = JSON.parse(withoutHosts(JSON.stringify({ ...(await request()), action })));
  const text = JSON.stringify(mutations.reduce(mutated, sent));
  return api.send(ofText.reduce(mutatedText, text));
}

test('every frame of a stack would be found', () => {
  const { stack = '' } = new Error('x');
  for (const line of stack.split('\n').slice(1)) expect(line).toMatch(internals);
});

test.each(valid)('$action: the request that is mutated is a valid one', async (call) => {
  expect(await sendMutated(call, [], [])).toMatchObject({ httpStatus: 200, body: { status: 'success' } });
});

test(`${runs} mutated requests get an answer of the contract, and none a failure of ours (seed ${seed})`, async () => {
  const ofFields = fc.array(mutation(fieldValues), { minLength: 1, maxLength: 4 });
  const ofText = fc.array(textMutation, { minLength: 1, maxLength: 2 });
  const changes = fc.oneof(
    { weight: 5, arbitrary: fc.tuple(ofFields, fc.constant([])) },
    { weight: 1, arbitrary: fc.tuple(fc.constant([]), ofText) },
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...valid), changes, async (call, [fields, text]) => {
      const answer = await sendMutated(call, fields, text);
      expectProperAnswer(answer);
      if (answer.httpStatus === 200 && answer.action === 'updatepassdata') await expectShown(answer.body['pass-id']);
    }),
    { numRuns: runs, seed },
  );
});
