import { once } from 'node:events';
import {
  type ClientHttp2Session,
  type ClientHttp2Stream,
  connect as connectHttp2,
  constants,
  type SecureClientSessionOptions,
} from 'node:http2';
import type { AppleCertificate } from '../../ports/accounts.ts';
import type { Clock } from '../../ports/clock.ts';

export type Connect = (endpoint: string, options: SecureClientSessionOptions) => ClientHttp2Session;

/** What Apple says to a push; the reason is one of its fixed words. */
export interface PushAnswer {
  readonly status: number;
  readonly reason: string;
}

/** After so long without a push it is not taken for granted that the connection is still there: Lambda may have slept. */
const idleMs = 5_000;
const pingTimeoutMs = 1_000;
/** For connecting, and for the answer to a push. */
const timeoutMs = 5_000;

const { HTTP2_HEADER_METHOD, HTTP2_HEADER_PATH, HTTP2_HEADER_STATUS, NGHTTP2_CANCEL } = constants;

/** One HTTP/2 connection to APNs, opened with a pass type certificate and made anew when it breaks. */
export class ApnsConnection {
  readonly #clock: Clock;
  readonly #connect: () => ClientHttp2Session;
  /** Shared by all pushes, also by those that wait for it. */
  #ready: Promise<ClientHttp2Session> | undefined;
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

  /** @throws when Apple does not answer. */
  async push(pushToken: string, topic: string): Promise<PushAnswer> {
    const session = await this.#usableSession();
    const stream = session.request({
      [HTTP2_HEADER_METHOD]: 'POST',
      [HTTP2_HEADER_PATH]: `/3/device/${encodeURIComponent(pushToken)}`,
      'apns-topic': topic,
    });
    // Keeps the process from ending, too: the connection itself does not.
    const cancel = this.#clock.after(timeoutMs, () => stream.close(NGHTTP2_CANCEL));
    try {
      stream.end('{}');
      return await answerOf(stream);
    } finally {
      cancel();
    }
  }

  async #usableSession(): Promise<ClientHttp2Session> {
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

  /** The session if it answers, else another one. */
  async #stillOpen(opened: Promise<ClientHttp2Session>): Promise<ClientHttp2Session> {
    const session = await opened.catch(() => undefined);
    if (session && !session.destroyed && (await answersPing(session, this.#clock))) return session;
    session?.destroy();
    return this.#open();
  }

  async #open(): Promise<ClientHttp2Session> {
    const session = this.#connect();
    this.#session = session;
    // Without a listener an error would end the process; who waits for an answer hears of it from his stream.
    for (const event of ['goaway', 'error', 'close']) session.on(event, () => this.#drop(session));
    const tooLate = () => session.destroy(new Error('APNs did not take the connection'));
    const cancel = this.#clock.after(timeoutMs, tooLate);
    try {
      await once(session, 'connect');
    } finally {
      cancel();
    }
    // Nothing has to wait for Apple to close it.
    session.unref();
    return session;
  }

  #drop(session: ClientHttp2Session): void {
    if (this.#session !== session) return;
    this.#session = undefined;
    this.#ready = undefined;
  }
}

async function answerOf(stream: ClientHttp2Stream): Promise<PushAnswer> {
  const closed = once(stream, 'close').then(() => {
    throw new Error('APNs closed a push without an answer');
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

/** One word of Apple's, as it gets into the log. */
function reasonIn(body: string): string {
  try {
    const { reason } = JSON.parse(body);
    return typeof reason === 'string' && /^[A-Za-z]{1,60}$/.test(reason) ? reason : '';
  } catch {
    return '';
  }
}
