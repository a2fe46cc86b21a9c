import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { connect, createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { PushRefused } from '../../../lambdas/ports/wallets.ts';
import { Apns } from '../../../lambdas/wallets/apple/apns.ts';
import { provideCertificates } from '../../../local/demo/certificates.ts';
import { fixedClock } from '../../helpers/fixed-clock.ts';
import { itWith, programs } from '../../helpers/programs.ts';
import { temporaryDirectory } from '../../helpers/temporary-directory.ts';

const directory = temporaryDirectory();

/** Pushes with the demonstration's certificate to a server with Apple's. */
async function pushTo(port: number): Promise<unknown> {
  const made = await provideCertificates(path.join(directory, 'certs'), new Date());
  const { apns: ca, passType: certificatePem, passTypeKey: privateKeyPem, intermediate: intermediatePem } = made;
  const certificate = { passTypeId: 'pass.com.example', teamId: 'T', certificatePem, privateKeyPem, intermediatePem };
  const apns = new Apns({
    clock: fixedClock(),
    endpoint: `https://127.0.0.1:${port}`,
    connect: (url, options) => connect(url, { ...options, ca }),
  });
  return apns.push('0a1b', certificate).catch((error: unknown) => error);
}

itWith(
  programs.openssl,
  'a certificate that the TLS layer refuses is a refusal, which no retry mends',
  async (openssl) => {
    const { apns, apnsKey } = await provideCertificates(path.join(directory, 'certs'), new Date());
    writeFileSync(path.join(directory, 'server.pem'), `${apns}\n${apnsKey}`);
    const [certificate, of] = [['-cert', 'server.pem', '-CAfile', 'server.pem'], { cwd: directory }];
    const verifying = ['-Verify', '1', '-verify_return_error', '-alpn', 'h2'];
    const server: ChildProcess = spawn(
      openssl,
      ['s_server', '-accept', '127.0.0.1:0', ...certificate, ...verifying],
      of,
    );
    let printed = '';
    let port: string | undefined;
    server.stdout?.on('data', (text) => (printed += text));
    while (port === undefined) {
      await once(server.stdout as NonNullable<typeof server.stdout>, 'data');
      port = /^ACCEPT .*:(\d+)$/m.exec(printed)?.[1];
    }
    const refusal = await pushTo(Number(port));
    server.kill('SIGKILL');
    expect(refusal).toBeInstanceOf(PushRefused);
    expect(refusal).toMatchObject({ reason: 'ERR_SSL_TLSV1_ALERT_UNKNOWN_CA', status: undefined });
  },
);

test.each([
  ['BadCertificateEnvironment', 'PushRefused'],
  ['IdleTimeout', 'PushBusy'],
])('a connection that Apple ends with the reason %s is a %s', async (reason, name) => {
  const { apns: cert, apnsKey: key } = await provideCertificates(path.join(directory, 'certs'), new Date());
  const server = createSecureServer({ cert, key });
  server.on('stream', (stream) => {
    stream.session?.goaway(0, 0, Buffer.from(JSON.stringify({ reason })));
    stream.session?.destroy();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const refusal = await pushTo((server.address() as AddressInfo).port);
  server.close();
  expect(refusal).toMatchObject({ name });
});
