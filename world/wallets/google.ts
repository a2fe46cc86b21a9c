import type { FaultKind } from '../faults/kinds.ts';
import { heeded, merged, type Resource, refusalOf } from './google-rules.ts';

export type ResourceKind = 'flightClass' | 'flightObject';

export interface GoogleRequest {
  readonly method: string;
  /** Path with its query. */
  readonly path: string;
  readonly authorization?: string | null | undefined;
  /** JSON, parsed; of a token's request the form. */
  readonly body?: unknown;
}

export interface GoogleAnswer {
  readonly status: number;
  readonly body: object;
}

/** Faults; Google does not document whether an object moves, retains its class or refuses another one. */
export type GoogleFault = Extract<FaultKind, 'gone' | 'class-kept' | 'class-refused' | 'quota'>;

/** A message on the lock screens of those who have a class or an object. */
export interface GoogleNotification {
  readonly kind: ResourceKind;
  readonly id: string;
  readonly text: string;
}

interface Settings {
  /** Answer of /keys, with which callbacks are verified. */
  readonly rootKeys?: object;
  /** Resources by kind and id, `flightObject/3388.abc`. */
  readonly resources?: Readonly<Record<string, Resource>>;
  readonly strikes?: (fault: GoogleFault, id: string) => boolean;
  /** Called after each change of the resources. */
  readonly onChange?: (resources: ReadonlyMap<string, Resource>) => void;
}

/**
 * Google Wallet: the OAuth token endpoint at /token, root keys of its callbacks at /keys, and classes and objects under
 * /walletobjects/v1. Source: Google Wallet REST reference, flightclass and flightobject.
 */
export class GoogleService {
  readonly #settings: Settings;
  readonly #resources: Map<string, Resource>;
  #tokens = 0;
  onNotification: (notification: GoogleNotification) => void = () => {};

  constructor(settings: Settings = {}) {
    this.#settings = settings;
    this.#resources = new Map(Object.entries(settings.resources ?? {}));
  }

  answer(request: GoogleRequest): GoogleAnswer {
    if (request.path.endsWith('/keys')) return { status: 200, body: this.#settings.rootKeys ?? {} };
    return request.path.endsWith('/token') ? this.#token(request.body) : this.#answer(request);
  }

  find(kind: ResourceKind, id: unknown): Resource | undefined {
    return this.#resources.get(`${kind}/${id}`);
  }

  all(kind: ResourceKind): readonly Resource[] {
    return [...this.#resources].flatMap(([key, resource]) => (key.startsWith(`${kind}/`) ? [resource] : []));
  }

  /** Stores or replaces a resource. */
  put(kind: ResourceKind, { notifyPreference: _ofOneRequest, ...resource }: Resource): Resource {
    const stored = kind === 'flightClass' ? heeded(resource) : resource;
    this.#resources.set(`${kind}/${resource.id}`, stored);
    this.#settings.onChange?.(this.#resources);
    return stored;
  }

  lose(kind: ResourceKind, id: string): void {
    this.#resources.delete(`${kind}/${id}`);
    this.#settings.onChange?.(this.#resources);
  }

  /** Source: RFC 7523, section 2.1. */
  #token(body: unknown): GoogleAnswer {
    const form = new URLSearchParams(String(body));
    const isSigned = form.get('grant_type') === 'urn:ietf:params:oauth:grant-type:jwt-bearer' && form.has('assertion');
    if (!isSigned) return { status: 400, body: { error: 'invalid_grant' } };
    this.#tokens += 1;
    return { status: 200, body: { access_token: `token-${this.#tokens}`, expires_in: 3_599, token_type: 'Bearer' } };
  }

  #answer({ method, path, authorization, body }: GoogleRequest): GoogleAnswer {
    const [, name, encodedId, message] =
      /^\/walletobjects\/v1\/(\w+)(?:\/([^/?]+))?(\/addMessage)?(?:\?.*)?$/.exec(path) ?? [];
    if (!/^Bearer token-\d+$/.test(authorization ?? '')) return failure(401, 'authError', 'Invalid Credentials');
    if (name !== 'flightClass' && name !== 'flightObject') return failure(404, 'notFound', 'Not Found');
    const sent = (body ?? {}) as Resource;
    const id = encodedId === undefined ? undefined : decodeURIComponent(encodedId);
    if (this.#strikes('quota', id ?? String(sent.id))) return failure(429, 'rateLimitExceeded', 'Quota exceeded');
    const refusal = method === 'GET' || message ? undefined : refusalOf(name, sent);
    if (refusal) return failure(400, 'badRequest', refusal);
    if (id !== undefined) return this.#ofResource(name, id, message ? 'addMessage' : method, sent);
    if (method === 'GET') return this.#list(name, new URLSearchParams(path.split('?')[1]));
    return method === 'POST' ? this.#insert(name, sent) : failure(405, 'badRequest', method);
  }

  #ofResource(kind: ResourceKind, id: string, method: string, sent: Resource): GoogleAnswer {
    if (this.#strikes('gone', id)) this.lose(kind, id);
    const existing = this.find(kind, id);
    if (!existing) return failure(404, 'resourceNotFound', `The resource ${id} is not found.`);
    if (method === 'GET') return { status: 200, body: existing };
    if (method === 'PATCH') return this.#patch(kind, existing, sent);
    if (method === 'PUT') return { status: 200, body: this.put(kind, sent) };
    return method === 'addMessage' ? this.#addMessage(kind, existing, sent) : failure(405, 'badRequest', method);
  }

  /** Source: Google Wallet REST reference, flightclass.list. Pages have no token here. */
  #list(kind: ResourceKind, query: URLSearchParams): GoogleAnswer {
    const resources = this.all(kind).filter(({ id }) => String(id).startsWith(`${query.get('issuerId')}.`));
    return { status: 200, body: { resources: resources.slice(0, Number(query.get('maxResults') ?? Infinity)) } };
  }

