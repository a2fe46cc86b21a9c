import path from 'node:path';
import { readJson, writeAtomically } from '../files.ts';
import { type Listening, listen, readBody, sendJson } from '../http.ts';
import type { Recorder } from '../recorder.ts';
import { parsedBody, type RecordedRequest } from './recorded-request.ts';

type Resource = Readonly<Record<string, unknown>>;

interface Answer {
  readonly status: number;
  readonly body: object;
}

const accessToken = 'local-access-token';

/**
 * Wallet B: the OAuth token endpoint at /token, and classes and objects under /walletobjects/v1, which are kept.
 * Source: Google Wallet REST reference, flightclass and flightobject.
 */
export class WalletB {
  readonly #file: string;
  readonly #requests: Recorder<RecordedRequest>;
  readonly #now: () => number;
  /** By kind and id, `flightObject/3388.abc`. */
  readonly #resources: Map<string, Resource>;

  constructor(directory: string, requests: Recorder<RecordedRequest>, now: () => number) {
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
      const answer = url === '/token' ? token(body) : this.#answer(method, url, headers.authorization, body);
      sendJson(response, answer.status, answer.body);
    });
  }

  #answer(method: string, url: string, authorization: string | undefined, body: unknown): Answer {
    const [, kind, id, message] = /^\/walletobjects\/v1\/(\w+)(?:\/([^/?]+))?(\/addMessage)?(?:\?.*)?$/.exec(url) ?? [];
    if (authorization !== `Bearer ${accessToken}`) return failure(401, 'authError', 'Invalid Credentials');
    if (kind === undefined) return failure(404, 'notFound', 'Not Found');
    if (id === undefined)
      return method === 'POST' ? this.#insert(kind, body as Resource) : failure(405, 'badRequest', method);
    const existing = this.#resources.get(`${kind}/${decodeURIComponent(id)}`);
    if (!existing) return failure(404, 'resourceNotFound', `The resource ${id} is not found.`);
    if (method === 'GET') return { status: 200, body: existing };
    if (message) return { status: 200, body: { resource: this.#addMessage(kind, existing, body as Resource) } };
    if (method === 'PATCH') return { status: 200, body: this.#keep(kind, { ...existing, ...(body as Resource) }) };
    if (method === 'PUT') return { status: 200, body: this.#keep(kind, body as Resource) };
    return failure(405, 'badRequest', method);
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
    return { status: 200, body: this.#keep(kind, resource) };
  }

  #addMessage(kind: string, resource: Resource, { message }: Resource): Resource {
    return this.#keep(kind, { ...resource, messages: [...((resource.messages as unknown[]) ?? []), message] });
  }

  #keep(kind: string, resource: Resource): Resource {
    this.#resources.set(`${kind}/${resource.id}`, resource);
    writeAtomically(this.#file, JSON.stringify(Object.fromEntries(this.#resources)));
    return resource;
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
