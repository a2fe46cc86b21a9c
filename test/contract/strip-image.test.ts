import { createHash } from 'node:crypto';
import { dispatch } from '../../lambdas/api/dispatch.ts';
import type { ImageFetcher } from '../../lambdas/ports/stores.ts';
import { apiKey } from '../helpers/api.ts';
import { apiForAllTests } from '../helpers/api-for-tests.ts';
import { exampleRequest } from '../helpers/examples.ts';
import { expectedManifest, openPkpass } from '../helpers/pkpass.ts';
import { png } from '../helpers/png.ts';

const strip = png(1032, 336);
const large = png(200, 200, { padding: 1_900_000 });

const { api, requests } = apiForAllTests({ images: { 'own-strip.png': strip, 'large.png': large } });
let templateId: string;
beforeAll(async () => {
  templateId = await api.createTemplate();
});

/** A generatepass request with a strip image. */
const passWith = (passId: string, url: string, template = templateId) => {
  const data = { ...(exampleRequest('generate-pass')['pass-data'] as object), 'strip-image': url };
  return api.passRequest(template, { 'pass-id': passId, 'pass-data': data });
};

test('generatepass: a strip image is fetched once, stored by its content, and goes into the .pkpass', async () => {
  await api.send(api.passRequest(templateId, { 'pass-id': 'warm' }));
  requests.operations.length = 0;
  const url = api.images.url('own-strip.png');
  const { body } = await api.send(passWith('P1', url));
  expect(requests.operations.sort()).toEqual(['PUT i', 'PUT i', 'PUT images', 'PutItem']);
  const sha256 = createHash('sha256').update(strip).digest('hex');
  expect(api.aws.bucket.get(`images/${sha256}.png`)?.body).toEqual(strip);
  const link = String(body['pass-install-url']).split('/i/')[1];
  const stored = openPkpass(api.aws.bucket.get(`i/${link}/pass.pkpass`)?.body as Buffer);
  expect(Buffer.from(stored.files['strip.png'] ?? '')).toEqual(strip);
  expect(stored.manifest).toEqual(expectedManifest(stored.files));

  api.aws.bucket.delete(`i/${link}/pass.pkpass`);
  const rendered = await api.open('GET', `/i/${link}/pass.pkpass`);
  const { files } = openPkpass(Buffer.from(rendered.body ?? '', 'base64'));
  expect(Buffer.from(files['strip.png'] ?? '')).toEqual(strip);

  const data = await api.send({ action: 'getpassdata', 'pass-template-id': templateId, 'pass-id': 'P1' });
  expect(data.body['pass-data']).toMatchObject({ 'strip-url': url });
});

test('generatepass: the next pass of the template does not have another pass’s strip, and shows the template’s address', async () => {
  await api.send(passWith('P2', api.images.url('own-strip.png')));
  const { body } = await api.send(api.passRequest(templateId, { 'pass-id': 'P3' }));
  const link = String(body['pass-install-url']).split('/i/')[1];
  const { files } = openPkpass(api.aws.bucket.get(`i/${link}/pass.pkpass`)?.body as Buffer);
  expect(files).not.toHaveProperty('strip.png');
  const data = await api.send({ action: 'getpassdata', 'pass-template-id': templateId, 'pass-id': 'P3' });
  expect(data.body['pass-data']).toMatchObject({ 'strip-url': api.images.url('strip.png') });
});

test.each([
  ['missing', () => api.images.url('missing.png'), expect.stringContaining('could not be read')],
  ['on a private address', () => 'https://127.0.0.1/strip.png', 'must be on a host with a public address'],
])('generatepass: a strip image that is %s is refused by name, and the pass-id stays free', async (_, url, message) => {
  const answer = await api.send(passWith('P4', url()));
  expect(answer).toMatchObject({
    httpStatus: 400,
    body: {
      'error-code': 'E9003',
      'error-message': expect.stringMatching(/^Invalid request: strip-image .+[^.]\.$/),
      'pass-id': 'P4',
      errors: [{ field: 'strip-image', message }],
    },
  });
  const again = await api.send({ action: 'getpassdata', 'pass-template-id': templateId, 'pass-id': 'P4' });
  expect(again.body['error-code']).toBe('E808');
});

test('generatepasses: four images at a time, so that none waits for the unpacking of many others', async () => {
  let [running, most] = [0, 0];
  const imageFetcher: ImageFetcher = {
    async fetchPng(...image) {
      most = Math.max(most, ++running);
      await new Promise(setImmediate);
      return api.services.imageFetcher.fetchPng(...image).finally(() => running--);
    },
  };
  const { action: _action, 'pass-template-id': templateId } = passWith('', '');
  const passes = Array.from({ length: 20 }, (_, n) => {
    const { action: _one, 'pass-template-id': _id, ...row } = passWith(`many-${n}`, api.images.url('own-strip.png'));
    return row;
  });
  const body = JSON.stringify({ action: 'generatepasses', 'pass-template-id': templateId, passes });
  const answer = await dispatch({ apiKey, body, requestId: 'request-1' }, { ...api.services, imageFetcher });
  expect(answer.body.status).toBe('success');
  expect(most).toBe(4);
});

test('generatepass: a strip image too large beside the template’s images is refused', async () => {
  const heavy = await api.createTemplate({
    'carrier-alliance-logo': api.images.url('large.png'),
    appearance: {
      'background-color': '#0C3478',
      'text-color': '#FFFFFF',
      'carrier-airline-logo': api.images.url('large.png'),
    },
  });
  const { body } = await api.send(passWith('P5', api.images.url('large.png'), heavy));
  expect(body.errors).toEqual([{ field: 'strip-image', message: expect.stringContaining('4 MB together') }]);
});
