import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { sdkConfig, tableOf } from '../../lambdas/context/sdk.ts';
import { SecretApiKeyBox } from '../../lambdas/runtime/secret-box.ts';
import type { AccountItem } from '../../lambdas/storage/account-items.ts';
import { accountKey } from '../../lambdas/storage/keys.ts';
import { apiKey } from '../helpers/api.ts';
import { apiForAllTests } from '../helpers/api-for-tests.ts';
import { defaultTemplates } from '../helpers/templates.ts';
import { grantsOf } from './iam/policies.ts';

const { service } = defaultTemplates();
/** Secrets of the tests, by the templates' names. */
const secrets = { SecretsIndex: 'index', SecretsAccess: 'access', SecretsApiKey: 'apiKey', SecretsOrigin: 'origin' };

const { api } = apiForAllTests();

/** Keys that an attacker opens with this function's secrets, each tried on the sealed key of the account `demo`. */
async function openedWith(construct: string): Promise<string[]> {
  const item = await tableOf(api.env.TABLE_NAME, sdkConfig(), api.services.clock).get<AccountItem>(accountKey('demo'));
  const readable = grantsOf(service, construct)
    .filter(({ action }) => action === 'secretsmanager:GetSecretValue')
    .flatMap(({ resource }) => secrets[resource as keyof typeof secrets] ?? []);
  expect(readable.length).toBeGreaterThan(1);
  const opened: string[] = [];
  for (const SecretId of readable) {
    const read = async () =>
      (await new SecretsManagerClient().send(new GetSecretValueCommand({ SecretId }))).SecretString ?? '';
    const box = new SecretApiKeyBox(read);
    for (const { sealed } of item?.keys ?? [])
      await box.open(sealed, item?.PK ?? '').then(
        (key) => opened.push(key),
        () => {},
      );
  }
  return opened;
}

test('an attacker who takes over the settings page can open API keys', async () => {
  expect(await openedWith('SettingsPage')).toEqual([apiKey]);
});

test.each(['ActionApi', 'PublicWeb', 'Desk'])('an attacker who takes over %s opens none', async (construct) => {
  expect(await openedWith(construct)).toEqual([]);
});
