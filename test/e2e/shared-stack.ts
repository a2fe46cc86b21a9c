import type { RequestOf } from '../../clients/typescript/client.ts';
import { demoPassRequest } from '../../local/demo/pass-requests.ts';
import { type DemoTemplate, readDemoTemplate } from '../../local/demo/template.ts';
import type { RecordedPush } from '../../local/wallets/apns.ts';
import type { RecordedRequest } from '../../local/wallets/recorded-request.ts';
import { callService } from '../helpers/call-service.ts';
import { type LocalStack, startLocalStack } from '../helpers/local-stack.ts';
import { local, passTime } from '../helpers/stack-calls.ts';
import { temporaryDirectory } from '../helpers/temporary-directory.ts';

type Request = Record<string, unknown>;
type PassData = RequestOf<'generatepass'>['pass-data'];

export const passType = 'pass.com.example.boardingpass';

/** A pass as the airline and its passenger know it. */
export interface Issued {
  readonly reference: { readonly 'pass-template-id': string; readonly 'pass-id': string };
  /** The address of its install page. */
  readonly url: string;
  readonly serial: string;
}

/** The one stack of all flows, with the flight that createpasstemplate made at its start. */
export class SharedStack {
  readonly #dataDir = temporaryDirectory();
  #running: LocalStack | undefined;

  async start(): Promise<void> {
    this.#running = await startLocalStack({ dataDir: this.#dataDir });
  }

  /** Ends it. @throws if IAM has denied a request of the functions. */
  stop(): Promise<unknown> {
    return this.running.stop();
  }

  /** Kills every process of the service at once, and starts it again at its address. */
  async killAndRestart(): Promise<void> {
    const { port } = new URL(this.running.url);
    await this.running.kill();
    this.#running = await startLocalStack({ dataDir: this.#dataDir, env: { PORT: port } });
  }

  get running(): LocalStack {
    if (this.#running === undefined) throw new Error('Not started');
    return this.#running;
  }

  get url(): string {
    return this.running.url;
  }

  get flight(): DemoTemplate {
    const flight = readDemoTemplate(this.#dataDir);
    if (flight === undefined) throw new Error('The stack has made no template');
    return flight;
  }

  call(request: Request): Promise<Request> {
    return callService(this.url, this.running.apiKey, request);
  }

  /** The request for a pass of the flight. */
  passRequest(passId: string, data: Partial<PassData> = {}): RequestOf<'generatepass'> {
    const { templateId, departureDay } = this.flight;
    const request = demoPassRequest(templateId, passId, departureDay);
    return { ...request, 'pass-data': { ...request['pass-data'], ...data } as PassData };
  }

  async issue(passId: string, data: Partial<PassData> = {}): Promise<Issued> {
    const request = this.passRequest(passId, data);
    const { 'pass-install-url': url } = await this.call({ ...request });
    const reference = { 'pass-template-id': this.flight.templateId, 'pass-id': passId };
    return { reference, url: String(url), serial: String(url).split('/i/')[1]?.slice(0, 32) ?? '' };
  }

  read({ reference }: Issued): Promise<Request> {
    return this.call({ action: 'getpassdata', ...reference });
  }

  updateFlight(fields: Request): Promise<Request> {
    return this.call({ action: 'updatepasstemplate', 'pass-template-id': this.flight.templateId, ...fields });
  }

  /** Moves the clock on, and works off stream, queues and everything due until then. */
  pass(seconds: number): Promise<string> {
    return passTime(this.running, seconds);
  }

  /** Pushes that Apple's push service has got for a token. */
  async pushesTo(token: string): Promise<RecordedPush[]> {
    const pushes = await local<RecordedPush[]>(this.running, 'apns');
    return pushes.filter(({ path }) => path === `/3/device/${token}`);
  }

  /** Requests that Google Wallet has got about classes and objects whose address or body names this id. */
  async toGoogleAbout(id: string): Promise<RecordedRequest[]> {
    const requests = await local<RecordedRequest[]>(this.running, 'walletb');
    const ofWallet = requests.filter(({ path }) => path.startsWith('/walletobjects/'));
    return ofWallet.filter(({ path, body }) => `${path} ${JSON.stringify(body)}`.includes(id));
  }
}

/** Downloads a pass like a phone's browser. */
export async function downloaded({ url }: Pick<Issued, 'url'>): Promise<Buffer> {
  return Buffer.from(await (await fetch(`${url}/pass.pkpass`)).arrayBuffer());
}
