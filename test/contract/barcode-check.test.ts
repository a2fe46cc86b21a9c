import { apiForAllTests } from '../helpers/api-for-tests.ts';
import { exampleRequest, exampleTemplate } from '../helpers/examples.ts';
import { follow, linkFor, makeLink, passenger, passIdsOf } from '../helpers/followed-links.ts';

const { api, requests } = apiForAllTests();

const own = exampleRequest('generate-pass')['pass-data'] as Record<string, string>;
const barcodeOf = (seat: string) => `M1MUSTERMANN/ERIKA    EABC123 MUCBERLH 2724 074Y${seat}0042 100`;
const otherSeat = {
  code: 'barcode-seat',
  field: 'seat-number',
  text: 'seat-number differs from the seat in the barcode.',
};

let lastPass = 0;
const generate = (templateId: string, data: object = {}, passId = `pass-${++lastPass}`) =>
  api.send(api.passRequest(templateId, { 'pass-id': passId, 'pass-data': { ...own, ...data } }));
const update = (templateId: string, data: object, more: object = {}, key?: string) => {
  const reference = { 'pass-template-id': templateId, 'pass-id': `pass-${lastPass}` };
  return api.send({ action: 'updatepassdata', ...reference, 'pass-data': data, ...more }, undefined, key);
};
const change = (templateId: string, fields: object) =>
  api.send({ action: 'updatepasstemplate', 'pass-template-id': templateId, ...fields });
const checkOf = async (templateId: string) => {
  const { body } = await api.send({ action: 'getpasstemplate', 'pass-template-id': templateId });
  return (body['pass-template'] as Record<string, unknown>)['barcode-check'];
};

/** Stores a template from before barcode-check. */
async function olderTemplate(): Promise<string> {
  const { images, passTypeId } = (await api.services.templates.findLatest('demo', await api.createTemplate())) ?? {};
  const template = exampleTemplate({}, { images: images ?? {}, passTypeId: String(passTypeId) });
  await api.services.templates.create(template);
  return template.id;
}

test('a new template warns: the pass is made, and the answer ends with what differs', async () => {
  const templateId = await api.createTemplate();
  const { httpStatus, body } = await generate(templateId, { 'seat-number': '14A', 'passenger-name': 'Max Muster' });
  expect(httpStatus).toBe(200);
  expect(Object.keys(body)).toEqual(['status', 'pass-id', 'pass-install-url', 'tracking-id', 'warnings']);
  expect(body.warnings).toEqual([
    otherSeat,
    { code: 'barcode-name', field: 'passenger-name', text: 'passenger-name differs from the name in the barcode.' },
  ]);
  expect(await checkOf(templateId)).toBeUndefined();
});

test('a pass that agrees, or whose barcode is another or generated, has no warnings', async () => {
  const templateId = await api.createTemplate({ 'autogenerate-barcode-values': 'True' });
  for (const data of [{}, { 'barcode-value': 'M1-4711', 'seat-number': '14A' }, { 'barcode-value': '' }])
    expect((await generate(templateId, data)).body).not.toHaveProperty('warnings');
});

