import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { LinkBuilder, type LinkDefinition } from '../../../../clients/link-builder/link-builder.ts';
import type { Canaries } from '../../../helpers/canaries.ts';
import { exampleFlight } from '../../../helpers/examples.ts';
import { passenger } from '../../../helpers/followed-links.ts';
import { type LocalStack, startLocalStack } from '../../../helpers/local-stack.ts';
import { iphone } from '../../../helpers/phones.ts';
import { openPkpass } from '../../../helpers/pkpass.ts';
import { local, passTime, stackTemplateRequest } from '../../../helpers/stack-calls.ts';
import {
  brokenRequests,
  given,
  type Json,
  linkKeys,
  linkRequest,
  passRequest,
  updateRequest,
} from './canary-requests.ts';

/** Files below a folder of the stack's data, by path. */
function filesBelow(dataDir: string, folder: string): string[] {
  return readdirSync(join(dataDir, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** A stack that is used and broken in every way, with values to search for afterwards. */
export class RedactionRun {
  /** Values to search for; the service's own tokens, links and keys are added. */
  readonly canaries: Record<string, string> = { ...given };
  /** Answers other than success. */
  readonly refusals: { readonly request: string; readonly status: number; readonly body: string }[] = [];
  readonly #stack: LocalStack;
  /** Messages in queues by file, before the move of the clock that outlives them. */
  #queuedBefore: ReadonlyMap<string, string> = new Map();
  #templateId = '';
  #installUrl = '';

  private constructor(stack: LocalStack) {
    this.#stack = stack;
    const certs = (name: string) => readFileSync(join(stack.dataDir, 'certs', name), 'utf8');
    const lineOf = (pem: string) => pem.split('\n')[3] ?? '';
    this.#mustNotShow({
      'API key': stack.apiKey,
      'certificate key': lineOf(certs('pass-type-key.pem')),
      'service account key': lineOf(JSON.parse(certs('walletb-service-account.json')).private_key),
      ...Object.fromEntries(
        filesBelow(stack.dataDir, 'secrets')
          .filter((file) => file.includes('data-secrets'))
          .map((file) => [`secret ${file.split('secrets').at(-1)}`, secretIn(file)]),
      ),
    });
  }

  static async start(): Promise<RedactionRun> {
    return new RedactionRun(await startLocalStack());
  }

  get dataDir(): string {
    return this.#stack.dataDir;
  }

  stop(): Promise<unknown> {
    return this.#stack.stop();
  }

  async createTemplate(): Promise<void> {
    this.#templateId = String((await this.#call(stackTemplateRequest(this.#stack)))['pass-template-id']);
  }

  /** Calls every action rightly, except createpasstemplate, which has been called. */
  async callEveryAction(): Promise<void> {
    this.#installUrl = await this.#issue(given['pass-id']);
    const [, link = ''] = this.#installUrl.split('/i/');
    this.#mustNotShow({ 'install link': link, nonce: link.slice(32) });
    const template = { 'pass-template-id': this.#templateId };
    const pass = { ...template, 'pass-id': given['pass-id'] };
    await this.#call({ action: 'updatepasstemplate', ...template, 'origin-gate': 'G21' });
    await this.#call({ action: 'getpasstemplate', ...template });
    for (const action of ['updateflight', 'getflight']) await this.#call({ action, ...exampleFlight });
    await this.#call({ action: 'getpasstemplates' });
    await this.#call({ action: 'generatepassbyid', ...pass });
    await this.#call({ action: 'getpassdata', ...pass });
    await this.#call({ action: 'getpassids', ...template });
    await this.#call(updateRequest(this.#templateId, given['pass-id']));
    const created = await this.#call(linkRequest(this.#templateId));
    await this.#checkLink({ ...linkRequest(this.#templateId), 'preview-url': String(created['preview-url']) });
    await this.#call({ action: 'updatepassissuancelink', ...created, ...linkKeys, 'link-status': 'inactive' });
    await this.#issue(`${given['pass-id']}-deleted`);
    await this.#call({ action: 'deletepassdata', ...template, 'pass-id': `${given['pass-id']}-deleted` });
  }

  /** Checks a right link, and a wrong one of canaries only. */
  async #checkLink(definition: LinkDefinition): Promise<void> {
    const link = new LinkBuilder(definition).build({
      ...passenger({ 'pass-id': `${given['pass-id']}-link` }),
      'passenger-name-value': given.passenger,
      'reservation-confirmation-code-value': given['confirmation code'],
      'user-email': given['e-mail'],
    });
    const { valid } = await this.#call({ action: 'checkpassissuancelink', url: link });
    if (valid !== true) throw new Error('The link should be right');
    const name = encodeURIComponent(given.passenger);
    await this.#call({ action: 'checkpassissuancelink', url: link.replace(/&checksum=.*/, `&${name}=${name}`) });
  }

  /** Sends requests with wrong values, with texts cut off, and with wrong keys. */
  async callWithBrokenRequests(): Promise<void> {
    for (const request of brokenRequests(this.#templateId)) await this.#post(request);
    const request = JSON.stringify(updateRequest(this.#templateId, given['pass-id']));
    await this.#post(request, { 'x-api-key': given['wrong API key'] });
    await this.#call(passRequest(this.#templateId, given['pass-id']));
    await this.#call({ action: given.passenger });
  }

  async openInstallPages(): Promise<void> {
    const secret = encodeURIComponent(given.passenger);
    for (const path of ['', '/pass.pkpass', `?name=${secret}`, `/${secret}`]) await this.#open(this.#installUrl + path);
    const { url } = this.#stack;
    await this.#open(`${this.#installUrl.slice(0, -1)}a`);
    await this.#open(`${url}/${secret}?token=${given['push token']}`);
    await this.#open(this.#installUrl, { method: 'POST', body: given.passenger });
  }

  async requestAsPhone(): Promise<void> {
    const pkpass = Buffer.from(await (await fetch(`${this.#installUrl}/pass.pkpass`)).arrayBuffer());
    const { webServiceURL, serialNumber, passTypeIdentifier, authenticationToken } = openPkpass(pkpass).passJson;
    this.#mustNotShow({ 'authentication token': authenticationToken });
    const phone = iphone({ id: given['device id'], pushToken: given['push token'] });
    await phone.install(pkpass);
    await phone.onPush(passTypeIdentifier);
    const passes = `${webServiceURL}/v1/passes/${passTypeIdentifier}/${serialNumber}`;
    await this.#open(passes, { headers: { authorization: `ApplePass ${given['push token']}` } });
    const registration = `${webServiceURL}/v1/devices/${given['device id']}/registrations/${passTypeIdentifier}`;
    const headers = { authorization: `ApplePass ${authenticationToken}` };
    for (const body of [`{"pushToken":"${given.passenger}"}`, given['push token']])
      await this.#open(`${registration}/${serialNumber}`, { method: 'POST', headers, body });
    await this.#open(`${registration}?passesUpdatedSince=${given['push token']}`);
    const logs = [
      ...Object.values(this.canaries),
      `Register task (for device ${given['device id']}) failed: ${passes}`,
    ];
    for (const message of logs)
      await this.#open(`${webServiceURL}/v1/log`, { method: 'POST', body: JSON.stringify({ logs: [message] }) });
    await this.#advance(1);
  }

  async saveToGoogle(): Promise<void> {
    const click = await fetch(`${this.#installUrl}/walletb`, { redirect: 'manual' });
    const landing = click.headers.get('location') ?? '';
    this.#mustNotShow({ 'save link': landing.split('.').at(-1) ?? '' });
    const press = (event: string) => fetch(landing, { method: 'POST', body: `event=${event}`, redirect: 'manual' });
    for (const event of ['save', 'del', 'save']) await press(event);
    const message = JSON.stringify({ nonce: given['callback nonce'], objectId: given.passenger });
    for (const body of [message, JSON.stringify({ signature: given['callback nonce'], signedMessage: message })])
      await this.#open(`${this.#stack.url}/callbacks/walletb`, { method: 'POST', body });
    await this.#advance(1);
  }

  /** Makes Apple and Google refuse everything until the service gives up. */
  async failWallets(): Promise<void> {
    for (const target of ['apns', 'walletb']) await this.#local('faults', { target, kind: 'refusal' });
    await this.#call(updateRequest(this.#templateId, given['pass-id']));
    await this.#open(`${await this.#issue(`${given['pass-id']}-refused`)}/walletb`, { redirect: 'manual' });
    await this.#giveUp(2);
    for (const target of ['apns', 'walletb']) await this.#local('faults', { target, kind: 'refusal', rate: 0 });
  }

  async failImages(): Promise<void> {
    const base = this.#stack.url.replace('http://', `http://${given['image address']}:secret@`);
    const addresses = [
      `http://localhost:9/${given['image address']}.png`,
      `https://no-such-host.invalid/?token=${given['image address']}`,
      `${base}/_local/images/icon.png`,
      `${this.#stack.url}/_local/${given['image address']}.png`,
      `${this.#stack.url}/v3/openapi.json?${given['image address']}`,
    ];
    for (const address of addresses)
      await this.#call(updateRequest(this.#templateId, given['pass-id'], { 'strip-image': address }));
  }

  /** Removes the secrets' files, and calls after functions' caches of them have expired. */
  async failSecrets(): Promise<void> {
    const secrets = filesBelow(this.dataDir, 'secrets');
    for (const file of secrets) renameSync(file, `${file}.gone`);
    await this.#advance(3_600);
    await this.#call(passRequest(this.#templateId, `${given['pass-id']}-keyless`));
    await this.#call(updateRequest(this.#templateId, given['pass-id']));
    for (const path of ['', '/pass.pkpass', '/walletb'])
      await this.#open(this.#installUrl + path, { redirect: 'manual' });
    await this.#advance(1);
    for (const file of secrets) renameSync(`${file}.gone`, file);
  }

  /** Makes S3 fail, and with it issuing, relay, fan-out and, after the flight, the archive. */
  async failStorage(): Promise<void> {
    const template = { 'pass-template-id': this.#templateId };
    await this.#call({ action: 'updatepasstemplate', ...template, 'origin-gate': 'G22' });
    // The fan-out has a second round through the passes 2 minutes later.
    await this.#advance(1);
    const s3 = join(this.dataDir, 's3');
    const buckets = readdirSync(s3).map((name) => join(s3, name));
    for (const bucket of buckets) {
      renameSync(bucket, `${this.dataDir}/gone`);
      writeFileSync(bucket, '');
    }
    await this.#call(passRequest(this.#templateId, `${given['pass-id']}-unstored`));
    await this.#call(updateRequest(this.#templateId, given['pass-id']));
    for (const path of ['', '/pass.pkpass']) await this.#open(this.#installUrl + path);
    await this.#giveUp(3);
    this.#queuedBefore = this.#inQueues();
    await this.#advance(400 * 24 * 3_600);
    // The archive's failed work has expired in its queue, and is queued again.
    await this.#advance(3_600);
  }

  /** Lets hours pass with 21 attempts each: a message's 40 take two hours, or three behind a failing stream. */
  async #giveUp(hours: number): Promise<void> {
    for (let hour = 1; hour <= hours; hour++) await this.#advance(3_600);
  }

  #inQueues(): ReadonlyMap<string, string> {
    return new Map(filesBelow(this.dataDir, 'sqs').map((file) => [file, readFileSync(file, 'utf8')]));
  }

  /** Names of the queues with messages while storage failed. */
  get queuesBefore(): string[] {
    return [...new Set([...this.#queuedBefore.keys()].map((file) => basename(dirname(file))))];
  }

  /** Reads everything visible to operators and eavesdroppers. */
  async look() {
    const text = (files: string[]) => files.map((file) => readFileSync(file, 'utf8')).join('\n');
    return {
      logs: text(filesBelow(this.dataDir, 'logs')),
      queued: text([join(this.dataDir, 'sqs.jsonl')]).replaceAll('\\"', '"'),
      deadLetters: [...this.#queuedBefore.values(), ...this.#inQueues().values()].join('\n'),
      schedules: await (await fetch(`${this.#stack.url}/_local/schedules`)).text(),
      /** Requests that Apple and Google got: they have passengers' names, but nothing of their health. */
      recorded: await this.#recordedByWallets(),
    };
  }

  async #recordedByWallets(): Promise<string> {
    const records = ['apns', 'walletb'].map(async (name) => (await fetch(`${this.#stack.url}/_local/${name}`)).text());
    return (await Promise.all(records)).join('\n');
  }

  #mustNotShow(canaries: Canaries): void {
    Object.assign(this.canaries, canaries);
  }

  async #issue(passId: string): Promise<string> {
    return String((await this.#call(passRequest(this.#templateId, passId)))['pass-install-url']);
  }

  async #call(request: Json): Promise<Json> {
    return JSON.parse(await this.#post(JSON.stringify(request)));
  }

  #post(body: string, headers: Record<string, string> = {}): Promise<string> {
    const own = { 'content-type': 'application/json', 'x-api-key': this.#stack.apiKey };
    const idempotencyKey = { 'idempotency-key': `${given['idempotency key']}-${randomUUID()}` };
    return this.#open(`${this.#stack.url}/v3`, {
      method: 'POST',
      body,
      headers: { ...own, ...idempotencyKey, ...headers },
    });
  }

  async #open(url: string, init: RequestInit = {}): Promise<string> {
    const answer = await fetch(url, init);
    const body = await answer.text();
    const request = `${init.method ?? 'GET'} ${url} ${typeof init.body === 'string' ? init.body : ''}`;
    if (answer.status >= 400) this.refusals.push({ request, status: answer.status, body });
    return body;
  }

  #advance(seconds: number): Promise<unknown> {
    return passTime(this.#stack, seconds);
  }

  #local(path: string, body: object): Promise<unknown> {
    return local(this.#stack, path, body);
  }
}

/** The longest text in a secret's file: the key itself, or its value in JSON. */
function secretIn(file: string): string {
  const { versions } = JSON.parse(readFileSync(file, 'utf8')) as { versions: readonly { readonly value: string }[] };
  return (versions[0]?.value.match(/[^"{}]+/g) ?? []).sort((a, b) => b.length - a.length)[0] ?? '';
}