  #insert(kind: ResourceKind, resource: Resource): GoogleAnswer {
    const { id, classId } = resource;
    if (typeof id !== 'string') return failure(400, 'badRequest', 'id is required');
    if (this.find(kind, id)) return failure(409, 'existingResource', `The resource ${id} already exists.`);
    if (kind === 'flightObject' && !this.find('flightClass', classId))
      return failure(404, 'classNotFound', `The class ${classId} is not found.`);
    return { status: 200, body: this.put(kind, resource) };
  }

  #patch(kind: ResourceKind, existing: Resource, { classId = existing.classId, ...patch }: Resource): GoogleAnswer {
    const id = String(existing.id);
    const hasOtherClass = classId !== existing.classId;
    if (hasOtherClass && this.#strikes('class-refused', id))
      return failure(400, 'badRequest', `The class of ${id} does not change.`);
    const isMoved = hasOtherClass && !this.#strikes('class-kept', id);
    const resource = this.put(kind, merged(existing, isMoved ? { ...patch, classId } : patch));
    if (kind === 'flightClass' && patch.notifyPreference === 'NOTIFY_ON_UPDATE')
      this.#notify(kind, id, (resource.messages as readonly Resource[] | undefined)?.[0]);
    return { status: 200, body: resource };
  }

  #addMessage(kind: ResourceKind, existing: Resource, { message }: Resource): GoogleAnswer {
    const added = (message ?? {}) as Resource;
    const resource = this.put(kind, { ...existing, messages: [...((existing.messages as unknown[]) ?? []), added] });
    if (added.messageType === 'TEXT_AND_NOTIFY') this.#notify(kind, String(existing.id), added);
    return { status: 200, body: { resource } };
  }

  #notify(kind: ResourceKind, id: string, { body }: Resource = {}): void {
    this.onNotification({ kind, id, text: String(body ?? '') });
  }

  #strikes(fault: GoogleFault, id: string): boolean {
    return this.#settings.strikes?.(fault, id) ?? false;
  }
}

const failure = (code: number, reason: string, message: string): GoogleAnswer => ({
  status: code,
  body: { error: { code, message, errors: [{ message, domain: 'walletobjects', reason }] } },
});