describe.each(['warn', 'refuse'])('a pass that takes the barcode of its template is not compared (%s)', (check) => {
  let templateId: string;
  beforeEach(async () => {
    templateId = await api.createTemplate({ 'barcode-check': check });
  });
  const clean = { httpStatus: 200, body: expect.not.objectContaining({ warnings: expect.anything() }) };
  const defaultOf = (row: string) => `M1SAMPLE/JANE         EABC123 MUCBERLH 2724 074Y${row}0017 100`;

  test('neither when it is made nor when its seat or the barcode of its template changes', async () => {
    expect(await generate(templateId, { 'barcode-value': '' })).toMatchObject(clean);
    expect(await update(templateId, { 'seat-number': '14A', 'passenger-name': 'Max Muster' })).toMatchObject(clean);
    expect((await change(templateId, { 'barcode-value': defaultOf('009F') })).httpStatus).toBe(200);
    expect(await update(templateId, { 'seat-number': '15A' })).toMatchObject(clean);
    const moved = {
      'pass-template-id': templateId,
      'to-pass-template-id': await api.createTemplate({ 'barcode-check': check }),
    };
    expect(await api.send({ action: 'movepass', ...moved, 'pass-id': `pass-${lastPass}` })).toMatchObject(clean);
  });

  test('in a batch and by a link as by a call', async () => {
    const row = { 'pass-id': `row-${check}`, 'pass-data': { ...own, 'barcode-value': undefined } };
    const batch = { action: 'generatepasses', 'pass-template-id': templateId, passes: [row] };
    const { body } = await api.send(JSON.parse(JSON.stringify(batch)));
    expect(body.results).toEqual([expect.not.objectContaining({ warnings: expect.anything() })]);
    const url = linkFor(await makeLink(api, templateId), passenger({ 'seat-number-value': '14A' }));
    expect(await api.send({ action: 'checkpassissuancelink', url })).toMatchObject(clean);
  });

  test('but once it gets a barcode of its own, and no more when that is cleared', async () => {
    await generate(templateId, { 'barcode-value': '', 'seat-number': '14A' });
    const { httpStatus, body } = await update(templateId, { 'barcode-value': barcodeOf('012C') });
    expect(check === 'warn' ? body.warnings : [httpStatus, body['error-code']]).toEqual(
      check === 'warn' ? [otherSeat] : [400, 'E9025'],
    );
    expect(await update(templateId, { 'barcode-value': '', 'seat-number': '16A' })).toMatchObject(clean);
  });
});

test('the example requests get answers without warnings', async () => {
  const template = { 'pass-template-id': await api.createTemplate() };
  const { 'barcode-value': _own, ...data } = own;
  const made = await api.send({
    ...exampleRequest('generate-pass'),
    ...template,
    'pass-id': 'spec',
    'pass-data': data,
  });
  expect(Object.keys(made.body)).toEqual(['status', 'pass-id', 'pass-install-url', 'tracking-id']);
  const updated = await api.send({
    action: 'updatepassdata',
    ...template,
    'pass-id': 'spec',
    'pass-data': { 'seat-number': '3D' },
  });
  expect(Object.keys(updated.body)).toEqual(['status', 'pass-id', 'pass-template-id', 'tracking-id']);
});

test('an older template stays silent until it requests the check, and again when that is cleared', async () => {
  const templateId = await olderTemplate();
  const { httpStatus, body } = await generate(templateId, { 'seat-number': '14A' });
  expect([httpStatus, body.warnings]).toEqual([200, undefined]);
  for (const check of ['WARN', '']) expect((await change(templateId, { 'barcode-check': check })).httpStatus).toBe(200);
  expect(await checkOf(templateId)).toBeUndefined();
  expect((await generate(templateId, { 'seat-number': '14A' })).body).not.toHaveProperty('warnings');
  expect(await api.services.templates.findLatest('demo', templateId)).not.toHaveProperty('barcodeCheckByDefault');
});

test.each(['off', 'warn', 'REFUSE'])('barcode-check %s is read back behind the other fields', async (check) => {
  const templateId = await api.createTemplate({ 'barcode-check': check });
  expect(await checkOf(templateId)).toBe(check.toLowerCase());
  const { body } = await api.send({ action: 'getpasstemplate', 'pass-template-id': templateId });
  expect(Object.keys(body['pass-template'] as object).at(-1)).toBe('barcode-check');
});

test('off says nothing', async () => {
  const templateId = await api.createTemplate({ 'barcode-check': 'off' });
  expect((await generate(templateId, { 'seat-number': '14A' })).body).not.toHaveProperty('warnings');
});

