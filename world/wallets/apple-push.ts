import type { Chance } from '../time/chance.ts';
import type { Clock } from '../time/clock.ts';

type Refusal = readonly [status: number, reason: string];

/** Failure of an acceptable push; undefined to accept it. */
export type PushFault = Refusal | 'reset' | 'goaway' | 'lost-answer' | 'silence' | undefined;

/** Source: Apple, "Handling notification responses from APNs". */
const errors: readonly PushFault[] = [[500, 'InternalServerError'], [503, 'ServiceUnavailable'], 'reset'];

/**
 * @param kind name of a fault
 * @param form in [0, 1), chooses one of several errors
 */
export function pushFaultOf(kind: string, form: number): PushFault {
  if (kind === 'error') return errors[Math.floor(form * errors.length)];
  if (kind === 'throttle') return [429, 'TooManyRequests'];
  if (kind === 'gone') return [410, 'Unregistered'];
  if (kind === 'refusal') return [403, 'BadCertificate'];
  return kind === 'goaway' || kind === 'lost-answer' || kind === 'silence' ? kind : undefined;
}

/** Longest delay of a push, and of one that is late, ms. Assumed: Apple promises none. */
const longestDelayMs = { usual: 200, late: 120_000 };

interface Around {
  readonly after: Clock['after'];
  readonly chance: Chance;
  readonly faults: { strikes(kind: 'push-late'): boolean };
}

/** Apple's push service for phones that listen. */
export class PushService {
  /** Called when a push reaches a phone, by push token. */
  readonly phones = new Map<string, () => void>();
  readonly #around: Around;

  constructor(around: Around) {
    this.#around = around;
  }

  /** Accepts a push, and delivers it some time later. @returns false if no phone has the token. */
  accepts(token: string): boolean {
    const phone = this.phones.get(token);
    if (phone === undefined) return false;
    const { chance, faults } = this.#around;
    this.#around.after(chance.below(faults.strikes('push-late') ? longestDelayMs.late : longestDelayMs.usual), phone);
    return true;
  }
}

/**
 * Refusal of a push that Apple never accepts. Source: Apple, "Sending notification requests to APNs".
 * @param topic header apns-topic
 * @param certificate subject of the client certificate
 */
export function refusalOf(
  method: string,
  path: string,
  topic: unknown,
  certificate?: { UID?: string },
): Refusal | undefined {
  if (method !== 'POST') return [405, 'MethodNotAllowed'];
  if (!/^\/3\/device\/[^/]+$/.test(path)) return [404, 'BadPath'];
  if (certificate === undefined) return [403, 'MissingProviderToken'];
  if (topic === undefined) return [400, 'MissingTopic'];
  return topic === certificate.UID ? undefined : [400, 'TopicDisallowed'];
}
