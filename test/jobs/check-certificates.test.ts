import { createCertificateExpiryContext } from '../../lambdas/context/certificate-expiry.ts';
import { createAccountSettings } from '../../lambdas/context/operator.ts';
import { checkCertificates } from '../../lambdas/jobs/certificate-expiry/check-certificates.ts';
import { createTestChain } from '../helpers/certificates.ts';
import { startEmbeddedAws } from '../helpers/embedded-aws.ts';
import { now } from '../helpers/examples.ts';
import { fixedClock } from '../helpers/fixed-clock.ts';
import { forAllTests } from '../helpers/for-tests.ts';

const dayMs = 24 * 60 * 60 * 1000;
const aws = forAllTests(() => startEmbeddedAws());
beforeAll(async () => {
  const [chain, accountSettings] = [
    await createTestChain(),
    createAccountSettings(aws.env, { clock: fixedClock(now) }),
  ];
  for (const account of ['one', 'two']) await accountSettings.create({ id: account, name: 'Air' }, `KeyOf${account}`);
  const add = async (account: string, passTypeId: string, days: number) =>
    accountSettings.addAppleCertificate(
      account,
      await chain.variant({ passTypeId, notAfter: new Date(now.getTime() + days * dayMs) }),
      {},
    );
  await add('one', 'pass.com.example.a', 60);
  await add('one', 'pass.com.example.b', 3);
  await add('two', 'pass.com.example.c', 8);
  await add('two', 'pass.com.example.d', 2);
  await accountSettings.deactivate('two', { wallet: 'walleta', id: 'pass.com.example.d' });
  await accountSettings.addIssuer('two', { issuerId: '3388', serviceAccountJson: '{}' }, {});
});

/** The lines that the job writes, as CloudWatch gets them. */
async function linesAt(at: Date): Promise<Record<string, unknown>[]> {
  let written = '';
  const write = jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    written += text;
    return true;
  });
  try {
    await checkCertificates(createCertificateExpiryContext(aws.env, { clock: fixedClock(() => at) }));
  } finally {
    write.mockRestore();
  }
  return written
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

test('certificates: the days that each active one has left are logged as lines that are JSON only', async () => {
  const lines = await linesAt(now);
  expect(lines.map(({ certificate, daysLeft }) => [certificate, daysLeft])).toEqual([
    ['pass.com.example.a', 60],
    ['pass.com.example.b', 3],
    ['pass.com.example.c', 8],
  ]);
  expect(lines[0]).toEqual({
    timestamp: '2027-03-10T08:00:00.000Z',
    level: 'info',
    code: 'CERTIFICATE-EXPIRY',
    account: 'one',
    wallet: 'walleta',
    certificate: 'pass.com.example.a',
    expiresAtUtc: '2027-05-09T08:00:00.000Z',
    daysLeft: 60,
  });
});

test('certificates: a begun day does not count, and one that has expired has fewer than none', async () => {
  const lines = await linesAt(new Date(now.getTime() + 3 * dayMs + 1));
  expect(lines.map(({ daysLeft }) => daysLeft)).toEqual([56, -1, 4]);
});
