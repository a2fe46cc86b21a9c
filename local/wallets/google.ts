import path from 'node:path';
import { readJson, writeAtomically } from '../basics/files.ts';
import { type Listening, listen, readBody, sendJson } from '../basics/http.ts';
import type { Recorder } from '../basics/recorder.ts';
import { flightClassProblem, heeded } from './flight-class-rules.ts';
import { refusalOf } from './google-refusals.ts';
import { parsedBody, type RecordedRequest } from './recorded-request.ts';

export type Resource = Readonly<Record<string, unknown>>;

interface Answer {
  readonly status: number;
  readonly body: object;
}

const accessToken = 'local-access-token';

/**
 * Stand-in for Google Wallet: the OAuth token endpoint at /token, root keys of its callbacks at /keys, and persistent
 * classes and objects under /walletobjects/v1. Source: Google Wallet REST reference, flightclass and flightobject.
 */
export class GoogleStandIn {
  readonly #file: string;
  readonly #requests: Recorder<RecordedRequest>;
  readonly #now: () => number;
  readonly #rootKeys: object;
  /** Resources by kind and id, `flightObject/3388.abc`. */
  readonly #resources: Map<string, Resource>;
  /** Fault injection: whether the requested resource has been lost. */
  isLost: () => boolean = () => false;
  /** Whether an object retains its class when another one is sent, which Google does not document. */
  keepsClass: () => boolean = () => false;

  /** @param rootKeys the answer of /keys, with which callbacks are verified. */
  constructor(directory: string, requests: Recorder<RecordedRequest>, now: () => number, rootKeys: object = {}) {
    this.#rootKeys = rootKeys;
    this.#file = path.join(directory, 'resources.json');
    this.#requests = requests;
    this.#now = now;
    this.#resources = new Map(Object.entries(readJson<Record<string, Resource>>(this.#file) ?? {}));
  }

  listen(): Promise<Listening> {
    return listen(async (request, response) => {
      const { method = '', url = '', headers } = request;
      const body = parsedBody((await readBody(request)).toString());
      this.#requests.add({ at: new Date(this.#now()).toISOString(), method, path: url, headers, body });
      const answer = this.#publicAnswer(url, body) ?? this.#answer(method, url, headers.authorization, body);
      sendJson(response, answer.status, answer.body, { 'cache-control': 'max-age=300' });
    });
  }

  /** @param kind `flightClass` or `flightObject` */
  find(kind: string, id: unknown): Resource | undefined {
    return this.#resources.get(`${kind}/${id}`);
  }

  /** Stores or replaces a resource. */
  keep(kind: string, resource: Resource): Resource {
    this.#resources.set(`${kind}/${resource.id}`, kind === 'flightClass' ? heeded(resource) : resource);
    writeAtomically(this.#file, JSON.stringify(Object.fromEntries(this.#resources)));
    return resource;
  }

  #publicAnswer(url: string, body: unknown): Answer | undefined {
    if (url === '/keys') return { status: 200, body: this.#rootKeys };
    return url === '/token' ? token(body) : undefined;
  }

  #answer(method: string, url: string, authorization: string | undefined, body: unknown): Answer {
    const [, kind, id, message] = /^\/walletobjects\/v1\/(\w+)(?:\/([^/?]+))?(\/addMessage)?(?:\?.*)?$/.exec(url) ?? [];
    if (authorization !== `Bearer ${accessToken}`) return failure(401, 'authError', 'Invalid Credentials');
    if (kind === undefined) return failure(404, 'notFound', 'Not Found');
    const isFree = method === 'GET' || message;
    const sent = (body ?? {}) as Resource;
    const refusal = isFree ? undefined : (refusalOf(sent) ?? (kind === 'flightClass' && flightClassProblem(sent)));
    if (refusal) return failure(400, 'badRequest', refusal);
    if (id === undefined) {
      if (method === 'GET') return this.#list(kind, new URLSearchParams(url.split('?')[1]));
      return method === 'POST' ? this.#insert(kind, body as Resource) : failure(405, 'badRequest', method);
    }
    if (this.isLost()) this.#resources.delete(`${kind}/${decodeURIComponent(id)}`);
    const existing = this.find(kind, decodeURIComponent(id));
    if (!existing) return failure(404, 'resourceNotFound', `The resource ${id} is not found.`);
    if (method === 'GET') return { status: 200, body: existing };
    if (message) return { status: 200, body: { resource: this.#addMessage(kind, existing, body as Resource) } };
    if (method === 'PATCH') return { status: 200, body: this.keep(kind, this.#patched(existing, sent)) };
    if (method === 'PUT') return { status: 200, body: this.keep(kind, body as Resource) };
    return failure(405, 'badRequest', method);
  }

  /** Source: Google Wallet REST reference, flightclass.list. Pages have no token here. */
  #list(kind: string, query: URLSearchParams): Answer {
    const prefix = `${kind}/${query.get('issuerId')}.`;
    const resources = [...this.#resources].flatMap(([key, resource]) => (key.startsWith(prefix) ? [resource] : []));
    return { status: 200, body: { resources: resources.slice(0, Number(query.get('maxResults') ?? Infinity)) } };
  }

  #insert(kind: string, resource: Resource): Answer {
    const { id, classId } = resource;
    if (typeof id !== 'string') return failure(400, 'badRequest', 'id is required');
    if (this.#resources.has(`${kind}/${id}`))
      return failure(409, 'existingResource', `The resource ${id} already exists.`);
    const classKind = kind.replace('Object', 'Class');
    if (kind !== classKind && !this.#resources.has(`${classKind}/${classId}`)) {
      return failure(404, 'classNotFound', `The class ${classId} is not found.`);
    }
    return { status: 200, body: this.keep(kind, resource) };
  }

  #patched(existing: Resource, { classId = existing.classId, ...patch }: Resource): Resource {
    const isPreserved = classId !== existing.classId && this.keepsClass();
    return merged(existing, classId === undefined || isPreserved ? patch : { ...patch, classId });
  }

  #addMessage(kind: string, resource: Resource, { message }: Resource): Resource {
    return this.keep(kind, { ...resource, messages: [...((resource.messages as unknown[]) ?? []), message] });
  }
}

/** Source: RFC 7523, section 2.1. */
function token(body: unknown): Answer {
  const form = new URLSearchParams(String(body));
  const signed = form.get('grant_type') === 'urn:ietf:params:oauth:grant-type:jwt-bearer' && form.has('assertion');
  if (!signed) return { status: 400, body: { error: 'invalid_grant' } };
  return { status: 200, body: { access_token: accessToken, expires_in: 3_599, token_type: 'Bearer' } };
}

const failure = (code: number, reason: string, message: string): Answer => ({
  status: code,
  body: { error: { code, message, errors: [{ message, domain: 'walletobjects', reason }] } },
});

/** JSON merge patch: null removes, objects are merged, other values are replaced. Source: RFC 7396. */
function merged(resource: Resource, patch: Resource): Resource {
  const result: Record<string, unknown> = { ...resource };
  for (const [name, value] of Object.entries(patch)) {
    const before = resource[name];
    if (value === null) delete result[name];
    else result[name] = isObject(value) ? merged(isObject(before) ? before : {}, value) : value;
  }
  return result;
}

const isObject = (value: unknown): value is Resource =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
