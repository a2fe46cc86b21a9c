import { randomBytes } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { request, type Service } from './service.ts';

interface PassJson {
  readonly webServiceURL: string;
  readonly passTypeIdentifier: string;
  readonly serialNumber: string;
  readonly authenticationToken: string;
}

const pkpassType = 'application/vnd.apple.pkpass';

/** A phone with one pass. Its push token belongs to no device: Apple refuses it, and then the service forgets it. */
export class TestDevice {
  readonly #service: Service;
  readonly #id = `smoke-${randomBytes(16).toString('hex')}`;
  readonly #pushToken = randomBytes(32).toString('hex');
  #pass: PassJson | undefined;

  constructor(service: Service) {
    this.#service = service;
  }

  /** Downloads the pass of an install page. @returns its pass.json as a text. */
  async download(installUrl: string): Promise<string> {
    const passJson = passJsonIn(await request(this.#service, [200], `${installUrl}/pass.pkpass`));
    this.#pass = JSON.parse(passJson);
    return passJson;
  }

  async register(): Promise<void> {
    const body = JSON.stringify({ pushToken: this.#pushToken });
    const headers = { ...this.#authorization(), 'content-type': 'application/json' };
    await request(this.#service, [201], this.#registration(), { method: 'POST', headers, body });
  }

  /** Fetches the pass anew. @returns its pass.json as a text. */
  async fetch(): Promise<string> {
    const { webServiceURL, passTypeIdentifier, serialNumber } = this.#installed();
    const address = `${webServiceURL}/v1/passes/${passTypeIdentifier}/${serialNumber}`;
    return passJsonIn(await request(this.#service, [200], address, { headers: this.#authorization() }));
  }

  async unregister(): Promise<void> {
    await request(this.#service, [200], this.#registration(), { method: 'DELETE', headers: this.#authorization() });
  }

  #registration(): string {
    const { webServiceURL, passTypeIdentifier, serialNumber } = this.#installed();
    return `${webServiceURL}/v1/devices/${this.#id}/registrations/${passTypeIdentifier}/${serialNumber}`;
  }

  #authorization() {
    return { authorization: `ApplePass ${this.#installed().authenticationToken}` };
  }

  #installed(): PassJson {
    if (this.#pass === undefined) throw new Error('No pass has been downloaded');
    return this.#pass;
  }
}

function passJsonIn({ headers, body }: { readonly headers: Headers; readonly body: Buffer }): string {
  const type = headers.get('content-type');
  if (type !== pkpassType) throw new Error(`is served as ${type} instead of ${pkpassType}`);
  const file = unzipSync(body)['pass.json'];
  if (file === undefined) throw new Error('has no pass.json');
  return strFromU8(file);
}
