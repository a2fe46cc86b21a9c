import { once } from 'node:events';
import {
  type ClientHttp2Session,
  type ClientHttp2Stream,
  connect as connectHttp2,
  constants,
  type SecureClientSessionOptions,
} from 'node:http2';
import { recordIn } from '../../domain/json.ts';
import type { AppleCertificate } from '../../ports/accounts.ts';
import { PushBusy } from '../../ports/apple-push.ts';
import type { Clock } from '../../ports/clock.ts';
import { StreamSlots } from './stream-slots.ts';

export type Connect = (endpoint: string, options: SecureClientSessionOptions) => ClientHttp2Session;

/** Apple's answer to a push; the reason is one of its fixed words. */
export interface PushAnswer {
  readonly status: number;
  readonly reason: string;
}

/** Idle time after which the connection is checked with a ping before use: Lambda may have been frozen. */
const idleMs = 5_000;
const pingTimeoutMs = 1_000;
/** Timeout of connecting, and of the answer to a push. */
const timeoutMs = 5_000;

const { HTTP2_HEADER_METHOD, HTTP2_HEADER_PATH, HTTP2_HEADER_STATUS, NGHTTP2_CANCEL } = constants;

interface Opened {
  readonly session: ClientHttp2Session;
  readonly slots: StreamSlots;
}

/** An HTTP/2 connection to APNs, authenticated by a pass type certificate and reopened when it breaks. */
export class ApnsConnection {
  readonly #clock: Clock;
  readonly #connect: () => ClientHttp2Session;
  /** Shared by all pushes, including those that wait for it. */
  #ready: Promise<Opened> | undefined;
  #session: ClientHttp2Session | undefined;
  #usedAt = 0;

  constructor(
    endpoint: string,
    { certificatePem, privateKeyPem }: AppleCertificate,
    { clock, connect = connectHttp2 }: { readonly clock: Clock; readonly connect?: Connect | undefined },
  ) {
    this.#clock = clock;
    this.#connect = () => connect(endpoint, { cert: certificatePem, key: privateKeyPem });
  }

  /** @throws if Apple does not answer. */
  async push(pushToken: string, topic: string): Promise<PushAnswer> {
    const { session, slots } = await this.#freeSession();
    try {
      return await this.#pushOver(session, pushToken, topic);
    } finally {
      slots.release();
    }
  }

  async #pushOver(session: ClientHttp2Session, pushToken: string, topic: string): Promise<PushAnswer> {
    const stream = session.request({
      [HTTP2_HEADER_METHOD]: 'POST',
      [HTTP2_HEADER_PATH]: `/3/device/${encodeURIComponent(pushToken)}`,
      'apns-topic': topic,
    });
    // The timer also keeps the process alive, which the connection itself does not.
    const cancel = this.#clock.after(timeoutMs, () => {
      // The next push checks the connection, which in constant use is never idle.
      this.#usedAt = Number.NEGATIVE_INFINITY;
      stream.close(NGHTTP2_CANCEL);
    });
    try {
      stream.end('{}');
      return await answerOf(stream);
    } finally {
      cancel();
    }
  }

  /** A session with a free stream. If it ends while a push waits, another one is opened. */
  async #freeSession(): Promise<Opened> {
    for (;;) {
      const opened = await this.#usableSession();
      if (await opened.slots.acquire()) return opened;
    }
  }

  async #usableSession(): Promise<Opened> {
    const now = this.#clock.now().getTime();
    if (this.#ready !== undefined && now - this.#usedAt > idleMs) this.#ready = this.#stillOpen(this.#ready);
    this.#usedAt = now;
    this.#ready ??= this.#open();
    const ready = this.#ready;
    try {
      return await ready;
    } catch (error) {
      if (this.#ready === ready) this.#ready = undefined;
      throw error;
    }
  }

  /** The session if it answers a ping, else a new one. */
  async #stillOpen(before: Promise<Opened>): Promise<Opened> {
    const opened = await before.catch(() => undefined);
    if (opened && !opened.session.destroyed && (await answersPing(opened.session, this.#clock))) return opened;
    opened?.session.destroy();
    return this.#open();
  }

  /** Resolves after Apple's SETTINGS frame, its first, which limits the concurrent streams. RFC 9113, section 3.4. */
  async #open(): Promise<Opened> {
    const session = this.#connect();
    const slots = new StreamSlots(this.#clock, () => session.remoteSettings.maxConcurrentStreams ?? 1);
    const ended = new AbortController();
    this.#session = session;
    // Without a listener an error would end the process; a pending push is told by its stream.
    for (const event of ['goaway', 'error', 'close'])
      session.on(event, () => {
        slots.close();
        this.#drop(session);
      });
    session.on('close', () => ended.abort());
    const tooLate = () => session.destroy(new PushBusy('NoConnection'));
    const cancel = this.#clock.after(timeoutMs, tooLate);
    try {
      const { signal } = ended;
      await Promise.all([once(session, 'connect', { signal }), once(session, 'remoteSettings', { signal })]);
    } finally {
      cancel();
    }
    // The process need not wait for Apple to close it.
    session.unref();
    return { session, slots };
  }

  #drop(session: ClientHttp2Session): void {
    if (this.#session !== session) return;
    this.#session = undefined;
    this.#ready = undefined;
  }
}

async function answerOf(stream: ClientHttp2Stream): Promise<PushAnswer> {
  const closed = once(stream, 'close').then(() => {
    throw new PushBusy('NoAnswer');
  });
  const [headers] = await Promise.race([once(stream, 'response'), closed]);
  closed.catch(() => {});
  let body = '';
  for await (const chunk of stream) body += chunk;
  return { status: Number(headers[HTTP2_HEADER_STATUS]), reason: reasonIn(body) };
}

function answersPing(session: ClientHttp2Session, clock: Clock): Promise<boolean> {
  return new Promise((resolve) => {
    const cancel = clock.after(pingTimeoutMs, () => resolve(false));
    const isSent = session.ping((error) => {
      cancel();
      resolve(error === null);
    });
    if (!isSent) resolve(false);
  });
}

/** Apple's one-word reason, sanitized for the log. */
function reasonIn(body: string): string {
  const { reason } = recordIn(body);
  return typeof reason === 'string' && /^[A-Za-z]{1,60}$/.test(reason) ? reason : '';
}
