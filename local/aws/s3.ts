import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import path from 'node:path';
import { Bucket, type LifecycleRule, type StoredObject } from '../../world/aws/bucket.ts';
import { type Listening, listen, readBody } from '../basics/http.ts';
import { type Guard, noGuard } from '../iam/guard.ts';
import { requestsOfS3 } from '../iam/requests.ts';
import {
  crc32Base64,
  maxKeys,
  refuseKey,
  refuseMetadata,
  refuseUnknownCondition,
  refuseUnknownRules,
  refuseWrongChecksum,
} from './limits/s3.ts';
import { objectFiles } from './object-files.ts';
import { decodeAwsChunked } from './wire/aws-chunked.ts';
import { AwsError } from './wire/json-service.ts';
import { S3Error } from './wire/s3-error.ts';

/** Request headers that are stored and returned with the object. */
const storedHeaders = [
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-type',
  'expires',
];

/** S3's names of the guard's refusals. Source: Amazon S3 API reference, "Error responses". */
const refusals: Readonly<Record<string, string>> = {
  AccessDeniedException: 'AccessDenied',
  MissingAuthenticationTokenException: 'AccessDenied',
  UnrecognizedClientException: 'InvalidAccessKeyId',
};

interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** The supported properties of a bucket. Source: CloudFormation, AWS::S3::Bucket. */
export interface BucketProperties {
  readonly LifecycleConfiguration?: { readonly Rules: readonly LifecycleRule[] };
}

/** S3, path-style: the buckets that the templates declare. Source: Amazon S3 API reference. */
export class S3 {
  readonly #directory: string | undefined;
  readonly #now: () => number;
  readonly #buckets = new Map<string, Bucket>();

  /** @param directory of the objects, which are in memory only without it. @param now ms since 1970. */
  constructor(directory: string | undefined, now: () => number = Date.now) {
    this.#directory = directory;
    this.#now = now;
  }

