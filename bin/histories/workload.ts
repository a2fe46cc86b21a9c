import { randomUUID } from 'node:crypto';
import type { Values } from '../../world/promises/history.ts';
import { samplePassRequest } from '../smoke/sample-flight.ts';
import type { LinkCallers } from './link-callers.ts';
import { type Outcome, passFields, type Recorder, type Requested, templateFields } from './recorder.ts';

/** Most passes that are worked on at a time: so few that callers meet. */
const passesAtATime = 10;
/** Calls about a pass, on average, until another takes its place. */
const callsOfAPass = 60;
/** Passes that are left to the end, to be found in lists. More would not fit one page with those of links. */
const mostRetained = 300;
/** Pause after an answer without a result, ms. */
const pauseMs = 100;

/** Operations of callers with their weights: mostly writes and reads of one pass, whose races are the aim. */
const weights = {
  ...{ create: 8, update: 20, status: 12, get: 26, link: 4, delete: 2 },
  ...{ repeat: 8, reuse: 3, follow: 10, template: 4, list: 5 },
};
type Does = keyof typeof weights;

const statuses = ['active', 'redeemed', 'expired', 'voided'] as const;
/** Expirations far from any run; without one of its own a pass has that of its template, which is to come. */
const expirations = [
  ['past', '2020-01-01T12:00:00'],
  ['later', ''],
] as const;

interface Sent extends Omit<Requested, 'caller'> {
  readonly passId: string;
}

/** Callers that work on the same few passes until their time is over. */
export class Workload {
  readonly #recorder: Recorder;
  readonly #links: LinkCallers;
  readonly #templateId: string;
  readonly #run: string;
  readonly #passIds: string[];
  /** The last changes with a key that were requested, to be repeated; an answer has come for those that are done. */
  readonly #sent: { readonly sent: Sent; readonly outcome: Outcome }[] = [];
  #made = 0;
  #written = 0;
  #retired = 0;

  constructor(
    recorder: Recorder,
    links: LinkCallers,
    { templateId, run, callers }: { templateId: string; run: string; callers: number },
  ) {
    this.#recorder = recorder;
    this.#links = links;
    this.#templateId = templateId;
    this.#run = run;
    const length = Math.min(passesAtATime, callers + 1);
    this.#passIds = Array.from({ length }, () => this.#newPassId());
  }

  /** @param endsAt ms since 1970. */
  async work(callers: number, endsAt: number): Promise<void> {
    const { clock } = this.#recorder.stage;
    const run = async (caller: number) => {
      while (clock.now().getTime() < endsAt) {
        const outcome = await this.#step(caller);
        if (outcome === 'unknown' || outcome === 'busy') await clock.wait(pauseMs * (0.5 + clock.random()));
      }
    };
    await Promise.all(Array.from({ length: callers }, (_, caller) => run(caller)));
  }

