import { readdirSync } from 'node:fs';
import path from 'node:path';
import {
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { S3 } from '../../../local/aws/s3.ts';
import { credentials, region } from '../../../local/cloud/account.ts';
import type { Listening } from '../../../local/http.ts';
import { Iam } from '../../../local/iam/iam.ts';
import { temporaryDirectory } from '../../helpers/temporary-directory.ts';
import { imagesOnce } from '../../helpers/write-once.ts';

const directory = temporaryDirectory();
const Bucket = 'files';
let server: Listening;
let client: S3Client;

beforeAll(async () => {
  const s3 = new S3(directory);
  s3.declare(Bucket);
  const iam = new Iam(() => {});
  iam.addResourcePolicy(`arn:aws:s3:::${Bucket}`, imagesOnce(Bucket));
  server = await s3.listen(iam);
  client = new S3Client({ endpoint: server.url, region, credentials });
});
afterAll(async () => {
  client.destroy();
  await server.close();
});

const put = (Key: string, Body: string, more: object = {}) =>
  client.send(new PutObjectCommand({ Bucket, Key, Body, ...more }));
const read = async (Key: string) =>
  (await client.send(new GetObjectCommand({ Bucket, Key }))).Body?.transformToString();

test('an object comes back with its bytes, type, cache control and metadata', async () => {
  const headers = { ContentType: 'text/html; charset=utf-8', CacheControl: 'no-store', Metadata: { link: 'yes' } };
  await put('i/abc', '<p>Grüße\n', headers);
  const object = await client.send(new GetObjectCommand({ Bucket, Key: 'i/abc' }));
  expect(object).toMatchObject({ ContentLength: 11, ...headers });
  expect(await object.Body?.transformToString()).toBe('<p>Grüße\n');
});

test('a key may be the folder of another', async () => {
  await put('i/page', 'page');
  await put('i/page/pass.pkpass', 'pkpass');
  expect([await read('i/page'), await read('i/page/pass.pkpass')]).toEqual(['page', 'pkpass']);
});

test('a body in chunks with a trailing checksum is stored without its framing', async () => {
  async function* chunks() {
    yield Buffer.from('first ');
    yield Buffer.from('second');
  }
  const { Readable } = await import('node:stream');
  await client.send(new PutObjectCommand({ Bucket, Key: 'chunked', Body: Readable.from(chunks()), ContentLength: 12 }));
  expect(await read('chunked')).toBe('first second');
});

test('a wrong checksum is refused and nothing is stored', async () => {
  await expect(put('damaged', 'body', { ChecksumCRC32: 'AAAAAA==' })).rejects.toMatchObject({ name: 'BadDigest' });
  await expect(read('damaged')).rejects.toMatchObject({ name: 'NoSuchKey' });
});

test('If-None-Match: * writes once', async () => {
  await put('once', 'first', { IfNoneMatch: '*' });
  await expect(put('once', 'second', { IfNoneMatch: '*' })).rejects.toMatchObject({ name: 'PreconditionFailed' });
  expect(await read('once')).toBe('first');
});

test('what is deleted, one by one or many at once, is gone; what was not there is no error', async () => {
  await put('gone/1', '1');
  await put('gone/2 & <2>', '2');
  await client.send(new DeleteObjectCommand({ Bucket, Key: 'gone/1' }));
  const Objects = [{ Key: 'gone/2 & <2>' }, { Key: 'gone/never' }];
  await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects } }));
  expect((await client.send(new ListObjectsV2Command({ Bucket, Prefix: 'gone/' }))).KeyCount).toBe(0);
});

test('a listing has pages, in the order of keys', async () => {
  for (const key of ['list/c', 'list/a', 'list/b&<']) await put(key, key);
  const first = await client.send(new ListObjectsV2Command({ Bucket, Prefix: 'list/', MaxKeys: 2 }));
  const rest = await client.send(
    new ListObjectsV2Command({ Bucket, Prefix: 'list/', ContinuationToken: first.NextContinuationToken }),
  );
  const keys = [first, rest].map(({ Contents }) => Contents?.map(({ Key }) => Key));
  expect([keys, first.IsTruncated, rest.IsTruncated]).toEqual([[['list/a', 'list/b&<'], ['list/c']], true, false]);
});

test('objects outlive the server, and no temporary file stays', async () => {
  await put('kept', 'kept', { ContentType: 'text/plain' });
  const again = new S3(directory).declare(Bucket);
  expect(again.get('kept')).toMatchObject({ body: Buffer.from('kept'), headers: { 'content-type': 'text/plain' } });
  expect(readdirSync(path.join(directory, Bucket)).filter((name) => name.startsWith('.'))).toEqual([]);
});

test('an unknown bucket is an error of its own', async () => {
  const get = client.send(new GetObjectCommand({ Bucket: 'other', Key: 'key' }));
  await expect(get).rejects.toMatchObject({ name: 'NoSuchBucket' });
});

test('under a prefix that is written once, a put that could overwrite is denied, and a second one finds the first', async () => {
  await expect(put('images/a.png', 'first')).rejects.toMatchObject({ name: 'AccessDenied' });
  await put('images/a.png', 'first', { IfNoneMatch: '*' });
  await expect(put('images/a.png', 'second', { IfNoneMatch: '*' })).rejects.toMatchObject({
    name: 'PreconditionFailed',
  });
  expect(await read('images/a.png')).toBe('first');
});

test.each([{ IfNoneMatch: '"tag"' }, { IfMatch: '"tag"' }])('%o is refused: no entity tag is compared', async (tag) => {
  await expect(put('i/tagged', 'text', tag)).rejects.toMatchObject({ name: 'NotImplemented' });
});