  /** @throws RangeError for lifecycle rules that would be ignored */
  declare(name: string, { LifecycleConfiguration: { Rules: rules } = { Rules: [] } }: BucketProperties = {}): Bucket {
    refuseUnknownRules(rules);
    const objects = this.#directory && objectFiles(path.join(this.#directory, name));
    const bucket = new Bucket({ now: this.#now }, rules, objects || undefined);
    this.#buckets.set(name, bucket);
    return bucket;
  }

  bucket(name: string): Bucket | undefined {
    return this.#buckets.get(name);
  }

  listen(guard: Guard = noGuard): Promise<Listening> {
    return listen(async (request, response) => {
      const { status, headers, body } = await this.#answer(request, guard).catch(errorAnswer);
      response.writeHead(status, headers).end(body);
    });
  }

  async #answer(request: IncomingMessage, guard: Guard): Promise<Answer> {
    const url = new URL(request.url ?? '/', 'http://s3');
    const [, bucketName = '', ...segments] = url.pathname.split('/');
    const name = decodeURIComponent(bucketName);
    const bucket = this.#buckets.get(name);
    if (!bucket) throw new S3Error(404, 'NoSuchBucket', 'The specified bucket does not exist');
    const key = segments.map(decodeURIComponent).join('/');
    refuseKey(key);
    const deletions = bucket.deletionsOf(key);
    const { body, headers } = await receivedBody(request);
    const check = (method: string, each: string) =>
      guard.check(headers, requestsOfS3(method, name, each, headers['if-none-match']));
    const operation = `${request.method} ${key === '' ? 'bucket' : 'object'}`;
    // DeleteObjects is judged key by key.
    if (operation !== 'POST bucket') check(request.method ?? '', key);
    switch (operation) {
      case 'GET bucket':
        return xml(200, listObjects(bucket, url.searchParams));
      case 'POST bucket':
        refuseWrongChecksum(headers, body, true);
        return xml(
          200,
          deleteObjects(bucket, body.toString(), (each) => check('DELETE', each)),
        );
      case 'PUT object':
        refuseConflict(headers, bucket.deletionsOf(key) > deletions);
        return putObject(bucket, key, body, headers);
      case 'DELETE object':
        bucket.delete(key);
        return { status: 204 };
      case 'GET object':
        return getObject(bucket.get(key), headers, () => guard.allows(headers, requestsOfS3('GET', name, '')));
      default:
        throw new S3Error(405, 'MethodNotAllowed');
    }
  }
}

/** Another request deleted the object while a conditional one was sent. Source: Amazon S3 User Guide, "Conditional writes". */
function refuseConflict(headers: IncomingHttpHeaders, isDeleted: boolean): void {
  if (isDeleted && headers['if-none-match'] !== undefined)
    throw new S3Error(409, 'ConditionalRequestConflict', 'A conflicting operation occurred during this request');
}

function putObject(bucket: Bucket, key: string, body: Buffer, headers: IncomingHttpHeaders): Answer {
  refuseUnknownCondition(headers);
  refuseMetadata(headers);
  refuseWrongChecksum(headers, body);
  const stored = Object.entries(headers).filter(
    ([name]) => storedHeaders.includes(name) || name.startsWith('x-amz-meta-'),
  );
  const isNew = headers['if-none-match'] === '*';
  const etag = bucket.put(key, body, Object.fromEntries(stored) as Record<string, string>, { isNew });
  if (etag === undefined)
    throw new S3Error(412, 'PreconditionFailed', 'At least one of the pre-conditions you specified did not hold');
  return { status: 200, headers: { etag, 'x-amz-checksum-crc32': crc32Base64(body) } };
}

/** Without the permission to list, a missing object is an AccessDenied. Source: Amazon S3 API reference, GetObject. */
function getObject(object: StoredObject | undefined, headers: IncomingHttpHeaders, mayList: () => boolean): Answer {
  if (!object && !mayList()) throw new S3Error(403, 'AccessDenied', 'Access Denied');
  if (!object) throw new S3Error(404, 'NoSuchKey', 'The specified key does not exist.');
  const checksum = headers['x-amz-checksum-mode'] && { 'x-amz-checksum-crc32': crc32Base64(object.body) };
  return { status: 200, headers: { ...objectHeaders(object), ...checksum }, body: object.body };
}

/** Response headers of an object. */
export const objectHeaders = ({ headers, etag, modifiedAt, body }: StoredObject): Record<string, string> => ({
  'content-type': 'binary/octet-stream',
  ...headers,
  'content-length': String(body.length),
  etag,
  'last-modified': modifiedAt.toUTCString(),
});

/** Source: Amazon S3 API reference, DeleteObjects. */
function deleteObjects(bucket: Bucket, request: string, check: (key: string) => void): string {
  const names = [...request.matchAll(/<Key>(.*?)<\/Key>/g)].map(([, name = '']) => name);
  if (names.length < 1 || names.length > maxKeys)
    throw new S3Error(400, 'MalformedXML', 'The XML you provided was not well-formed');
  const isQuiet = request.includes('<Quiet>true</Quiet>');
  const results = names.map((name) => {
    const key = unescapeXml(name);
    const of = `<Key>${escapeXml(key)}</Key>`;
    try {
      check(key);
      bucket.delete(key);
      return isQuiet ? '' : `<Deleted>${of}</Deleted>`;
    } catch (error) {
      const { code, message } = asS3Error(error);
      return `<Error>${of}<Code>${code}</Code><Message>${escapeXml(message)}</Message></Error>`;
    }
  });
  return `<DeleteResult>${results.join('')}</DeleteResult>`;
}

/** Source: Amazon S3 API reference, ListObjectsV2. */
function listObjects(bucket: Bucket, query: URLSearchParams): string {
  const prefix = query.get('prefix') ?? '';
  const token = query.get('continuation-token');
  const after = token ? Buffer.from(token, 'base64url').toString() : '';
  const limit = Math.min(maxKeys, Number(query.get('max-keys') ?? maxKeys));
  for (const name of ['delimiter', 'encoding-type', 'start-after'])
    if (query.has(name)) throw new S3Error(501, 'NotImplemented', `The local stack does not know ${name}`);
  const keys = bucket.keys(prefix).filter((key) => key > after);
  const page = keys.slice(0, limit);
  const truncated = keys.length > page.length;
  return [
    '<ListBucketResult>',
    `<MaxKeys>${limit}</MaxKeys>`,
    `<KeyCount>${page.length}</KeyCount>`,
    `<IsTruncated>${truncated}</IsTruncated>`,
    truncated &&
      `<NextContinuationToken>${Buffer.from(page.at(-1) ?? '').toString('base64url')}</NextContinuationToken>`,
    ...page.map((key) => listedObject(escapeXml(key), bucket.get(key))),
    '</ListBucketResult>',
  ]
    .filter(Boolean)
    .join('');
}

function listedObject(key: string, object: StoredObject | undefined): string {
  if (!object) return '';
  const { etag, body, modifiedAt } = object;
  const fields = `<ETag>${escapeXml(etag)}</ETag><Size>${body.length}</Size><LastModified>${modifiedAt.toISOString()}</LastModified>`;
  return `<Contents><Key>${key}</Key>${fields}</Contents>`;
}

function errorAnswer(error: unknown): Answer {
  const { status, code, message } = asS3Error(error);
  return xml(status, `<Error><Code>${code}</Code><Message>${escapeXml(message)}</Message></Error>`);
}

/** @throws the error itself if it is no answer of S3. */
function asS3Error(error: unknown): S3Error {
  if (error instanceof S3Error) return error;
  if (!(error instanceof AwsError)) throw error;
  return new S3Error(403, refusals[error.code] ?? error.code, error.message);
}

const xml = (status: number, content: string): Answer => ({
  status,
  headers: { 'content-type': 'application/xml' },
  body: `<?xml version="1.0" encoding="UTF-8"?>${content}`,
});

/** The decoded body, and the headers including its trailers; aws-chunked is no encoding of the object. */
async function receivedBody(request: IncomingMessage): Promise<{ body: Buffer; headers: IncomingHttpHeaders }> {
  const body = await readBody(request);
  if (!String(request.headers['x-amz-content-sha256']).startsWith('STREAMING-'))
    return { body, headers: request.headers };
  const { body: decoded, trailers } = decodeAwsChunked(body);
  const { 'content-encoding': encoding = '', ...headers } = request.headers;
  const stored = encoding.split(/ *, */).filter((each) => each !== '' && each !== 'aws-chunked');
  const own = stored.length > 0 && { 'content-encoding': stored.join() };
  return { body: decoded, headers: { ...headers, ...own, ...trailers } };
}

const escapeXml = (text: string) => text.replace(/[<>&"]/g, (character) => `&#${character.charCodeAt(0)};`);

const namedEntities: Readonly<Record<string, string>> = { amp: '&', apos: "'", gt: '>', lt: '<', quot: '"' };
const unescapeXml = (text: string) =>
  text.replace(/&(?:#(\d+)|#x([0-9a-fA-F]+)|(\w+));/g, (_, decimal, hex, name) =>
    name ? (namedEntities[name] ?? '') : String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16)),
  );
