import { createHash } from 'node:crypto';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { isPassKey, type Pass } from '../../domain/pass/pass.ts';
import type { Registration } from '../../domain/pass/registration.ts';
import type { Template } from '../../domain/template/template.ts';
import { equalsSecret } from '../../links/equals-secret.ts';
import type { WebServices } from '../../ports/services.ts';
import type { PublicRequest } from '../request.ts';

/** Parameters of a request's path; empty if absent. */
export interface PassPath {
  /** Hash of the device's id; see deviceIdOf. */
  readonly deviceId: string;
  readonly passTypeId: string;
  readonly serial: string;
}

/**
 * Hashes a device's id; empty for a malformed one. The id is never stored, neither in records nor in queues, because it
 * authorizes listing the device's passes. Apple's ids are 128 random bits, so that their hash cannot be reversed.
 */
export const deviceIdOf = (given: string) =>
  /^[\w.-]{1,100}$/.test(given) ? createHash('sha256').update(given).digest('base64url') : '';

/** Source: Apple, certificates of pass types; no longer than the subject's user id. */
export const isPassTypeId = (text: string) => /^[\w.-]{1,255}$/.test(text);

/** Apple's tokens are hex digits of no guaranteed length. */
export const isPushToken = (text: unknown): text is string => typeof text === 'string' && /^[\w-]{1,200}$/.test(text);

export function emptyAnswer(
  statusCode: number,
  headers: Readonly<Record<string, string>> = {},
): APIGatewayProxyStructuredResultV2 {
  return { statusCode, headers: { 'cache-control': 'no-store', ...headers } };
}

/** The same answer for a wrong token and for a pass that does not exist. */
export const unauthorized = () => emptyAnswer(401, { 'www-authenticate': 'ApplePass' });

interface AuthenticatedPass {
  readonly pass: Pass;
  readonly registrations: readonly Registration[];
  readonly template: Template;
  readonly isAppleWallet: boolean;
}

/**
 * Schemes with which wallets send a pass's token. Wallets on Android name themselves, and are otherwise answered like Apple's.
 * Source: Apple, PassKit web service; walletpasses.io/developer; walletunion.com/developer.
 */
const schemes = /^(ApplePass|AndroidPass|WalletUnionPass|WalletUnionHMSPass) +(\S+)$/i;

/**
 * The requested pass with its template and devices, and whether Apple Wallet asks; undefined without the pass's own token. A token is
 * computed and compared also for an unknown pass, so that neither the answer nor its timing reveals whether it exists.
 */
export async function authenticatedPass(
  { passTypeId, serial }: PassPath,
  { headers }: PublicRequest,
  { deliveries, identity, templates }: WebServices,
): Promise<AuthenticatedPass | undefined> {
  const [, scheme = '', given = ''] = schemes.exec(headers.authorization ?? '') ?? [];
  const { pass, registrations = [] } = isPassKey(serial) ? await deliveries.find(serial) : {};
  const accessVersion = pass?.accessVersion ?? (await identity.currentAccessVersion());
  const isRight = equalsSecret(given, await identity.authenticationToken({ passKey: serial, accessVersion }));
  if (!isRight || pass === undefined) return undefined;
  const template = await templates.findLatest(pass.account, pass.templateId);
  if (template?.passTypeId !== passTypeId) return undefined;
  return { pass, registrations, template, isAppleWallet: /^apple/i.test(scheme) };
}

/** Writes down what a phone does. If that fails, the phone is answered all the same. */
export async function recorded(
  { log }: WebServices,
  about: Partial<Pick<Pass, 'account' | 'passKey'>>,
  record: () => Promise<void>,
): Promise<void> {
  try {
    await record();
  } catch (error) {
    log.error('DELIVERY-NOT-RECORDED', error, about);
  }
}
