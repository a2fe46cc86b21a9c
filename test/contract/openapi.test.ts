import { actions } from '../../lambdas/api/actions/index.ts';
import { apiKey, templateRequest } from '../helpers/api.ts';
import { apiForAllTests } from '../helpers/api-for-tests.ts';
import { exampleFlight, exampleRequest } from '../helpers/examples.ts';
import { linkFor, makeLink } from '../helpers/followed-links.ts';
import { openApi, problemsBy } from '../helpers/openapi.ts';

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

test('every action answers as the document says', async () => {
  const done = new Set<unknown>();
  const succeed = async (request: Request): Promise<Request> => {
    expect(problemsBy('body', request)).toEqual([]);
    const answer = await call(request);
    expect(answer).toMatchObject({ httpStatus: 200, status: 'success' });
    done.add(request.action);
    return answer;
  };
  const created = await succeed(templateRequest(api.images));
  const template = { 'pass-template-id': created['pass-template-id'] };
  const pass = { ...template, 'pass-id': 'ABC123-1' };
  await succeed({ ...exampleRequest('generate-pass'), ...pass });
  await succeed({ action: 'generatepassbyid', ...pass });
  await succeed({ ...exampleRequest('update-pass-data'), ...pass });
  await succeed({ action: 'getpassdata', ...pass });
  const { action: _, ...row } = exampleRequest('generate-pass');
  const rows = ['ABC123-2', 'ABC123-3'].map((id) => ({ ...row, 'pass-id': id, 'pass-template-id': undefined }));
  await succeed(JSON.parse(JSON.stringify({ action: 'generatepasses', ...template, passes: rows })));
  await succeed({ action: 'updatepasses', passes: [{ ...pass, 'pass-status': 'redeemed' }] });
  await call({ action: 'updatepasses', ...template, passes: [{ 'pass-id': 'ABC123-9' }, { 'pass-id': '' }] });
  await succeed({ action: 'getpassids', ...template });
  // The answer has a warning.
  await succeed({ action: 'updatepasstemplate', ...template, 'no-expiration': true });
  await succeed({ action: 'updateflight', ...exampleFlight, 'no-expiration': true });
  await succeed({ action: 'getflight', ...exampleFlight });
  await succeed({ action: 'copytemplate', ...template, 'departure-time': '2027-03-18T17:35:00' });
  await succeed({ action: 'getpasstemplate', ...template });
  await succeed({ action: 'getpasstemplates', 'page-number': '1', 'items-per-page': 10 });
  const link = await succeed({ ...exampleRequest('create-pass-issuance-link'), ...template });
  const reference = { 'issuance-link-id': link['issuance-link-id'], ...template };
  const right = linkFor(await makeLink(api, String(created['pass-template-id'])));
  await succeed({ action: 'checkpassissuancelink', url: right });
  await succeed({ action: 'checkpassissuancelink', url: `${right}0` });
  await succeed({ action: 'updatepassissuancelink', ...reference, 'link-status': 'INACTIVE' });
  const to = { 'to-pass-template-id': await api.createTemplate() };
  await succeed({ action: 'movepass', ...pass, ...to, 'pass-data': { 'seat-number': '14A' } });
  await succeed({ action: 'movepasses', ...template, ...to, passes: [{ 'pass-id': 'ABC123-2' }] });
  await succeed({ action: 'deletepassdata', ...pass, 'pass-template-id': to['to-pass-template-id'] });
  expect([...done].sort()).toEqual([...actions.keys()].sort());
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
