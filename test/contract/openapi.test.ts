import { apiKey } from '../helpers/api.ts';
import { apiForAllTests } from '../helpers/api-for-tests.ts';
import { exampleFlight } from '../helpers/examples.ts';
import { linkFor, makeLink } from '../helpers/followed-links.ts';
import { openApi, problemsBy } from '../helpers/openapi.ts';
import { plainCalls } from '../helpers/warm-actions.ts';

const { api } = apiForAllTests();

type Request = Readonly<Record<string, unknown>>;

/** Sends a request and compares the answer with the document. */
async function call(request: Request, key = apiKey) {
  const { httpStatus, body } = await api.send(request, key);
  const schema = httpStatus === 200 ? `${request.action}Answer` : 'Failure';
  expect([...problemsBy(`answer ${httpStatus}`, body), ...problemsBy(schema, body)]).toEqual([]);
  expect(Object.keys(openApi.components.schemas[schema].properties)).toEqual(expect.arrayContaining(Object.keys(body)));
  return { ...body, httpStatus };
}

let calls = 0;
test.each([...plainCalls])('%s answers as the document says', async (_action, { prepare }) => {
  const request = (await prepare(api, await api.createTemplate(), ++calls)) as Request;
  expect(problemsBy('body', request)).toEqual([]);
  expect(await call(request)).toMatchObject({ httpStatus: 200, status: 'success' });
});

test('warnings, failed rows and a link that is refused are answered as the document says', async () => {
  const templateId = await api.createTemplate();
  const template = { 'pass-template-id': templateId };
  expect(await call({ action: 'updatepasstemplate', ...template, 'no-expiration': true })).toHaveProperty('warnings');
  const rows = [{ 'pass-id': 'ABC123-9' }, { 'pass-id': '' }];
  expect(await call({ action: 'updatepasses', ...template, passes: rows })).toMatchObject({ status: 'failure' });
  const url = `${linkFor(await makeLink(api, templateId))}0`;
  expect(await call({ action: 'checkpassissuancelink', url })).toMatchObject({ valid: false });
});

test('the refusal of a wrong key is as the document says', async () => {
  expect(await call({ action: 'getpassids' }, 'NoSuchKey')).toMatchObject({ httpStatus: 401 });
});

test.each<[string, Request]>([
  ['an unknown action', { action: 'flyaway' }],
  ['invalid fields', { action: 'generatepass', 'pass-template-id': 'T1', 'pass-id': 'a b', 'pass-data': {} }],
  ['a list of an unknown template', { action: 'getpassids', 'pass-template-id': 'T1' }],
  ['an unknown flight', { action: 'getflight', ...exampleFlight, 'departure-date': '2027-03-16' }],
  ['a flight that refuses its update', { action: 'updateflight', ...exampleFlight, link1: 'no telephone' }],
  ['an unknown pass', { action: 'getpassdata', 'pass-template-id': 'T1', 'pass-id': 'P1' }],
  ['an unknown template', { action: 'getpasstemplate', 'pass-template-id': 'T1' }],
  ['a missing pass-id', { action: 'generatepassbyid', 'pass-template-id': 'T1' }],
  ['a body that is too large', { action: 'generatepass', 'pass-id': 'x'.repeat(256 * 1024) }],
])('the refusal of %s is as the document says', async (_title, request) => {
  expect(await call(request)).toMatchObject({ status: 'failure' });
});
