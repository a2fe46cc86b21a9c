import { apiForAllTests } from '../helpers/api-for-tests.ts';
import { follow, linkFor, makeLink, passenger } from '../helpers/followed-links.ts';
import { issuePass } from '../helpers/passkit.ts';

const { api, requests } = apiForAllTests({ isOnWire: true });
let templateId: string;
beforeAll(async () => {
  templateId = await api.createTemplate();
});

/** Makes AWS silent at the first request of each operation. @returns these operations. */
function beSilentOnce(): Set<string> {
  const met = new Set<string>();
  requests.fault = (operation) => {
    if (met.has(operation)) return undefined;
    met.add(operation);
    return 'silence';
  };
  return met;
}

test('generatepass issues the pass although each service that it calls is silent once', async () => {
  const met = beSilentOnce();
  const { httpStatus, body } = await api.send(api.passRequest(templateId, { 'pass-id': 'silent-1' }), undefined, 'key');
  expect([httpStatus, body.status]).toEqual([200, 'success']);
  expect([...met]).toEqual(expect.arrayContaining(['GetItem', 'TransactWriteItems', 'PUT i']));
});

test('so does a registration', async () => {
  const pass = await issuePass(api, templateId);
  const met = beSilentOnce();
  expect(await pass.phone.install(pass.pkpass)).toMatchObject({ status: 201 });
  expect([...met]).toEqual(expect.arrayContaining(['GetItem', 'GetSecretValue', 'TransactWriteItems']));
});

test('so does a link that is followed', async () => {
  const link = await makeLink(api, templateId);
  const met = beSilentOnce();
  const { statusCode } = await follow(api, linkFor(link, passenger({ 'pass-id': 'silent-2' })));
  expect(statusCode).toBe(303);
  expect([...met]).toEqual(expect.arrayContaining(['GetItem', 'TransactWriteItems']));
});
