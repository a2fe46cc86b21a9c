import { generateKeyPairSync, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createServer } from 'node:tls';
import { domainCheck, robotsCheck } from '../../../bin/admin/doctor/address.ts';
import { appleCertificatesCheck } from '../../../bin/admin/doctor/apple-certificates.ts';
import { badgesCheck } from '../../../bin/admin/doctor/badges.ts';
import type { Stage } from '../../../bin/admin/doctor/check.ts';
import { examine } from '../../../bin/admin/doctor/examine.ts';
import { googleIssuersCheck } from '../../../bin/admin/doctor/google-issuers.ts';
import { internet } from '../../../bin/admin/doctor/network.ts';
import { contactFinding, securityContactCheck } from '../../../bin/admin/doctor/security-contact.ts';
import { trialPassesCheck } from '../../../bin/admin/doctor/trial-passes.ts';
import type { AppleCertificate, CertificateView } from '../../../lambdas/ports/accounts.ts';
import { createTestChain, strangersKeyPem } from '../../helpers/certificates.ts';
import { forAllTests } from '../../helpers/for-tests.ts';
import { certificates } from '../../helpers/local-stack.ts';
import { setEnv } from '../../helpers/set-env.ts';
import { badgesFolder } from '../../helpers/stand-in-badges.ts';
import { temporaryDirectory } from '../../helpers/temporary-directory.ts';
import { findingsOf, healthyStage, inDays } from './doctor.ts';

const withCertificates = (...certificates: Partial<CertificateView>[]): Partial<Stage> => ({
  accounts: {
    ...healthyStage.accounts,
    certificates: async () =>
      certificates.map((certificate) => ({
        ...{ wallet: 'walleta', id: 'pass.com.example', isActive: true, isDefault: true, addedAtUtc: '' },
        expiresAtUtc: inDays(300).toISOString(),
        ...certificate,
      })),
  },
});
const network = (change: Partial<Stage['network']>): Partial<Stage> => ({
  network: { ...healthyStage.network, ...change },
});
const failing = (code: string) => async () => {
  throw Object.assign(new Error(code), { code });
};

describe('certificates', () => {
  test.each<[string, Partial<Stage>, readonly string[]]>([
    ['valid for long', withCertificates({}), ['ok: pass.com.example of demo has 300 days left']],
    [
      'ending soon',
      withCertificates({ expiresAtUtc: inDays(60.5).toISOString() }),
      ['warning: pass.com.example of demo has 60 days left'],
    ],
    [
      'ended',
      withCertificates({ expiresAtUtc: inDays(-0.1).toISOString() }),
      ['failure: pass.com.example of demo has expired'],
    ],
    [
      'no default',
      withCertificates({ isDefault: false }),
      ['ok: pass.com.example of demo has 300 days left', expect.stringMatching(/^warning: demo has no default/)],
    ],
    [
      'none that is active',
      withCertificates({ isActive: false }),
      ['failure: demo has no active certificate for Apple Wallet'],
    ],
    [
      'no account',
      { accounts: { ...healthyStage.accounts, async *all() {} } },
      ['failure: there is no account, so there is no API key'],
    ],
  ])('%s', async (_title, stage, findings) =>
    expect(await findingsOf(appleCertificatesCheck, stage)).toEqual(findings),
  );
});

