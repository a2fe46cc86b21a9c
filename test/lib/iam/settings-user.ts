import { createSettingsContext } from '../../../lambdas/context/settings.ts';
import { otherApiKey, type TestApi } from '../../helpers/api.ts';
import { createTestChain } from '../../helpers/certificates.ts';
import { fixedClock } from '../../helpers/fixed-clock.ts';
import { createTestIssuer } from '../../helpers/google-issuer.ts';
import { recordingLog } from '../../helpers/recording-log.ts';
import { sealByFormer } from '../../helpers/sealed-by-former.ts';
import { appleUpload, openSettings, type SentForm } from '../../helpers/settings.ts';
import { signedInAs } from '../../helpers/staff.ts';
import type { RecordingHandler } from './requests.ts';

/** Uses all of the settings page as the account `other`, whose key a former version of the secret has sealed. */
export async function useSettings({ env }: TestApi, requestHandler: RecordingHandler): Promise<void> {
  await sealByFormer(env.TABLE_NAME, 'other', otherApiKey);
  const clock = fixedClock();
  const chain = await createTestChain();
  const local = { LOCAL_APPLE_ROOT: chain.rootSha256 };
  const services = createSettingsContext({ ...env, ...local }, { clock, log: recordingLog(), requestHandler });
  const { issuer, serviceAccountJson: key } = createTestIssuer();
  const serviceAccount = Buffer.from(JSON.stringify({ type: 'service_account', ...JSON.parse(key) }));
  const google = { issuerId: issuer.issuerId, serviceAccountJson: serviceAccount };
  const calls: readonly (readonly [target: string, form?: SentForm])[] = [
    ['GET /settings'],
    ['POST /settings/keys/first/show', {}],
    ['POST /settings/keys', { name: 'another', scopes: ['read'] }],
    ['POST /settings/keys/first/end', { hours: '0' }],
    // A second upload makes a new version of the secret.
    ['POST /settings/certificates/walleta', appleUpload(chain)],
    ['POST /settings/certificates/walleta', appleUpload(chain)],
    ['POST /settings/certificates/walletb', google],
    ['POST /settings/certificates/walletb', google],
    [`POST /settings/certificates/walletb/${issuer.issuerId}/deactivate`, {}],
    [`POST /settings/certificates/walletb/${issuer.issuerId}/activate`, {}],
    [`POST /settings/certificates/walletb/${issuer.issuerId}/default`, {}],
    ['POST /settings/people', { email: 'erika@example.com', role: 'agent' }],
    ['POST /settings/people', { email: 'erika@example.com', role: 'viewer' }],
    ['POST /settings/people/removed/remove', {}],
  ];
  await signedInAs(env, 'viewer', { account: 'other', id: 'removed' });
  // So long ago that its use is recorded.
  const before = fixedClock(() => new Date(clock.now().getTime() - 10 * 60_000));
  const admin = await signedInAs(env, 'admin', { account: 'other', clock: before });
  for (const [target, form] of calls) {
    const { statusCode, location, page } = await openSettings(services, target, admin, form);
    const isDone = statusCode === 200 || (statusCode === 303 && !location.includes('again'));
    expect([target, isDone, page]).toEqual([target, true, page]);
  }
}
