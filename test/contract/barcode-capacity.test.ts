import { apiForAllTests } from '../helpers/api-for-tests.ts';
import { exampleRequest } from '../helpers/examples.ts';
import { openPkpass } from '../helpers/pkpass.ts';

const { api } = apiForAllTests();
let templateId: string;
beforeEach(async () => {
  templateId = await api.createTemplate();
});

let lastPass = 0;
const newPassId = () => `pass-${++lastPass}`;
const own = exampleRequest('generate-pass')['pass-data'] as object;
const tooLong = 'X'.repeat(81);
const refusal = {
  httpStatus: 400,
  body: {
    'error-code': 'E9003',
    errors: [{ field: 'barcode-value', message: 'must be at most 80 characters for barcode-type CODE128' }],
  },
};

const changeType = (type: string) =>
  api.send({ action: 'updatepasstemplate', 'pass-template-id': templateId, 'barcode-type': type });
const generate = (passId: string, value: string) =>
  api.send(api.passRequest(templateId, { 'pass-id': passId, 'pass-data': { ...own, 'barcode-value': value } }));
const update = (passId: string, passData: object) =>
  api.send({ action: 'updatepassdata', 'pass-template-id': templateId, 'pass-id': passId, 'pass-data': passData });

async function barcodeInFile(passId: string) {
  const request = { action: 'generatepassbyid', 'pass-template-id': templateId, 'pass-id': passId };
  const { pathname } = new URL(String((await api.send(request)).body['pass-install-url']));
  const { body = '' } = await api.open('GET', `${pathname}/pass.pkpass`);
  return openPkpass(Buffer.from(body, 'base64')).passJson.barcodes[0];
}

test('generatepass: a value that the template’s barcode-type cannot carry is refused, and there is no pass', async () => {
  await changeType('CODE128');
  const passId = newPassId();
  expect(await generate(passId, tooLong)).toMatchObject(refusal);
  expect((await generate(passId, 'X'.repeat(80))).httpStatus).toBe(200);
});

test('updatepassdata: so is a new value; the stored one stays', async () => {
  await changeType('CODE128');
  const passId = newPassId();
  await generate(passId, 'X');
  expect(await update(passId, { 'barcode-value': tooLong })).toMatchObject(refusal);
  expect(await barcodeInFile(passId)).toMatchObject({ format: 'PKBarcodeFormatCode128', message: 'X' });
});

test('updatepasstemplate: a new barcode-type leaves passes alone: a value that does not fit is shown as a QR code', async () => {
  const [long, short] = [newPassId(), newPassId()];
  await generate(long, tooLong);
  await generate(short, 'X');
  expect(await barcodeInFile(long)).toMatchObject({ format: 'PKBarcodeFormatAztec' });
  expect((await changeType('CODE128')).httpStatus).toBe(200);
  expect((await update(long, { 'seat-number': '31K', 'barcode-value': tooLong })).httpStatus).toBe(200);
  expect(await barcodeInFile(long)).toMatchObject({ format: 'PKBarcodeFormatQR', message: tooLong });
  expect(await barcodeInFile(short)).toMatchObject({ format: 'PKBarcodeFormatCode128', message: 'X' });
});