describe('trial passes', () => {
  const chain = forAllTests(createTestChain);
  let strangersKey: string;
  beforeAll(async () => {
    strangersKey = await strangersKeyPem();
  });
  const elliptic = forAllTests(() => chain.variant({ isElliptic: true }));
  const stored = (of: () => AppleCertificate | undefined, change: Partial<CertificateView> = {}): Partial<Stage> => ({
    accounts: { ...healthyStage.accounts, ...withCertificates(change).accounts, appleCertificate: async () => of() },
  });

  test.each<[string, () => Partial<Stage>, ...string[]]>([
    [
      'a certificate with which both builders sign',
      () => stored(() => chain.certificate),
      'ok: pass.com.example of demo signs as passkit-generator does',
    ],
    [
      'one with which only ours signs',
      () => stored(() => elliptic),
      'failure: pass.com.example of demo: passkit-generator builds no pass with this certificate',
    ],
    [
      'one whose key is another',
      () => stored(() => ({ ...chain.certificate, privateKeyPem: strangersKey })),
      'failure: pass.com.example of demo: The private key does not belong to the pass type certificate',
    ],
    ['one that is gone here', () => stored(() => undefined), 'failure: pass.com.example of demo has no key'],
    [
      'one that has expired, which the check of certificates reports',
      () => stored(() => chain.certificate, { expiresAtUtc: inDays(-1).toISOString() }),
    ],
    ['one that is not active', () => stored(() => chain.certificate, { isActive: false })],
  ])('%s', async (_title, stage, ...findings) =>
    expect(await findingsOf(trialPassesCheck, stage())).toEqual(findings.map((each) => expect.stringContaining(each))),
  );

  test('where the role may not read keys, the report names the permission, and keeps the days of the certificates', async () => {
    const message =
      'User: arn:aws:iam::111122223333:user/erika is not authorized to perform: secretsmanager:GetSecretValue';
    const refused = stored(() => {
      throw Object.assign(new Error(message), { name: 'AccessDeniedException' });
    });
    const report = Object.fromEntries(await examine({ ...healthyStage, ...refused }, { isLocal: true }));
    expect(report['trial passes']).toMatchObject([
      { level: 'warning', text: 'could not be checked: secretsmanager:GetSecretValue is not allowed' },
    ]);
    expect(report.certificates).toMatchObject([{ level: 'ok' }]);
  });
});

describe('Google Wallet', () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const issuer = {
    issuerId: '3388',
    clientEmail: 'robot@example.com',
    privateKeyId: '1',
    privateKeyPem: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    tokenUri: 'https://oauth2.googleapis.com/token',
  };
  const { accounts } = withCertificates({ wallet: 'walletb', id: '3388' });
  const answering = (token: Response, classes: Response): Partial<Stage> => ({
    ...(accounts && { accounts: { ...accounts, googleIssuer: async () => issuer } }),
    ...network({ fetch: async (address) => (String(address) === issuer.tokenUri ? token : classes) }),
  });
  const token = () => Response.json({ access_token: 'secret', expires_in: 3_600 });

  test.each<[string, Partial<Stage>, string]>([
    ['an issuer that answers', answering(token(), Response.json({})), 'ok: issuer 3388 of demo can be used'],
    [
      'a service account that was not invited',
      answering(token(), new Response('', { status: 403 })),
      'failure: Google refuses issuer 3388 of demo (403)',
    ],
    [
      'a key that was deleted at Google',
      answering(Response.json({ error: 'invalid_grant' }, { status: 400 }), new Response()),
      'failure: Google gives the service account of issuer 3388 of demo no token (invalid_grant)',
    ],
    [
      'Google, busy',
      answering(token(), new Response('', { status: 503 })),
      'warning: issuer 3388 could not be checked: Google answers 503',
    ],
    [
      'Google, out of reach',
      { ...answering(token(), new Response()), ...network({ fetch: failing('ECONNREFUSED') }) },
      'warning: issuer 3388 could not be checked: Google is unreachable',
    ],
    ['a key that is gone here', { ...(accounts && { accounts }) }, 'failure: issuer 3388 of demo has no key'],
    ['no issuer', withCertificates(), 'ok: demo has no issuer: its passes are for Apple Wallet only'],
  ])('%s', async (_title, stage, finding) => expect(await findingsOf(googleIssuersCheck, stage)).toEqual([finding]));

  test.each([
    [403, 'invite the service account'],
    [404, 'compare the issuer'],
  ])('says what helps when Google answers %i', async (status, remedy) => {
    const stage = { ...healthyStage, ...answering(token(), new Response('', { status })) };
    expect(await googleIssuersCheck.run(stage)).toMatchObject([{ remedy: expect.stringContaining(remedy) }]);
  });

  test('requests the classes of the issuer with its token, and changes nothing', async () => {
    const requested: [string, unknown][] = [];
    const { accounts: withKey } = answering(token(), new Response());
    const fetch = async (address: unknown, init?: RequestInit) => {
      requested.push([`${init?.method ?? 'GET'} ${address}`, init?.headers]);
      return requested.length === 1 ? token() : Response.json({});
    };
    await findingsOf(googleIssuersCheck, { ...(withKey && { accounts: withKey }), ...network({ fetch }) });
    expect(requested[1]).toEqual([
      'GET https://walletobjects.googleapis.com/walletobjects/v1/flightClass?issuerId=3388&maxResults=1',
      { authorization: 'Bearer secret' },
    ]);
  });
});