describe('refuse', () => {
  let templateId: string;
  beforeEach(async () => {
    templateId = await api.createTemplate({ 'barcode-check': 'refuse' });
  });
  const refusal = {
    httpStatus: 400,
    body: {
      'error-code': 'E9025',
      errors: [{ field: 'seat-number', message: 'differs from the seat in the barcode' }],
    },
  };

  test('E9025 names the field, there is no pass, and its pass-id is free', async () => {
    requests.operations.length = 0;
    expect(await generate(templateId, { 'seat-number': '14A' }, 'refused')).toMatchObject(refusal);
    expect(requests.operations.filter((operation) => operation !== 'GetItem')).toEqual([]);
    expect((await generate(templateId, {}, 'refused')).httpStatus).toBe(200);
  });

  test('a date beside that of the barcode is a warning all the same', async () => {
    const { httpStatus, body } = await generate(templateId, {
      'barcode-value': barcodeOf('012C').replace(' 074Y', ' 073Y'),
    });
    expect(httpStatus).toBe(200);
    expect(body.warnings).toMatchObject([{ code: 'barcode-date-near', field: 'departure-time' }]);
  });

  test('an update is refused for what it changes, until the barcode comes with it', async () => {
    await generate(templateId);
    expect(await update(templateId, { 'seat-number': '14A' })).toMatchObject(refusal);
    const both = { 'seat-number': '14A', 'barcode-value': barcodeOf('014A') };
    expect((await update(templateId, both)).body).not.toHaveProperty('warnings');
    expect(await update(templateId, { 'barcode-value': barcodeOf('012C') })).toMatchObject(refusal);
  });

  test('a pass that differs already can still be redeemed, and gets the same warning again', async () => {
    await change(templateId, { 'barcode-check': 'off' });
    await generate(templateId, { 'seat-number': '14A' });
    await change(templateId, { 'barcode-check': 'refuse' });
    expect((await update(templateId, {}, { 'pass-status': 'redeemed' })).body).not.toHaveProperty('warnings');
    expect((await update(templateId, { 'boarding-group': '1' })).body).not.toHaveProperty('warnings');
    expect(await update(templateId, { 'seat-number': '14A' })).toMatchObject({
      httpStatus: 200,
      body: { warnings: [otherSeat] },
    });
  });

  test('a link makes its pass whatever the barcode says, and checkpassissuancelink warns', async () => {
    const link = await makeLink(api, templateId, { 'update-pass-data': true });
    // The link declares no sequence number: the pass has the template's.
    const barcode = barcodeOf('012C').replace('0042', '0017');
    const url = linkFor(link, passenger({ 'seat-number-value': '14A', 'barcode-value': barcode }));
    const check = async (address: string) => (await api.send({ action: 'checkpassissuancelink', url: address })).body;
    expect(await check(url)).toMatchObject({ would: 'create', warnings: [otherSeat] });
    expect(await follow(api, url)).toMatchObject({ statusCode: 303 });
    expect(await passIdsOf(api, templateId)).toEqual(['LINK-1']);
    expect(await check(url)).not.toHaveProperty('warnings');
    const moved = linkFor(link, passenger({ 'seat-number-value': '15A', 'barcode-value': barcode }));
    expect(await check(moved)).toMatchObject({ would: 'update', warnings: [otherSeat] });
  });
});

test('an update warns of the fields that it names, and a call repeated with its key of the same', async () => {
  const templateId = await api.createTemplate();
  await generate(templateId);
  const first = await update(templateId, { 'seat-number': '14A' }, {}, 'key-1');
  expect(first.body.warnings).toEqual([otherSeat]);
  expect(await update(templateId, { 'seat-number': '14A' }, {}, 'key-1')).toEqual(first);
  expect((await update(templateId, { 'boarding-group': '4' })).body).not.toHaveProperty('warnings');
  await change(templateId, { 'flight-number': '2725' });
  expect((await update(templateId, { 'barcode-value': barcodeOf('012C') })).body.warnings).toMatchObject([
    { code: 'barcode-flight', field: 'flight-number' },
    { code: 'barcode-seat' },
  ]);
});
