import { createSettingsContext } from '../../../lambdas/context/settings.ts';
import { answerSettings } from '../../../lambdas/settings/router.ts';
import { otherApiKey, type TestApi } from '../../helpers/api.ts';
import { createTestChain } from '../../helpers/certificates.ts';
import { fixedClock } from '../../helpers/fixed-clock.ts';
import { createTestIssuer } from '../../helpers/google-issuer.ts';
import { recordingLog } from '../../helpers/recording-log.ts';
import { sealUnderAccess } from '../../helpers/sealed-under-access.ts';
import { signedInAs, staffEvent } from '../../helpers/staff.ts';
import type { RecordingHandler } from './requests.ts';

/** Uses all of the settings page as the account `other`, whose key has the former seal. */
export async function useSettings({ env }: TestApi, requestHandler: RecordingHandler): Promise<void> {
  await sealUnderAccess(env.TABLE_NAME, 'other', otherApiKey);
  const clock = fixedClock();
  const chain = await createTestChain();
  const local = { LOCAL_APPLE_ROOT: chain.rootSha256 };
  const services = createSettingsContext({ ...env, ...local }, { clock, log: recordingLog(), requestHandler });
  const { certificatePem, privateKeyPem, intermediatePem } = chain.certificate;
  const base64 = (text: string) => Buffer.from(text).toString('base64');
  const certificate = {
    wallet: 'walleta',
    certificate: base64(certificatePem),
    privateKey: base64(privateKeyPem),
    intermediate: base64(intermediatePem),
    root: base64(chain.rootPem),
  };
  const { issuer, serviceAccountJson: key } = createTestIssuer();
  const serviceAccountJson = JSON.stringify({ type: 'service_account', ...JSON.parse(key) });
  const account = { wallet: 'walletb', issuerId: issuer.issuerId, serviceAccountJson };
  const calls: readonly (readonly [method: string, path: string, body?: object])[] = [
    ['GET', 'account'],
    ['GET', 'keys'],
    ['GET', 'keys/first'],
    ['POST', 'keys', { name: 'another', scopes: ['read'] }],
    ['POST', 'keys/first/end', { afterHours: 0 }],
    // A second upload makes a new version of the secret.
    ['POST', 'certificates', certificate],
    ['POST', 'certificates', certificate],
    ['POST', 'certificates', account],
    ['POST', 'certificates', account],
    ['POST', `certificates/walletb/${issuer.issuerId}/deactivate`],
    ['POST', `certificates/walletb/${issuer.issuerId}/activate`],
    ['POST', `certificates/walletb/${issuer.issuerId}/default`],
    ['GET', 'certificates'],
    ['POST', 'people', { email: 'erika@example.com', role: 'agent' }],
    ['POST', 'people', { email: 'erika@example.com', role: 'viewer' }],
    ['GET', 'people'],
    ['POST', 'people/removed/remove'],
  ];
  await signedInAs(env, 'viewer', { account: 'other', id: 'removed' });
  // So long ago that its use is recorded.
  const before = fixedClock(() => new Date(clock.now().getTime() - 10 * 60_000));
  const admin = await signedInAs(env, 'admin', { account: 'other', clock: before });
  for (const [method, path, body] of calls) {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const event = staffEvent(`${method} /settings/api/${path}`, admin, sent);
    const { statusCode, body: answer } = await answerSettings(event, services, { script: '' });
    expect([path, statusCode, answer]).toEqual([path, 200, answer]);
  }
}