describe('domain', () => {
  test.each<[string, Partial<Stage>, readonly string[]]>([
    [
      'in DNS, with a certificate',
      {},
      ['ok: passes.example.com is in DNS', 'ok: the TLS certificate of passes.example.com has 200 days left'],
    ],
    ['not in DNS', network({ resolve: failing('ENOTFOUND') }), ['failure: passes.example.com is not in DNS']],
    [
      'a certificate that is not renewed',
      network({ certificateExpiry: async () => inDays(30) }),
      [expect.any(String), 'warning: the TLS certificate of passes.example.com has 30 days left'],
    ],
    [
      'a certificate that has expired',
      network({ certificateExpiry: async () => inDays(-1) }),
      ['failure: the TLS certificate of passes.example.com has expired'],
    ],
    [
      'none of its own',
      { env: { ...healthyStage.env, PUBLIC_BASE_URL: 'https://d111.cloudfront.net' } },
      [expect.stringContaining("ok: d111.cloudfront.net is the distribution's own"), expect.stringMatching(/^ok: /)],
    ],
  ])('%s', async (_title, stage, findings) => expect(await findingsOf(domainCheck, stage)).toEqual(findings));
});

test('the expiry of a TLS certificate comes from the handshake, also if it is not trusted', async () => {
  const read = async (file: string) => readFileSync(path.join(await certificates(), file));
  const [cert, key] = await Promise.all([read('apns.pem'), read('apns-key.pem')]);
  const server = createServer({ cert, key }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const expiry = await internet.certificateExpiry('localhost', port);
  expect(expiry).toEqual(new Date(new X509Certificate(cert).validTo));
  server.close();
  await once(server, 'close');
  await expect(internet.certificateExpiry('localhost', port)).rejects.toThrow('ECONNREFUSED');
});

test.each([
  ['`[to be filled in: an address that the airline reads]`', 'warning'],
  ['security@example.com', 'ok'],
])('SECURITY.md with %s as its contact is %s', async (contact, level) => {
  expect(contactFinding(`- Contact: ${contact}\n- First answer: within 3 working days`)).toMatchObject({ level });
  expect(await findingsOf(securityContactCheck)).toHaveLength(1);
});

describe('robots.txt', () => {
  const answers = (body: string, status = 200) => network({ fetch: async () => new Response(body, { status }) });
  test.each<[string, Partial<Stage>, string]>([
    ['as it is', {}, 'ok: '],
    ['an error', answers('', 503), 'failure: https://passes.example.com/robots.txt answers 503'],
    [
      "another site's",
      answers('User-agent: *\nDisallow: /\n'),
      "failure: https://passes.example.com/robots.txt is not this service's",
    ],
    [
      'a certificate for another host',
      network({
        fetch: async () => {
          throw new TypeError('fetch failed', {
            cause: await failing('ERR_TLS_CERT_ALTNAME_INVALID')().catch((e) => e),
          });
        },
      }),
      'failure: https://passes.example.com/robots.txt cannot be read: ERR_TLS_CERT_ALTNAME_INVALID',
    ],
  ])('%s', async (_title, stage, finding) =>
    expect(await findingsOf(robotsCheck, stage)).toEqual([expect.stringContaining(finding)]),
  );
});

describe('badges', () => {
  const folder = temporaryDirectory();
  afterAll(setEnv({ STAGES_DIR: folder }));
  const stageWith = (values: object) => writeFileSync(path.join(folder, 'prod.json'), JSON.stringify(values));
  const news = 'Google has new artwork since 2026-09-15, with layouts for languages written from right to left';

  test.each([
    ['no day', undefined, `warning: badges.json does not say when its files were downloaded, and ${news}`],
    ['an earlier day', '2026-09-14', `warning: the files were downloaded on 2026-09-14, and ${news}`],
    ['the day of the newest artwork', '2026-09-15', "ok: Google's files were downloaded on 2026-09-15"],
  ])('%s', async (title, google, finding) => {
    const given = badgesFolder(path.join(folder, title.replaceAll(' ', '-')));
    const table = path.join(given, 'badges.json');
    writeFileSync(table, JSON.stringify({ ...JSON.parse(readFileSync(table, 'utf8')), downloaded: { google } }));
    stageWith({ badges: given });
    expect(await findingsOf(badgesCheck)).toEqual([finding]);
  });

  test('none', async () => {
    stageWith({});
    expect(await findingsOf(badgesCheck)).toEqual(['skipped: the stage has none: its pages have neutral buttons']);
  });
});
