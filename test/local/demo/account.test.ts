import { createAccountSettings } from '../../../lambdas/context/operator.ts';
import { deployDemoAccount, googleIssuer } from '../../../local/demo/account.ts';
import { createTestChain } from '../../helpers/certificates.ts';
import { startEmbeddedAws } from '../../helpers/embedded-aws.ts';
import { now } from '../../helpers/examples.ts';
import { forAllTests } from '../../helpers/for-tests.ts';
import { temporaryDirectory } from '../../helpers/temporary-directory.ts';

const directory = temporaryDirectory();
const aws = forAllTests(() => startEmbeddedAws());

test('the demo account’s API key is the one given, else the one that it has had since it was last changed', async () => {
  const { certificate: apple } = await createTestChain();
  const issuer = googleIssuer(directory, '3388000000000000001');
  const start = (apiKey: string, isGiven = false) =>
    deployDemoAccount(aws.env, { apiKey, isGiven, apple, issuer }, () => now);

  expect(await start('FirstKey')).toBe('FirstKey');
  expect(await start('NotUsed')).toBe('FirstKey');
  const regenerated = await createAccountSettings(aws.env).regenerateApiKey('demo');
  expect(await start('NotUsed')).toBe(regenerated);
  expect(await start('GivenKey', true)).toBe('GivenKey');
  expect(await start('NotUsed')).toBe('GivenKey');
});
