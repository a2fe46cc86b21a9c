import { once } from 'node:events';
import {
  type ClientHttp2Session,
  type ClientHttp2Stream,
  constants,
  type SecureClientSessionOptions,
} from 'node:http2';
import { recordIn } from '../../domain/text/json.ts';
import type { Clock } from '../../ports/runtime.ts';
import { PushBusy, PushRefused } from '../../ports/wallets.ts';

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

/**
 * Words about our certificate, in the code of a TLS alert or in the reason of a GOAWAY: revoked, expired, unknown, of another
 * environment. Source: RFC 8446, section 6.2; Apple, Handling notification responses from APNs.
 */
const isRefusal = /_ALERT_\w*CERTIFICATE|_ALERT_UNKNOWN_CA|Certificate/;

const { HTTP2_HEADER_METHOD, HTTP2_HEADER_PATH, HTTP2_HEADER_STATUS, NGHTTP2_CANCEL } = constants;

/**
 * An HTTP/2 connection to APNs, until it breaks. Node itself would queue streams beyond the server's limit and send them
 * later, even if the request has timed out meanwhile: it would be sent, and then sent again by the retry. So a push first
 * takes a stream. Source: RFC 9113, section 5.1.2.
 */
export class ApnsConnection {
  readonly #session: ClientHttp2Session;
  readonly #clock: Clock;
  readonly #onChange: () => void;
  #isOpen = false;
  #isEnded = false;
  #isChecked = false;
  /** Apple may change its limit right after the first one, and then Node has streams too many: so one push goes ahead. */
  #isProven = false;
  #taken = 0;
  #usedAt = 0;
  #refusal: PushRefused | undefined;
  readonly #opening = new AbortController();

  /** @param onChange called when streams may have become free, and when it has ended. */
  constructor(session: ClientHttp2Session, clock: Clock, onChange: () => void) {
    this.#session = session;
    this.#clock = clock;
    this.#onChange = onChange;
    // Without a listener an error would end the process; a pending push gets it from its stream.
    for (const event of ['error', 'close']) session.on(event, () => this.#end());
    session.on('goaway', (_code, _lastStream, data?: Uint8Array) => {
      this.#endRefused(reasonIn(Buffer.from(data ?? []).toString()));
      this.#end();
    });
    // A TLS 1.3 alert comes after the handshake, and Node reports it on the socket only.
    session.socket.on('error', ({ code = '' }: NodeJS.ErrnoException) => this.#endRefused(code));
    // Apple may change the limit at any time.
    session.on('remoteSettings', () => this.#onChange());
  }

  /** True until the connection gives all of its streams, and while it is checked. */
  get isOpening(): boolean {
    return !this.#isEnded && (!this.#isOpen || this.#isChecked || !this.#isProven);
  }

  get isEnded(): boolean {
    return this.#isEnded;
  }

  /** Apple's refusal of the certificate, with which it has ended; another connection would meet the same. */
  get refusal(): PushRefused | undefined {
    return this.#refusal;
  }

  /** Resolves after Apple's SETTINGS frame, its first, which limits the concurrent streams. RFC 9113, section 3.4. */
  async open(): Promise<void> {
    const session = this.#session;
    session.on('close', () => this.#opening.abort());
    const cancel = this.#clock.after(timeoutMs, () => session.destroy(new PushBusy('NoConnection')));
    try {
      const { signal } = this.#opening;
      await Promise.all([once(session, 'connect', { signal }), once(session, 'remoteSettings', { signal })]);
    } catch (error) {
      throw this.#refusal ?? error;
    } finally {
      cancel();
    }
    // The process need not wait for Apple to close it.
    session.unref();
    this.#isOpen = true;
    this.#usedAt = this.#now();
    this.#onChange();
  }

  /** @returns false if no stream is free. An idle connection is checked first: its streams are free if it answers. */
  take(): boolean {
    if (!this.#isOpen || this.#isChecked || this.#isEnded) return false;
    if (this.#now() - this.#usedAt > idleMs) {
      void this.#check();
      return false;
    }
    if (this.#taken >= this.#limit()) return false;
    this.#taken += 1;
    this.#usedAt = this.#now();
    return true;
  }

  /** Pushes over the stream that was taken, and gives it back. @throws if Apple does not answer. */
  async push(pushToken: string, topic: string): Promise<PushAnswer> {
    try {
      return await this.#pushOver(pushToken, topic);
    } catch (error) {
      throw this.#refusal ?? error;
    } finally {
      this.#taken -= 1;
      this.#isProven = true;
      this.#onChange();
    }
  }

  async #pushOver(pushToken: string, topic: string): Promise<PushAnswer> {
    const stream = this.#session.request({
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

  async #check(): Promise<void> {
    this.#isChecked = true;
    const answers = await answersPing(this.#session, this.#clock);
    this.#isChecked = false;
    this.#usedAt = this.#now();
    if (answers) this.#onChange();
    else {
      this.#end();
      this.#session.destroy();
    }
  }

  #limit(): number {
    return this.#isProven ? (this.#session.remoteSettings.maxConcurrentStreams ?? 1) : 1;
  }

  /** Ends the connection if Apple's reason is our certificate; after any other reason, further events decide. */
  #endRefused(reason: string): void {
    if (!isRefusal.test(reason)) return;
    this.#refusal = new PushRefused(reason);
    this.#end();
    this.#opening.abort();
    this.#session.destroy();
  }

  /** Gives no more streams; those already taken stay valid. */
  #end(): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    // A connection that does not even open fails in `open`, which the caller awaits.
    if (this.#isOpen) this.#onChange();
  }

  #now(): number {
    return this.#clock.now().getTime();
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
  if (session.destroyed) return Promise.resolve(false);
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
