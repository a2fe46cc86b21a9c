import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { mockClient } from 'aws-sdk-client-mock';
import { commands, usage } from '../../bin/admin/commands.ts';
import { findDeployment } from '../../bin/admin/deployment.ts';
import { createOperatorContext } from '../../bin/admin/operator-context.ts';
import { startApi, type TestApi, templateRequest } from '../helpers/api.ts';
import { createTestChain, strangersKeyPem, type TestChain } from '../helpers/certificates.ts';
import { now } from '../helpers/examples.ts';

let api: TestApi;
let chain: TestChain;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'admin-'));
  [api, chain] = await Promise.all([startApi(), createTestChain()]);
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await api.stop();
});

const run = (words: string, options: Record<string, string>) =>
  commands[words]?.run(options, createOperatorContext(api.env, { now: () => now }));

function certificateOptions(changes: { key?: string } = {}): Record<string, string> {
  const { certificatePem, privateKeyPem, intermediatePem } = chain.certificate;
  const pems = { certificate: certificatePem, key: changes.key ?? privateKeyPem, intermediate: intermediatePem };
  return Object.fromEntries(
    Object.entries(pems).map(([name, pem]) => {
      const file = join(folder, `${name}.pem`);
      writeFileSync(file, pem);
      return [name, file];
    }),
  );
}

test('admin: a new account’s key is accepted, and with a certificate it makes templates', async () => {
  const answer = await run('account create', { account: 'new-air', name: 'New Air' });
  const apiKey = /^API key ([A-Za-z0-9]{40}) /m.exec(answer ?? '')?.[1] as string;
  expect(await run('certificate add', { account: 'new-air', ...certificateOptions() })).toBe(
    'Certificate pass.com.example.boarding of team A1B2C3D4E5 signs new templates from now on',
  );
  expect((await api.send(templateRequest(api.images), apiKey)).body.status).toBe('success');
});

test('admin: an account that exists is not made again', async () => {
  await expect(run('account create', { account: 'demo', name: 'Other' })).rejects.toThrow('demo exists already');
});

test('admin: a certificate that cannot sign is refused before it is stored', async () => {
  const options = certificateOptions({ key: await strangersKeyPem() });
  await expect(run('certificate add', { account: 'other', ...options })).rejects.toThrow('does not belong');
  await expect(run('certificate add', { account: 'nobody', ...certificateOptions() })).rejects.toThrow(
    'no account nobody',
  );
});

test('admin: an account gets a further key', async () => {
  const apiKey = /^API key (\w{40}) /.exec((await run('key add', { account: 'demo' })) ?? '')?.[1] as string;
  expect((await api.send({ action: 'getpasstemplate' }, apiKey)).body['error-code']).toBe('E802');
  await expect(run('key add', { account: 'nobody' })).rejects.toThrow('no account nobody');
});

test('admin: a missing option is named, and the usage names every option', async () => {
  await expect(run('account create', { account: 'x' })).rejects.toThrow('--name is needed');
  expect(usage()).toContain('certificate add --stage <stage> --account <id> --certificate <pass.pem>');
});

test('admin: a stage is found by the outputs of its data stack', async () => {
  const cloudFormation = mockClient(CloudFormationClient);
  const outputs = { TableName: 't', IndexSecretArn: 'i', AccessSecretArn: 'a', CertificateSecretPrefix: 'p/' };
  const Outputs = Object.entries(outputs).map(([OutputKey, OutputValue]) => ({ OutputKey, OutputValue }));
  const stack = { StackName: '', CreationTime: now, StackStatus: 'CREATE_COMPLETE' as const };
  cloudFormation.on(DescribeStacksCommand).resolves({ Stacks: [{ ...stack, Outputs }] });
  expect(await findDeployment('prod')).toEqual({
    TABLE_NAME: 't',
    INDEX_SECRET_ARN: 'i',
    ACCESS_SECRET_ARN: 'a',
    CERTIFICATE_SECRET_PREFIX: 'p/',
  });
  expect(cloudFormation.commandCalls(DescribeStacksCommand)[0]?.args[0].input).toEqual({
    StackName: 'boarding-pass-wallet-prod-data',
  });
  cloudFormation.on(DescribeStacksCommand).resolves({ Stacks: [stack] });
  await expect(findDeployment('prod')).rejects.toThrow('no output TableName');
});
