import { S3Client } from '@aws-sdk/client-s3';
import { S3Images } from '../../lambdas/storage/s3-images.ts';
import { startEmbeddedAws } from '../helpers/embedded-aws.ts';
import { fixedClock } from '../helpers/fixed-clock.ts';
import { forAllTests } from '../helpers/for-tests.ts';

const aws = forAllTests(() => startEmbeddedAws());
let client: S3Client;
beforeAll(() => {
  client = new S3Client({ forcePathStyle: true });
});
afterAll(() => client.destroy());

const clock = fixedClock();
const images = () => new S3Images(client, aws.env.BUCKET_NAME, clock);
const image = (name: string, text = name) => ({
  sha256: name.repeat(64),
  bytes: text.length,
  width: 1,
  height: 1,
  data: Buffer.from(text),
});

test('an image that is stored is found stored, and is not overwritten', async () => {
  await images().put(image('a', 'first'));
  await images().put(image('a', 'second'));
  expect(Buffer.from(await images().get('a'.repeat(64))).toString()).toBe('first');
});

test('a put that met another of the same image is sent again: whether that one came through, it cannot tell', async () => {
  const conflict = Object.assign(new Error('A conflicting operation'), { name: 'ConditionalRequestConflict' });
  const send = jest.spyOn(client, 'send').mockRejectedValueOnce(conflict as never);
  await images().put(image('b'));
  expect(send).toHaveBeenCalledTimes(2);
  send.mockRestore();
  expect(Buffer.from(await images().get('b'.repeat(64))).toString()).toBe('b');
});

test('any other refusal is thrown', async () => {
  const refusal = Object.assign(new Error('Access Denied'), { name: 'AccessDenied' });
  const send = jest.spyOn(client, 'send').mockRejectedValueOnce(refusal as never);
  await expect(images().put(image('c'))).rejects.toBe(refusal);
  send.mockRestore();
});
