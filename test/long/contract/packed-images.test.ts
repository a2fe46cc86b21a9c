import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { packedPng } from '../../../lambdas/runtime/png-packer.ts';
import { apiForAllTests } from '../../helpers/api-for-tests.ts';
import { openPkpass } from '../../helpers/pkpass.ts';

const sample = (name: string) => readFileSync(`lambdas/web/samples/${name}.png`);

const { api, requests } = apiForAllTests({ overrides: { packPng: packedPng } });
let templateId: string;
beforeAll(async () => {
  templateId = await api.createTemplate();
});

async function passOf(template: string, passId: string) {
  const { body } = await api.send(api.passRequest(template, { 'pass-id': passId }));
  const link = String(body['pass-install-url']).split('/i/')[1];
  const pkpass = api.aws.bucket.get(`i/${link}/pass.pkpass`)?.body as Buffer;
  return { link, pkpass, ...openPkpass(pkpass) };
}

/** The stored images, by their hashes. */
const stored = () =>
  api.aws.bucket
    .keys()
    .flatMap((key) => (key.startsWith('images/') ? [[key, api.aws.bucket.get(key)?.body] as const] : []));

test('the sample pass has at most 19.1 KB, with its pictures in 62 % of their bytes, once and for all made with the template', async () => {
  const { pkpass, files } = await passOf(templateId, 'P1');
  expect(pkpass.length).toBeLessThanOrEqual(19_100);
  const lengths: [packed: number, sent: number][] = [];
  for (const [file, name] of [
    ['icon@3x.png', 'icon'],
    ['primaryLogo.png', 'logo'],
    ['footer.png', 'alliance'],
  ] as const) {
    lengths.push([files[file]?.length ?? 0, sample(name).length]);
    expect(stored()).toContainEqual([expect.anything(), Buffer.from(files[file] ?? '')]);
  }
  const [packed, sent] = [0, 1].map((which) => lengths.reduce((sum, each) => sum + (each[which] ?? 0), 0));
  expect(packed).toBeLessThanOrEqual(0.62 * (sent ?? 0));
  for (const [less, more] of lengths) expect(less).toBeLessThan(more);
  requests.operations.length = 0;
  await passOf(templateId, 'P2');
  expect(requests.operations.sort()).toEqual(['PUT i', 'PUT i', 'PutItem']);
});

test('what was sent stays: every picture is stored as it came, also those that passes do not have', () => {
  const bodies = stored().map(([, body]) => body);
  for (const name of ['icon', 'logo', 'alliance', 'logo-square', 'strip']) expect(bodies).toContainEqual(sample(name));
});

test('the page shows the packed logo', async () => {
  const { link, files } = await passOf(templateId, 'P3');
  const page = gunzipSync(api.aws.bucket.get(`i/${link}`)?.body as Buffer).toString();
  const path = /<img class="logo" src="\/(images\/[0-9a-f]{64}\.png)"/.exec(page)?.[1] ?? '';
  expect(api.aws.bucket.get(path)?.body).toEqual(Buffer.from(files['logo.png'] ?? ''));
});

test('copytemplate keeps packed pictures without packing, fetching or storing anything again', async () => {
  const before = [stored().length, api.images.requests.length];
  const copied = await api.send({
    ...{ action: 'copytemplate', 'pass-template-id': templateId, 'pass-template-name': 'Copy' },
  });
  const [original, copy] = [
    await passOf(templateId, 'P4'),
    await passOf(String(copied.body['pass-template-id']), 'P5'),
  ];
  for (const name of ['icon.png', 'logo.png', 'footer.png']) expect(copy.files[name]).toEqual(original.files[name]);
  expect([stored().length, api.images.requests.length]).toEqual(before);
});
