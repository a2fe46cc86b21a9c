import { actions as registry } from '../../lambdas/api/actions/index.ts';
import { otherApiKey } from '../helpers/api.ts';
import { apiForAllTests } from '../helpers/api-for-tests.ts';
import { outcomesOf, passRow } from '../helpers/batches.ts';
import { exampleFlight, exampleRequest } from '../helpers/examples.ts';
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

/** The ids that each action names, and the code of one that is unknown. */
const named = {
  getpasstemplate: [['pass-template-id'], 'E802'],
  updatepasstemplate: [['pass-template-id'], 'E9006'],
  copytemplate: [['pass-template-id'], 'E9006'],
  getpassids: [['pass-template-id'], 'E9006'],
  getpassdata: [['pass-template-id', 'pass-id'], 'E808'],
  generatepassbyid: [['pass-template-id', 'pass-id'], 'E9007'],
  updatepassdata: [['pass-template-id', 'pass-id'], 'E9007'],
  deletepassdata: [['pass-template-id', 'pass-id'], 'E9007'],
  movepass: [['pass-template-id', 'pass-id'], 'E9007'],
  updatepassissuancelink: [['issuance-link-id', 'pass-template-id'], 'E9020'],
  generatepass: [['pass-template-id'], 'E9006'],
  createpassissuancelink: [['pass-template-id'], 'E9006'],
  updateflight: [['flight-number'], 'E9028'],
  getflight: [['flight-number'], 'E9028'],
} as const satisfies Record<string, readonly [(keyof typeof unknown)[], string]>;

/** Further required fields of requests. */
const others: Partial<Record<keyof typeof named, object>> = {
  generatepass: { ...exampleRequest('generate-pass'), 'pass-id': 'another' },
  createpassissuancelink: linkRequest({}),
  updateflight: exampleFlight,
  getflight: exampleFlight,
  movepass: { 'to-pass-template-id': 'Unknown2' },
};

const request = (action: keyof typeof named, ids: typeof unknown) => ({
  ...others[action],
  action,
  ...Object.fromEntries(named[action][0].map((id) => [id, ids[id]])),
});

/** The text of an answer, without the ids that it repeats. */
const sent = (answer: object, ids: typeof unknown) =>
  Object.values(ids).reduce((text, id) => text.replaceAll(`"${id}"`, '"…"'), JSON.stringify(answer));

/** A row of each batch; its refusal is that of the row's action. */
const rows: Readonly<Record<string, object>> = {
  generatepasses: passRow('ABC123-1'),
  updatepasses: { 'pass-id': 'ABC123-1', 'pass-data': { 'seat-number': '1A' } },
  movepasses: { 'pass-id': 'ABC123-1', 'to-pass-template-id': 'Unknown2' },
};

test('every action that names something is among them', async () => {
  const all = await Promise.all([...registry.values()].map((load) => load()));
  // The service makes the template's id; a checked link is an address, see test/contract/check-link.test.ts.
  const without = ['createpasstemplate', 'getpasstemplates', 'checkpassissuancelink'];
  const naming = all.map(({ name }) => name).filter((name) => !without.includes(name));
  expect([...Object.keys(named), ...Object.keys(rows)].sort()).toEqual(naming.sort());
});

const actions = Object.keys(named) as (keyof typeof named)[];

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
  expect(nobodys).toMatchObject({ httpStatus: 404, body: { status: 'failure', 'error-code': named[action][1] } });
  expect(sent(foreign, ours)).toBe(sent(nobodys, unknown));
});

test.each(actions.filter((action) => named[action][0].length > 1))(
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
    const ids = Object.fromEntries(named[action][0].map((name) => [name, id]));
    const { httpStatus, body } = await api.send({ ...others[action], action, ...ids });
    expect([400, 404]).toContain(httpStatus);
    expect(body.status).toBe('failure');
  }
});
