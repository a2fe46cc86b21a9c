/** Model of an account in memory, which gives the answers of docs/api.md to each call. */

type Status = 'active' | 'redeemed' | 'expired' | 'voided';

/** Expirations of a pass of the model: its own, long after or before any call; or, once cleared, its template's. */
export const expirations = { later: '2027-09-30T12:00:00', past: '2027-03-01T12:00:00', cleared: '' } as const;
type Expires = keyof typeof expirations;

interface ModelTemplate {
  id: string;
  name: string;
  gate: string;
  readonly createdAt: Date;
  updatedAt: Date;
  readonly passes: ModelPass[];
}

interface ModelPass {
  readonly id: string;
  seat: string;
  expires: Expires;
  /** The status by callers; after its time the pass shows as expired. */
  status: Status;
  notification: string | undefined;
  readonly createdAt: Date;
  updatedAt: Date;
  installUrl: string;
}

export interface TemplateChanges {
  readonly name: string | undefined;
  readonly gate: string | undefined;
}

export interface PassChanges {
  readonly seat: string | undefined;
  readonly expires: Expires | undefined;
  readonly status: Status | undefined;
  readonly notification: string | undefined;
}

/** The expected part of an answer; `learn` takes ids and links chosen by the service. */
export interface Expected {
  readonly httpStatus: number;
  readonly body: object;
  readonly learn?: (body: Readonly<Record<string, unknown>>) => void;
}

export class ModelAccount {
  readonly templates: ModelTemplate[] = [];
  readonly #usedPassIds = new Set<string>();
  /** Advances before each call. */
  now: Date;

  constructor(now: Date) {
    this.now = now;
  }

  createTemplate(name: string, gate: string): Expected {
    const template = { id: '', name, gate, createdAt: this.now, updatedAt: this.now, passes: [] };
    return success({}, (body) => {
      this.templates.push({ ...template, id: String(body['pass-template-id']) });
    });
  }

  updateTemplate(templateId: string, { name, gate }: TemplateChanges): Expected {
    const template = this.#template(templateId);
    if (template === undefined) return failure(404, 'E9006', { 'pass-template-id': templateId });
    const { name: oldName, gate: oldGate } = template;
    template.name = name ?? oldName;
    template.gate = gate ?? oldGate;
    if (template.name !== oldName || template.gate !== oldGate) template.updatedAt = this.now;
    return success({ 'pass-template-id': templateId });
  }

  generate(templateId: string, passId: string, seat: string): Expected {
    const template = this.#template(templateId);
    if (template === undefined) return failure(404, 'E9006', { 'pass-id': passId });
    if (this.#usedPassIds.has(passId)) return failure(409, 'E9005', { 'pass-id': passId });
    this.#usedPassIds.add(passId);
    const times = { createdAt: this.now, updatedAt: this.now };
    const state = { seat, expires: 'later', status: 'active', notification: undefined } as const;
    const pass: ModelPass = { id: passId, ...state, ...times, installUrl: '' };
    template.passes.push(pass);
    return success({ 'pass-id': passId }, (body) => {
      pass.installUrl = String(body['pass-install-url']);
    });
  }

  update(templateId: string, passId: string, changes: PassChanges): Expected {
    const pass = this.#pass(templateId, passId);
    if (pass === undefined) return failure(404, 'E9007', { 'pass-id': passId });
    const { seat = pass.seat, expires = pass.expires, status = pass.status, notification } = changes;
    if (changes.status === 'active' && expires === 'past') return failure(409, 'E9018', { 'pass-id': passId });
    const isSame = seat === pass.seat && expires === pass.expires && status === pass.status;
    if (!isSame || (notification ?? pass.notification) !== pass.notification) {
      Object.assign(pass, { seat, expires, status, notification, updatedAt: this.now });
    }
    return success({ 'pass-id': passId, 'pass-template-id': templateId });
  }

  read(templateId: string, passId: string): Expected {
    const pass = this.#pass(templateId, passId);
    if (pass === undefined) return failure(404, 'E808', { 'pass-id': passId });
    const gate = this.#template(templateId)?.gate;
    return success({
      'pass-id': passId,
      'pass-template-id': templateId,
      'pass-status': pass.status === 'active' && pass.expires === 'past' ? 'expired' : pass.status,
      'pass-data': { 'seat-number': pass.seat, 'origin-gate': gate },
    });
  }

  installLink(templateId: string, passId: string): Expected {
    const pass = this.#pass(templateId, passId);
    if (pass === undefined) return failure(404, 'E9007', { 'pass-id': passId });
    return success({ 'pass-id': passId, 'pass-install-url': pass.installUrl });
  }

  delete(templateId: string, passId: string): Expected {
    const pass = this.#pass(templateId, passId);
    if (pass === undefined) return failure(404, 'E9007', { 'pass-id': passId });
    const passes = this.#template(templateId)?.passes ?? [];
    passes.splice(passes.indexOf(pass), 1);
    return success({ 'pass-id': passId, 'pass-template-id': templateId });
  }

  listTemplates(page: number, size: number): Expected {
    const shown = this.templates.slice((page - 1) * size, page * size).map(({ id, name, createdAt, updatedAt }) => ({
      'pass-template-id': id,
      'pass-template-name': name,
      ...timestamps(createdAt, updatedAt),
    }));
    return success({ 'pass-templates': shown });
  }

  listPasses(templateId: string, page: number, size: number): Expected {
    const template = this.#template(templateId);
    if (template === undefined) return failure(404, 'E9006');
    const shown = template.passes.slice((page - 1) * size, page * size).map(({ id, createdAt, updatedAt }) => ({
      'pass-id': id,
      ...timestamps(createdAt, updatedAt > template.updatedAt ? updatedAt : template.updatedAt),
    }));
    return success({ 'pass-template-id': templateId, 'pass-ids': shown });
  }

  #template(templateId: string): ModelTemplate | undefined {
    return this.templates.find(({ id }) => id === templateId);
  }

  #pass(templateId: string, passId: string): ModelPass | undefined {
    return this.#template(templateId)?.passes.find(({ id }) => id === passId);
  }
}

function success(body: object, learn?: Expected['learn']): Expected {
  return { httpStatus: 200, body: { status: 'success', ...body }, ...(learn ? { learn } : {}) };
}

function failure(httpStatus: number, code: string, ids: object = {}): Expected {
  return { httpStatus, body: { status: 'failure', 'error-code': code, ...ids } };
}

function timestamps(created: Date, updated: Date) {
  return { 'created-timestamp': listed(created), 'last-updated-timestamp': listed(updated) };
}

/** `MM/DD/YYYY hh:mm:ss` in UTC. */
function listed(at: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  const day = [two(at.getUTCMonth() + 1), two(at.getUTCDate()), at.getUTCFullYear()].join('/');
  return `${day} ${[at.getUTCHours(), at.getUTCMinutes(), at.getUTCSeconds()].map(two).join(':')}`;
}
