import { requestExamples } from '../../bin/openapi/examples.ts';
import { actions as registry } from '../../lambdas/api/actions/index.ts';
import { errors } from '../../lambdas/domain/request/errors.ts';
import { otherApiKey } from '../helpers/api.ts';
import { apiForAllTests } from '../helpers/api-for-tests.ts';
import { outcomesOf, passRow } from '../helpers/batches.ts';
import { exampleFlight } from '../helpers/examples.ts';
import { linkRequest } from '../helpers/link-requests.ts';

/** Ids of the test's account, and ids that do not exist. A flight number identifies a flight to its airline. */
const unknown = {
  'pass-template-id': 'Unknown1',
  'pass-id': 'unknown',
  'issuance-link-id': 'Unknown1',
  'flight-number': '9999',
};
let ours: typeof unknown;
const { api } = apiForAllTests();
let otherTemplateId: string;
beforeAll(async () => {
  otherTemplateId = await api.createTemplate();
  const template = { 'pass-template-id': await api.createTemplate() };
  await api.send(api.passRequest(template['pass-template-id'], { 'pass-id': 'ABC123-1' }));
  const { body } = await api.send({ action: 'createpassissuancelink', ...linkRequest(template) });
  ours = {
    ...template,
    'flight-number': exampleFlight['flight-number'],
    'pass-id': 'ABC123-1',
    'issuance-link-id': String(body['issuance-link-id']),
  };
});

/** A row of each batch; its refusal is that of the row's action. */
const rows: Readonly<Record<string, object>> = {
  generatepasses: passRow('ABC123-1'),
  updatepasses: { 'pass-id': 'ABC123-1', 'pass-data': { 'seat-number': '1A' } },
  movepasses: { 'pass-id': 'ABC123-1', 'to-pass-template-id': 'Unknown2' },
};

type Id = keyof typeof unknown;

/** A request of each action, in which a new pass has an id that no pass has. */
const examples = new Map(
  Object.entries(requestExamples).map(([action, { value }]) => [
    action,
    { ...value, ...(action === 'generatepass' && { 'pass-id': 'another' }) },
  ]),
);

/** Ids in a request of an action that have to exist. */
const idsOf = (action: string) =>
  (Object.keys(unknown) as Id[]).filter(
    (id) => id in (examples.get(action) ?? {}) && !(['generatepass', 'putpass'].includes(action) && id === 'pass-id'),
  );

const codes: Readonly<Record<Id, string>> = {
  'pass-template-id': 'E9006',
  'pass-id': 'E9007',
  'issuance-link-id': 'E9020',
  'flight-number': 'E9028',
};

/** Code of an unknown id, the same as of a malformed one. */
async function codeOf(action: string): Promise<string> {
  const id = idsOf(action).at(-1) ?? 'pass-id';
  const { idErrors = {} } = (await registry.get(action)?.()) ?? {};
  const { malformed } = Object.entries(idErrors).find(([name]) => name === id)?.[1] ?? {};
  return malformed === undefined ? codes[id] : errors[malformed][0];
}

const request = (action: string, ids: typeof unknown) => ({
  ...examples.get(action),
  ...Object.fromEntries(idsOf(action).map((id) => [id, ids[id]])),
});

/** The text of an answer, without the ids that it repeats. */
const sent = (answer: object, ids: typeof unknown) =>
  Object.values(ids).reduce((text, id) => text.replaceAll(`"${id}"`, '"…"'), JSON.stringify(answer));

const actions = [...examples.keys()].filter((action) => !(action in rows) && idsOf(action).length > 0);

test('actions with ids are among them, and two of them have codes of their own', async () => {
  expect(actions.length).toBeGreaterThanOrEqual(15);
  const own = ['getpasstemplate', 'getpassdata', 'movepass', 'updatepassissuancelink', 'getflight'].map(codeOf);
  expect(await Promise.all(own)).toEqual(['E802', 'E808', 'E9007', 'E9020', 'E9028']);
});

test.each(Object.keys(rows))(
  '%s: a row with another account’s id answers byte for byte as with an unknown one',
  async (action) => {
    const request = (template: string) =>
      api.send({ action, 'pass-template-id': template, passes: [rows[action]] }, otherApiKey);
    const [foreign, nobodys] = [await request(ours['pass-template-id']), await request('Unknown1')];
    expect(outcomesOf(nobodys)).toEqual([expect.stringMatching(/^E900[67]$/)]);
    expect(sent(foreign, ours)).toBe(sent(nobodys, { ...unknown, 'pass-id': ours['pass-id'] }));
  },
);

test.each(actions)('%s: another account’s id answers byte for byte as an unknown one', async (action) => {
  const foreign = await api.send(request(action, ours), otherApiKey);
  const nobodys = await api.send(request(action, unknown), otherApiKey);
  expect(nobodys).toMatchObject({ httpStatus: 404, body: { status: 'failure', 'error-code': await codeOf(action) } });
  expect(sent(foreign, ours)).toBe(sent(nobodys, unknown));
});

test.each(actions.filter((action) => idsOf(action).length > 1))(
  '%s: what was made from another template answers as what is unknown',
  async (action) => {
    const elsewhere = { ...ours, 'pass-template-id': otherTemplateId };
    const misplaced = await api.send(request(action, elsewhere));
    const nobodys = await api.send(request(action, unknown));
    expect(misplaced.httpStatus).toBe(404);
    expect(sent(misplaced, elsewhere)).toBe(sent(nobodys, unknown));
  },
);

test.each(actions)('%s: a malformed id is no failure of ours, and nothing is repeated but the id', async (action) => {
  for (const id of ['../x', 'a b', '\u0000', 'x'.repeat(65), 7, null, {}]) {
    const ids = Object.fromEntries(idsOf(action).map((name) => [name, id]));
    const { httpStatus, body } = await api.send({ ...examples.get(action), ...ids });
    expect([400, 404]).toContain(httpStatus);
    expect(body.status).toBe('failure');
  }
});
