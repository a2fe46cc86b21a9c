import { type TestApi, templateRequest } from '../../helpers/api.ts';
import { openPkpass } from '../../helpers/pkpass.ts';
import type { Service } from './service.ts';

/** A pass with its ids and addresses for callers and wallets. */
export interface MadePass {
  readonly reference: { readonly 'pass-template-id': string; readonly 'pass-id': string };
  /** Path of its install page. */
  readonly path: string;
  readonly serial: string;
}

/** @throws when the service refuses. */
export async function answerOf(service: Service, request: object, idempotencyKey?: string) {
  const { body } = await service.send(request, idempotencyKey);
  if (body.status !== 'success') throw new Error(JSON.stringify(body));
  return body;
}

/** Makes the example template, changed as wanted. @returns its id */
export async function makeTemplate(service: Service, api: TestApi, changes: object = {}): Promise<string> {
  return String((await answerOf(service, { ...templateRequest(api.images), ...changes }))['pass-template-id']);
}

export async function makePass(
  service: Service,
  api: TestApi,
  templateId: string,
  changes: object = {},
): Promise<MadePass> {
  const answer = await answerOf(service, api.passRequest(templateId, { ...changes }));
  const path = new URL(String(answer['pass-install-url'])).pathname;
  const reference = { 'pass-template-id': templateId, 'pass-id': String(answer['pass-id']) };
  return { reference, path, serial: path.slice(3, 35) };
}

/** A phone's request to register a device for a pass, with POST, or to unregister it, with DELETE. */
type Registering = (service: Service, method: 'POST' | 'DELETE') => Promise<number | undefined>;

/** @param pkpass the downloaded file. */
function registering(pkpass: Uint8Array, deviceId: string, pushToken = `token-of-${deviceId}`): Registering {
  const { passTypeIdentifier, serialNumber, authenticationToken } = openPkpass(pkpass).passJson;
  const target = `/passkit/v1/devices/${deviceId}/registrations/${passTypeIdentifier}/${serialNumber}`;
  const headers = { authorization: `ApplePass ${authenticationToken}` };
  const body = JSON.stringify({ pushToken });
  return async (service, method) => (await service.open(method, target, { headers, body })).statusCode;
}

/** Downloads a pass to a phone. */
export async function download(service: Service, { path }: MadePass): Promise<Uint8Array> {
  const answer = await service.open('GET', `${path}/pass.pkpass`);
  return Buffer.from(answer.body ?? '', 'base64');
}

/** Installs a pass on a phone. */
export async function installOn(service: Service, pass: MadePass, deviceId: string): Promise<Registering> {
  const register = registering(await download(service, pass), deviceId);
  await register(service, 'POST');
  await service.drain();
  return register;
}

/** Opens Google Wallet's button. */
const click = async (service: Service, { path }: MadePass) => (await service.open('GET', `${path}/walletb`)).statusCode;

/** Google Wallet's callback about a pass, repeated until it is answered. */
type Telling = (service: Service) => Promise<number | undefined>;

function telling(
  { world }: Service,
  { reference, serial }: MadePass,
  issuerId: string,
  eventType: 'save' | 'del',
): Telling {
  const message = {
    classId: `${issuerId}.${reference['pass-template-id']}`,
    objectId: `${issuerId}.${serial}`,
    eventType,
    nonce: `nonce-of-${eventType}`,
    expTimeMillis: world.clock.nowMs + 60_000,
  };
  const body = world.signer.sign(issuerId, message);
  return async (service) => (await service.open('POST', '/callbacks/walletb', { body })).statusCode;
}

/** Saves a pass to Google Wallet. */
export async function saveToGoogle(service: Service, pass: MadePass, issuerId: string): Promise<void> {
  await click(service, pass);
  await telling(service, pass, issuerId, 'save')(service);
  await service.drain();
}
