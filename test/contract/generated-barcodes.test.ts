import { dispatch } from '../../lambdas/api/dispatch.ts';
import { apiForEachTest } from '../helpers/api-for-tests.ts';
import { exampleRequest } from '../helpers/examples.ts';
import { openPkpass } from '../helpers/pkpass.ts';

const { api, requests } = apiForEachTest();
let templateId: string;
beforeEach(async () => {
  templateId = await api.createTemplate({ 'autogenerate-barcode-values': 'True' });
});

const { 'barcode-value': ownValue, ...withoutBarcode } = exampleRequest('generate-pass')['pass-data'] as Record<
  string,
  unknown
>;

/** A generatepass request without a barcode value. */
const passWithout = (passId: string, template = templateId) =>
  api.passRequest(template, { 'pass-id': passId, 'pass-data': withoutBarcode });

async function barcodeOf(passId: string, template = templateId): Promise<unknown> {
  const { body } = await api.send({ action: 'getpassdata', 'pass-template-id': template, 'pass-id': passId });
  return (body['pass-data'] as Record<string, unknown> | undefined)?.['barcode-value'];
}

function barcodeInFile(installUrl: unknown): unknown {
  const pkpass = api.aws.bucket.get(`i/${String(installUrl).split('/i/')[1]}/pass.pkpass`);
  return openPkpass(pkpass?.body ?? new Uint8Array()).passJson.barcodes[0].message;
}

/** Sends a request to a service that draws these values. */
function sendDrawing(values: string[], body: object) {
  const { identity } = api.services;
  const drawing = new Proxy(identity, {
    get: (_, name: keyof typeof identity) =>
      name === 'newBarcodeValue' ? () => values.shift() : (identity[name] as () => unknown).bind(identity),
  });
  const request = { apiKey: 'DemoKey0123456789012345678901234567890AB', body: JSON.stringify(body), requestId: 'r' };
  return dispatch(request, { ...api.services, identity: drawing });
}

test('a pass without a barcode value gets one, in one transaction; the template’s default does not show', async () => {
  await api.send(passWithout('P0'));
  requests.operations.length = 0;
  const { body } = await api.send(passWithout('P1'));
  expect(requests.operations.sort()).toEqual(['PUT i', 'PUT i', 'TransactWriteItems']);
  const value = await barcodeOf('P1');
  expect(value).toMatch(/^[0-9A-Z]{20}$/);
  expect(barcodeInFile(body['pass-install-url'])).toBe(value);
});

test.each([
  ['Numeric', '10', /^[0-9]{10}$/],
  ['Alphabet', 100, /^[A-Z]{100}$/],
  ['Alphanumeric', 37, /^[0-9A-Z]{37}$/],
])('values are %s and %s characters long as the template says', async (type, length, expected) => {
  const template = await api.createTemplate({
    'autogenerate-barcode-values': 'True',
    'autogenerate-barcode-value-type': type,
    'autogenerate-barcode-value-length': length,
  });
  await api.send(passWithout('P1', template));
  expect(await barcodeOf('P1', template)).toMatch(expected);
});

test('a pass’s own value is shown, and is one write', async () => {
  requests.operations.length = 0;
  await api.send(api.passRequest(templateId, { 'pass-id': 'P1' }));
  expect(requests.operations.filter((operation) => /Item/.test(operation))).toContain('PutItem');
  expect(requests.operations).not.toContain('TransactWriteItems');
  expect(await barcodeOf('P1')).toBe(ownValue);
});

test('a value that another pass has is drawn again, and the answer’s link leads to the final one', async () => {
  await sendDrawing(['1111111111'], passWithout('P1'));
  const { body } = await sendDrawing(['1111111111', '1111111111', '2222222222'], passWithout('P2'));
  expect([await barcodeOf('P1'), await barcodeOf('P2')]).toEqual(['1111111111', '2222222222']);
  expect(barcodeInFile(body['pass-install-url'])).toBe('2222222222');
});

test('two passes that draw the same value at the same time get different ones', async () => {
  const draw = (passId: string, other: string) => sendDrawing(['1111111111', other], passWithout(passId));
  const answers = await Promise.all([draw('P1', '2222222222'), draw('P2', '3333333333')]);
  expect(answers.map(({ httpStatus }) => httpStatus)).toEqual([200, 200]);
  const values = [await barcodeOf('P1'), await barcodeOf('P2')];
  expect(values).toContain('1111111111');
  expect(new Set(values).size).toBe(2);
});

test('templates do not share their values', async () => {
  const other = await api.createTemplate({ 'autogenerate-barcode-values': 'True' });
  await sendDrawing(['1111111111'], passWithout('P1'));
  await sendDrawing(['1111111111'], passWithout('P2', other));
  expect(await barcodeOf('P2', other)).toBe('1111111111');
});

test('when every value that is drawn is taken the answer is E830, and there is no pass', async () => {
  await sendDrawing(['1111111111'], passWithout('P1'));
  const { httpStatus, body } = await sendDrawing(Array(5).fill('1111111111'), passWithout('P2'));
  expect(httpStatus).toBe(500);
  expect(body).toMatchObject({ 'error-code': 'E830' });
  expect(await barcodeOf('P2')).toBeUndefined();
});

test('a reused pass-id is refused, its barcode stays, and no other is reserved', async () => {
  await sendDrawing(['1111111111'], passWithout('P1'));
  const { body } = await sendDrawing(['2222222222'], passWithout('P1'));
  expect(body).toMatchObject({ 'error-code': 'E9005' });
  expect(await barcodeOf('P1')).toBe('1111111111');
  await sendDrawing(['2222222222'], passWithout('P2'));
  expect(await barcodeOf('P2')).toBe('2222222222');
});

test('a transaction that was done but whose answer got lost is success, with one value', async () => {
  requests.fault = (operation, attempt) =>
    operation === 'TransactWriteItems' && attempt === 1 ? 'lost-answer' : undefined;
  const { httpStatus, body } = await api.send(passWithout('P1'));
  expect(httpStatus).toBe(200);
  expect(requests.operations.filter((operation) => operation === 'TransactWriteItems')).toHaveLength(2);
  expect(barcodeInFile(body['pass-install-url'])).toBe(await barcodeOf('P1'));
});

test('the value of a deleted pass is never given to another: the pass may still be on a phone', async () => {
  await sendDrawing(['1111111111'], passWithout('P1'));
  await api.send({ action: 'deletepassdata', 'pass-template-id': templateId, 'pass-id': 'P1' });
  await sendDrawing(['1111111111', '2222222222'], passWithout('P2'));
  expect(await barcodeOf('P2')).toBe('2222222222');
});
