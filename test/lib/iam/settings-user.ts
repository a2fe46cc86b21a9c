import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { createSettingsContext } from '../../../lambdas/context/settings.ts';
import { answerSettings } from '../../../lambdas/settings/router.ts';
import { otherApiKey, type TestApi } from '../../helpers/api.ts';
import { createTestChain } from '../../helpers/certificates.ts';
import { fixedClock } from '../../helpers/fixed-clock.ts';
import { createTestIssuer } from '../../helpers/google-issuer.ts';
import { recordingLog } from '../../helpers/recording-log.ts';
import { sealUnderAccess } from '../../helpers/sealed-under-access.ts';
import type { RecordingHandler } from './requests.ts';

/** Uses all of the settings page as the account `other`, whose key has the former seal. */
export async function useSettings({ env }: TestApi, requestHandler: RecordingHandler): Promise<void> {
  await sealUnderAccess(env.TABLE_NAME, 'other', otherApiKey);
  const signIn = {
    SIGN_IN_URL: 'https://sign-in.example',
    SIGN_IN_ISSUER: 'https://issuer.example',
    SIGN_IN_CLIENT_ID: 'client',
  };
  const clock = fixedClock();
  const chain = await createTestChain();
  const local = { LOCAL_APPLE_ROOT: chain.rootSha256 };
  const services = createSettingsContext(
    { ...env, ...signIn, ...local },
    { clock, log: recordingLog(), requestHandler },
  );
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
  ];
  for (const [method, path, body] of calls) {
    const event = {
      headers: {},
      body: body && JSON.stringify(body),
      isBase64Encoded: false,
      requestContext: {
        http: { method, path: `/settings/api/${path}` },
        authorizer: { jwt: { claims: { 'custom:account': 'other', sub: 'user' }, scopes: null } },
      },
    } as unknown as APIGatewayProxyEventV2;
    const { statusCode, body: answer } = await answerSettings(event, services, '');
    expect([path, statusCode, answer]).toEqual([path, 200, answer]);
  }
}
