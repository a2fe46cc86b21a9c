import { readdirSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { Iam } from '../../../local/aws/iam.ts';
import { S3 } from '../../../local/aws/s3.ts';
import { credentials, region } from '../../../local/basics/account.ts';
import type { Listening } from '../../../local/basics/http.ts';
import { imagesOnce } from '../../helpers/local-iam.ts';
import { temporaryDirectory } from '../../helpers/temporary-directory.ts';

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
  // The SDK warns that a stream cannot be sent twice, which readers of the test need not see.
  const logger = { debug() {}, info() {}, warn() {}, error() {} };
  client = new S3Client({ endpoint: server.url, region, credentials, maxAttempts: 1, logger });
});
afterAll(async () => {
  client.destroy();
  await server.close();
});

const put = (Key: string, Body: string, more: object = {}) =>
  client.send(new PutObjectCommand({ Bucket, Key, Body, ...more }));
const read = async (Key: string) =>
  (await client.send(new GetObjectCommand({ Bucket, Key }))).Body?.transformToString();

test('an object comes back with its bytes, type, encoding, cache control and metadata', async () => {
  const headers = {
    ContentType: 'text/html; charset=utf-8',
    ContentEncoding: 'gzip',
    CacheControl: 'no-store',
    Metadata: { link: 'yes' },
  };
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
  const Body = Readable.from(chunks());
  const put = new PutObjectCommand({ Bucket, Key: 'chunked', Body, ContentLength: 12, ContentEncoding: 'gzip' });
  await client.send(put);
  expect(await read('chunked')).toBe('first second');
  const { ContentEncoding } = await client.send(new GetObjectCommand({ Bucket, Key: 'chunked' }));
  expect(ContentEncoding).toBe('gzip');
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

test('a conditional put is refused if the object was deleted while it was sent', async () => {
  await put('contended', 'first');
  const beginning = Promise.withResolvers<void>();
  const rest = Promise.withResolvers<void>();
  async function* slowly() {
    yield Buffer.from('se');
    beginning.resolve();
    await rest.promise;
    yield Buffer.from('cond');
  }
  const writing = put('contended', '', { Body: Readable.from(slowly()), ContentLength: 6, IfNoneMatch: '*' });
  await beginning.promise;
  await client.send(new DeleteObjectCommand({ Bucket, Key: 'contended' }));
  rest.resolve();
  await expect(writing).rejects.toMatchObject({
    name: 'ConditionalRequestConflict',
    $metadata: { httpStatusCode: 409 },
  });
});

test.each<[string, string, () => Promise<unknown>]>([
  ['an entity tag that must not be', 'NotImplemented', () => put('i/tagged', 'text', { IfNoneMatch: '"tag"' })],
  ['another condition than If-None-Match', 'NotImplemented', () => put('i/tagged', 'text', { IfMatch: '"tag"' })],
  ['a key of 1,025 bytes', 'KeyTooLongError', () => put(`${'ü'.repeat(512)}x`, 'text')],
  ['metadata of more than 2 KB', 'MetadataTooLarge', () => put('x', 'text', { Metadata: { link: 'x'.repeat(2_045) } })],
  ['a wrong SHA-256', 'BadDigest', () => put('x', 'body', { ChecksumSHA256: 'AAAA' })],
  ['1,001 keys to delete', 'MalformedXML', () => deleteAll(Array.from({ length: 1_001 }, (_, place) => `${place}`))],
])('%s is refused: %s', async (_, name, request) => {
  await expect(request()).rejects.toMatchObject({ name });
});

const deleteAll = (keys: readonly string[], Quiet = false) =>
  client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects: keys.map((Key) => ({ Key })), Quiet } }));

test('what is at the limits is taken, and listed', async () => {
  const key = 'ü'.repeat(512);
  await put(key, 'long', { Metadata: { link: 'x'.repeat(2_044) } });
  const listed = await client.send(new ListObjectsV2Command({ Bucket, Prefix: 'ü' }));
  expect([await read(key), listed.Contents?.map(({ Key }) => Key)]).toEqual(['long', [key]]);
});

test('a quiet deletion says only what it could not delete', async () => {
  await put('quiet', 'quiet');
  expect((await deleteAll(['quiet'], true)).Deleted ?? []).toEqual([]);
  expect((await deleteAll(['loud'])).Deleted).toEqual([{ Key: 'loud' }]);
});

test('a page of a listing has at most 1,000 keys', async () => {
  expect((await client.send(new ListObjectsV2Command({ Bucket, MaxKeys: 2_000 }))).MaxKeys).toBe(1_000);
});

test('an object expires at the midnight after the days of its lifecycle rule, and may then be written anew', () => {
  let now = Date.parse('2027-03-15T12:00:00Z');
  const Rules = [{ Status: 'Enabled', Prefix: 'i/', ExpirationInDays: 30 }];
  const bucket = new S3(directory, () => now).declare('expiring', { LifecycleConfiguration: { Rules } });
  for (const key of ['i/page', 'images/logo']) bucket.put(key, Buffer.from('text'), {});
  now = Date.parse('2027-04-14T23:59:59Z');
  expect(bucket.keys()).toEqual(['i/page', 'images/logo']);
  now += 1_000;
  expect([bucket.get('i/page'), bucket.keys()]).toEqual([undefined, ['images/logo']]);
  expect(bucket.put('i/page', Buffer.from('new'), {}, { isNew: true })).toBeDefined();
  expect(bucket.get('i/page')?.modifiedAt).toEqual(new Date(now));
});

test('a lifecycle rule that the local stack would ignore is refused', () => {
  const Rules = [{ Status: 'Enabled', Transitions: [] }];
  expect(() => new S3(directory).declare('cold', { LifecycleConfiguration: { Rules } })).toThrow('Transitions');
});
