import type { GoogleIssuer } from '../../ports/accounts.ts';
import type { Clock } from '../../ports/runtime.ts';
import {
  type FlightClassInput,
  type FlightObjectInput,
  type GoogleWallet,
  GoogleWalletFailure,
  type ObjectUpdate,
  type PassIds,
} from '../../ports/wallets.ts';
import { AccessTokens } from './access-token.ts';
import { flightClassOf } from './flight-class.ts';
import { coreOf, flightObjectOf, replacedObject } from './flight-object.ts';
import { objectId, resourceId } from './ids.ts';
import { RateLimiter } from './rate-limiter.ts';
import { type FetchAfresh, fetchAfresh as onNewConnection, RestClient, type RestSettings } from './rest-client.ts';
import { type JwtSigner, type SavePayload, Signer, saveLink } from './signer.ts';

export interface GoogleWalletSettings
  extends Pick<RestSettings, 'attempts' | 'attemptsAtLimit' | 'firstDelayMs' | 'timeoutMs'> {
  readonly clock: Clock;
  /** Transport in place of Node's. */
  readonly fetch?: typeof fetch | undefined;
  /** Transport of requests that notify, in place of a connection of its own for each. */
  readonly fetchAfresh?: FetchAfresh | undefined;
  /** Base URL of `/token` and `/walletobjects/v1` in place of Google's. */
  readonly endpointUrl?: string | undefined;
  /** Base URL of save links in place of Google's. */
  readonly saveUrl?: string | undefined;
  readonly requestsPerSecond?: number | undefined;
  /** Signer in place of RS256. */
  readonly signer?: JwtSigner;
}

/** Google Wallet, by its REST API and its save links. */
export class GoogleWalletApi implements GoogleWallet {
  readonly #rest: RestClient;
  readonly #saving: Parameters<typeof saveLink>[0];

