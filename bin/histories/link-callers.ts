import { randomBytes, randomUUID } from 'node:crypto';
import { LinkBuilder } from '../../clients/link-builder/link-builder.ts';
import type { Answered, Outcome, Recorder } from './recorder.ts';

/** Passes that a link may make, and passengers who follow it. */
const limit = 10;
const passengers = 20;
/** Follows of a link, on average, until another takes its place; and links in all, since they stay. */
const followsOfALink = 150;
const mostLinks = 15;

interface Link {
  readonly id: string;
  readonly builder: LinkBuilder;
}

/** Passengers who follow issuance links, more of them than a link makes passes for. */
export class LinkCallers {
  readonly #recorder: Recorder;
  readonly #templateId: string;
  readonly #links: Link[] = [];

  constructor(recorder: Recorder, templateId: string) {
    this.#recorder = recorder;
    this.#templateId = templateId;
  }

  /** Makes a link, by two calls at once with one key. @returns whether it is there. */
  async add(): Promise<boolean> {
    const idempotencyKey = randomUUID();
    const definition = definitionOf(this.#templateId);
    const request = { action: 'createpassissuancelink' as const, ...definition };
    const calls = [1, 2].map(() => this.#recorder.call(request, { idempotencyKey }));
    const answers = (await Promise.all(calls)).flatMap(([, answer]) => (answer ? [answer] : []));
    const [id, ...others] = new Set(answers.map((answer) => String(answer['issuance-link-id'])));
    if (others.length > 0) this.#recorder.undocumented.add('an Idempotency-Key has made two links');
    if (id === undefined) return false;
    this.#recorder.links.set(id, { limit, follows: [], made: [] });
    const preview = String(answers[0]?.['preview-url']);
    this.#links.push({ id, builder: new LinkBuilder({ ...definition, 'preview-url': preview }) });
    return true;
  }

  /** Follows the latest link for one of the passengers. */
  async follow(): Promise<Outcome> {
    const { random } = this.#recorder.stage.clock;
    const link = this.#links.at(-1);
    if (link === undefined || (this.#links.length < mostLinks && random() < 1 / followsOfALink))
      return (await this.add()) ? 'done' : 'busy';
    const passId = `${link.id}-${Math.floor(random() * passengers)}`;
    const url = link.builder.build({
      'pass-id': passId,
      'passenger-name-value': 'Jane Sample',
      'boarding-position-value': '42',
      'boarding-group': '2',
      'seat-number-value': '12C',
      'reservation-confirmation-code-value': 'SAMPLE',
    });
    return this.#recorder.follow(link.id, passId, url);
  }

  /** Pass-ids that the passengers of a link have tried. */
  triedOf(linkId: string): string[] {
    return [...new Set(this.#recorder.links.get(linkId)?.follows.map(({ passId }) => passId))];
  }

  get ids(): readonly string[] {
    return this.#links.map(({ id }) => id);
  }

  close(linkId: string): Promise<Answered> {
    const ids = { 'issuance-link-id': linkId, 'pass-template-id': this.#templateId };
    return this.#recorder.call({ action: 'updatepassissuancelink', ...ids, 'link-status': 'INACTIVE' });
  }
}

function definitionOf(templateId: string) {
  const variable = { 'is-required': true, 'value-encryption': false };
  return {
    'link-name': 'History',
    'pass-template-id': templateId,
    'link-generation-limit': limit,
    'link-protection': {
      checksum: 'HMAC-SHA256',
      'checksum-applied': 'full-link',
      'checksum-key': randomBytes(16).toString('hex'),
    },
    'pass-variables': {
      'pass-id': variable,
      'passenger-name-value': variable,
      'boarding-position-value': variable,
      'boarding-group': variable,
      'seat-number-value': variable,
      'reservation-confirmation-code-value': variable,
    },
  };
}