  /** A new value of each of the fields, or of some, none of which was or will be written by others. */
  values(fields: readonly string[]): Values {
    return Object.fromEntries(fields.map((field) => [field, (++this.#written).toString(36).toUpperCase()]));
  }

  requestOf(does: 'create' | 'get' | 'delete', passId: string): Sent {
    if (does === 'create') return this.#creation(passId);
    const action = does === 'get' ? 'getpassdata' : 'deletepassdata';
    const request: Requested['request'] = { action, 'pass-template-id': this.#templateId, 'pass-id': passId };
    return { does, passId, request, ...(does === 'delete' && { idempotencyKey: randomUUID() }) };
  }

  async #step(caller: number): Promise<Outcome> {
    const does = this.#oneOf(
      (Object.keys(weights) as Does[]).flatMap((name) => Array(weights[name]).fill(name) as Does[]),
    );
    const passId = this.#oneOf(this.#passIds);
    if (does !== 'follow' && does !== 'list' && this.#chance() < 1 / callsOfAPass) await this.#retire(passId, caller);
    if (does === 'follow') return this.#links.follow();
    if (does === 'list') return this.#recorder.list(this.#templateId);
    if (does === 'template') return this.#useTemplate(caller);
    if (does === 'repeat' || does === 'reuse') return this.#useKeyAgain(does, caller);
    if (does === 'create') return this.#request(this.#creation(passId), caller);
    if (does === 'update') return this.#request(this.#update(passId), caller);
    if (does === 'status') return this.#setStatus(passId, caller);
    if (does === 'link') {
      const { request } = this.requestOf('get', passId);
      return this.#request({ does: 'get', passId, request: { ...request, action: 'generatepassbyid' } }, caller);
    }
    return this.#request(this.requestOf(does, passId), caller);
  }

  async #request(sent: Sent, caller: number): Promise<Outcome> {
    const outcome = await this.#recorder.pass(sent.passId, { ...sent, caller });
    if (sent.idempotencyKey && this.#sent.push({ sent, outcome }) > 4 * passesAtATime) this.#sent.shift();
    return outcome;
  }

  /** Repeats a request with its key, which has no further effect; or sends another one with it, which is refused. */
  async #useKeyAgain(how: 'repeat' | 'reuse', caller: number): Promise<Outcome> {
    const done = this.#sent.filter(({ sent, outcome }) => sent.does === 'update' && outcome === 'done');
    const earlier = this.#oneOf(how === 'repeat' ? this.#sent : done)?.sent;
    if (earlier === undefined) return 'busy';
    if (how === 'repeat') return this.#recorder.pass(earlier.passId, { ...earlier, caller });
    const { request } = this.#update(earlier.passId);
    const options = { idempotencyKey: earlier.idempotencyKey, refusal: 'E9015' };
    const [outcome] = await this.#recorder.call(request, options);
    if (outcome === 'done') this.#recorder.undocumented.add('an Idempotency-Key was taken for another request');
    return outcome;
  }

  async #useTemplate(caller: number): Promise<Outcome> {
    const templateId = this.#templateId;
    const reference = { 'pass-template-id': templateId };
    if (this.#chance() < 0.75)
      return this.#recorder.template(templateId, {
        does: 'get',
        caller,
        request: { action: 'getpasstemplate', ...reference },
      });
    const values = this.values([this.#oneOf(templateFields)]);
    const request = { action: 'updatepasstemplate' as const, ...reference, ...values };
    return this.#recorder.template(templateId, {
      does: 'update',
      caller,
      values,
      idempotencyKey: randomUUID(),
      request,
    });
  }

  #creation(passId: string): Sent {
    const values = this.values(passFields);
    const sample = samplePassRequest(this.#templateId, passId);
    const request = { ...sample, 'pass-data': { ...sample['pass-data'], ...values } };
    return {
      does: 'create',
      passId,
      values,
      status: 'active',
      expires: 'later',
      request,
      idempotencyKey: randomUUID(),
    };
  }

  /** Sets an expiration, then a status, which a pass that has expired may refuse; and reads it. */
  async #setStatus(passId: string, caller: number): Promise<Outcome> {
    const request = { action: 'updatepassdata' as const, 'pass-template-id': this.#templateId, 'pass-id': passId };
    const sent = { does: 'update', passId } as const;
    const [expires, text] = this.#oneOf(expirations);
    const data = { 'pass-data': { 'expiration-timestamp': text } };
    await this.#request({ ...sent, expires, request: { ...request, ...data }, idempotencyKey: randomUUID() }, caller);
    const status = this.#oneOf(statuses);
    const change = { ...request, 'pass-status': status };
    await this.#request({ ...sent, status, request: change, idempotencyKey: randomUUID() }, caller);
    return this.#request(this.requestOf('get', passId), caller);
  }

  #update(passId: string): Sent {
    const values = this.values(this.#chance() < 0.2 ? passFields : [this.#oneOf(passFields)]);
    const reference = { 'pass-template-id': this.#templateId, 'pass-id': passId };
    const request = { action: 'updatepassdata' as const, ...reference, 'pass-data': values };
    return { does: 'update', passId, values, request, idempotencyKey: randomUUID() };
  }

  /**
   * Replaces a pass by another one. Half of the replaced passes are deleted, so that lists lose some and retain others.
   */
  async #retire(passId: string, caller: number): Promise<void> {
    const place = this.#passIds.indexOf(passId);
    if (place < 0) return;
    this.#passIds[place] = this.#newPassId();
    this.#retired += 1;
    if (this.#retired % 2 === 0 && this.#retired <= 2 * mostRetained) return;
    // Two deletions at once: one of them is refused.
    await Promise.all([1, 2].map(() => this.#request(this.requestOf('delete', passId), caller)));
  }

  #newPassId(): string {
    return `history-${this.#run}-${++this.#made}`;
  }

  #oneOf<Each>(all: readonly Each[]): Each {
    return all[Math.floor(this.#chance() * all.length)] as Each;
  }

  #chance(): number {
    return this.#recorder.stage.clock.random();
  }
}