  constructor({ fetch = globalThis.fetch, fetchAfresh = onNewConnection, ...settings }: GoogleWalletSettings) {
    const { clock, endpointUrl, saveUrl, requestsPerSecond, signer = new Signer(), ...rest } = settings;
    const rateLimiter = requestsPerSecond === undefined ? undefined : new RateLimiter(requestsPerSecond, clock);
    const tokenUrl = endpointUrl && `${endpointUrl}/token`;
    this.#rest = new RestClient({
      ...rest,
      clock,
      fetch,
      fetchAfresh,
      baseUrl: `${endpointUrl ?? 'https://walletobjects.googleapis.com'}/walletobjects/v1`,
      tokens: new AccessTokens({ clock, fetch, signer, tokenUrl, timeoutMs: rest.timeoutMs }),
      rateLimiter,
    });
    this.#saving = { clock, signer, saveUrl: saveUrl ?? 'https://pay.google.com/gp/v/save' };
  }

  async putClass(issuer: GoogleIssuer, input: FlightClassInput): Promise<void> {
    await this.#rest.upsert(issuer, 'flightClass', flightClassOf(issuer.issuerId, input));
  }

  async updateClass(issuer: GoogleIssuer, input: FlightClassInput, { notifies }: { notifies: boolean }): Promise<void> {
    const flightClass = {
      ...flightClassOf(issuer.issuerId, input),
      // Applies to this request only.
      ...(notifies && { notifyPreference: 'NOTIFY_ON_UPDATE' }),
    };
    if (!(await this.#rest.patch(issuer, 'flightClass', flightClass, notifies))) await this.putClass(issuer, input);
  }

  makeObject(issuer: GoogleIssuer, input: FlightObjectInput): Promise<boolean> {
    return withoutRefusedImage(input, (each) =>
      this.#rest.insert(issuer, 'flightObject', flightObjectOf(issuer.issuerId, each)),
    );
  }

  putObject(issuer: GoogleIssuer, input: FlightObjectInput): Promise<void> {
    return withoutRefusedImage(input, (each) =>
      this.#rest.upsert(issuer, 'flightObject', flightObjectOf(issuer.issuerId, each)),
    );
  }

  updateObject(issuer: GoogleIssuer, input: FlightObjectInput, updating: ObjectUpdate): Promise<boolean> {
    return withoutRefusedImage(input, (each) => this.#updateObject(issuer, each, updating));
  }

  async #updateObject(issuer: GoogleIssuer, input: FlightObjectInput, { notifies, keepsClass }: ObjectUpdate) {
    const { id, classId, ...rest } = flightObjectOf(issuer.issuerId, input);
    const notification = notifies ? rest.messages[0] : undefined;
    // Otherwise the message would appear twice: in the object, and as the added one.
    const messages = notification ? [] : rest.messages;
    const update = { id, ...(!keepsClass && { classId }), ...rest, messages };
    if (!(await this.#rest.patch(issuer, 'flightObject', update))) return false;
    if (notification) await this.#notify(issuer, id, notification);
    return true;
  }

  moveObject(issuer: GoogleIssuer, input: FlightObjectInput, moving: { notifies: boolean; replacement: number }) {
    return withoutRefusedImage(input, (each) => this.#moveObject(issuer, each, moving));
  }

  /** Source: docs/decisions/google-objects.md#an-object-moves-or-is-replaced. */
  async #moveObject(
    issuer: GoogleIssuer,
    input: FlightObjectInput,
    { notifies, replacement }: { notifies: boolean; replacement: number },
  ) {
    const moved = flightObjectOf(issuer.issuerId, input);
    const [notification] = moved.messages;
    const silent = { ...moved, messages: notifies ? [] : moved.messages };
    const isThere = await this.#rest.patch(issuer, 'flightObject', silent).catch(ifRefused);
    if (isThere === false) return 'lost';
    const { classId } = (isThere && (await this.#rest.read(issuer, 'flightObject', moved.id))) || {};
    const isMoved = classId === moved.classId;
    const current = isMoved ? moved : flightObjectOf(issuer.issuerId, { ...input, number: replacement });
    if (!isMoved) {
      await this.#rest.upsert(issuer, 'flightObject', { ...current, messages: silent.messages });
      await this.#rest.patch(issuer, 'flightObject', replacedObject(moved.id, current.id));
    }
    if (notifies && notification) await this.#notify(issuer, current.id, notification);
    return isMoved ? 'moved' : 'replaced';
  }

  async endOtherObjects(issuer: GoogleIssuer, { passKey, number }: Omit<PassIds, 'templateId'>, last: number) {
    const shown = objectId(issuer.issuerId, passKey, number);
    const ids = Array.from({ length: last + 1 }, (_, each) => objectId(issuer.issuerId, passKey, each || undefined));
    for (const id of ids.filter((each) => each !== shown))
      await this.#rest.patch(issuer, 'flightObject', replacedObject(id, shown));
  }

  async saveLink(issuer: GoogleIssuer, passes: readonly PassIds[]) {
    const flightObjects = passes.map(({ templateId, passKey, number }) => ({
      id: objectId(issuer.issuerId, passKey, number),
      classId: resourceId(issuer.issuerId, templateId),
    }));
    const link = await this.#linkOf(issuer, { flightObjects });
    if (link === undefined)
      throw new Error('The save link is too long: the name of the service account leaves no room');
    return link;
  }

  async saveLinkWith(
    issuer: GoogleIssuer,
    { flightClass, flightObject }: { flightClass?: FlightClassInput | undefined; flightObject: FlightObjectInput },
  ): Promise<string | undefined> {
    const flightClasses = flightClass && [flightClassOf(issuer.issuerId, flightClass)];
    const whole = flightObjectOf(issuer.issuerId, flightObject);
    const link = await this.#linkOf(issuer, { flightClasses, flightObjects: [whole] });
    return link ?? this.#linkOf(issuer, { flightClasses, flightObjects: [coreOf(whole)] });
  }

  #notify(issuer: GoogleIssuer, id: string, message: object): Promise<void> {
    return this.#rest.addMessage(issuer, 'flightObject', id, { ...message, messageType: 'TEXT_AND_NOTIFY' });
  }

  #linkOf(issuer: GoogleIssuer, payload: SavePayload): Promise<string | undefined> {
    return saveLink(this.#saving, issuer, payload);
  }
}

/** Handles the error of a request. @returns undefined if Google refuses it for good. @throws any other error. */
function ifRefused(error: unknown): undefined {
  if (!(error instanceof GoogleWalletFailure && error.kind === 'refused')) throw error;
}

/**
 * Retries without the images that Google fetches from a caller's URL: if one is gone, Google refuses the whole object. A pass
 * without its pictures is better than none.
 */
async function withoutRefusedImage<Answer>(
  input: FlightObjectInput,
  send: (input: FlightObjectInput) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await send(input);
  } catch (error) {
    const isRefused = error instanceof GoogleWalletFailure && error.kind === 'refused';
    const { additionalImage, badges, ...pass } = input.boardingPass;
    const { 'security-program-logo': logo, 'boarding-privilege-image': privilege, ...others } = badges;
    if (!isRefused || !(additionalImage || logo || privilege)) throw error;
    return send({ ...input, boardingPass: { ...pass, badges: others } });
  }
}
