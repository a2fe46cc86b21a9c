import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { mockClient } from 'aws-sdk-client-mock';
import { runSmokeTest } from '../../../bin/smoke/run-smoke.ts';
import { createClient } from '../../../clients/typescript/client.ts';
import { systemClock } from '../../../lambdas/runtime/clock.ts';
import { cloudAssembly, type LocalStack, startLocalStack } from '../../helpers/local-stack.ts';
import { commandOf } from '../../helpers/pipeline.ts';
import { setEnv } from '../../helpers/set-env.ts';
import { paste } from '../helpers/pasted-chapters.ts';

/** Folder in which the pipeline's commands run, with the artefact that an earlier job has made. */
const folder = mkdtempSync(path.join(tmpdir(), 'pipeline-'));
const artefact = path.join(folder, 'artefact', 'test');
const dataDir = path.join(folder, '.local');
let stack: LocalStack;

/** Deploys the artefact, here by a start of the local stack; what was issued stays. */
const deploy = async () => {
  stack = await startLocalStack({ dataDir, env: { LOCAL_CLOUD_ASSEMBLY: artefact } });
};

beforeAll(async () => {
  cpSync(await cloudAssembly(), artefact, { recursive: true });
  for (const part of ['bin', 'docs', 'lambdas', 'lib', 'clients', 'world', 'node_modules', 'package.json'])
    symlinkSync(path.resolve(part), path.join(folder, part));
  await deploy();
});
afterAll(async () => {
  await stack.stop();
  rmSync(folder, { recursive: true });
});

/** Runs a step of the workflow as it stands, but for the stage. */
function step(name: string) {
  const variables = { BASE: stack.url, API_KEY: stack.apiKey, KEY: stack.apiKey };
  return paste(folder, commandOf('test', name).replaceAll('--stage test', '--local'), variables);
}

/** Names of the stacks that the step `Deploy` would take from the artefact. */
function stacksOf() {
  const [, app = ''] =
    /^npx cdk deploy --all (--app \S+) --require-approval never$/.exec(commandOf('test', 'Deploy')) ?? [];
  return paste(folder, `npx cdk list ${app}`, {}).stdout.trim().split('\n');
}

const templateOf = (printed: string) => /the template (\S+) /.exec(printed)?.[1] ?? '';
let template: string;

const passIdsOf = async (templateId: string) => {
  const client = createClient({ baseUrl: stack.url, apiKey: stack.apiKey });
  return (await client.call({ action: 'getpassids', 'pass-template-id': templateId }))['pass-ids'];
};

test('a good build: the artefact has both stacks, doctor and smoke and the day of a flight let it through', async () => {
  expect(stacksOf()).toEqual([expect.stringMatching(/-data$/), expect.stringMatching(/-service$/)]);
  expect(step('Doctor').status).toBe(0);
  const smoke = step('Smoke');
  expect([smoke.status, smoke.stderr]).toEqual([0, '']);
  expect(smoke.stdout.match(/^ok +\d+ ms {2}\w.*$/gm)).toHaveLength(11);
  template = templateOf(smoke.stdout);
  expect(await passIdsOf(template)).toEqual([]);
  expect(step('A flight’s day')).toMatchObject({ status: 0, stdout: '' });
});

describe('npm run smoke', () => {
  /** Runs the smoke test in this process, and loses the answers to some requests. */
  async function smoke(templateId: string, isLost: (address: string, body: unknown) => boolean) {
    const printed: string[] = [];
    const succeeded = await runSmokeTest({
      ...{ baseUrl: stack.url, apiKey: stack.apiKey, templateId },
      clock: { ...systemClock, wait: async () => {} },
      fetch: async (address, init) =>
        isLost(String(address), init?.body) ? new Response('', { status: 502 }) : fetch(address, init),
      print: (line) => void printed.push(line),
    });
    return { succeeded, printed };
  }

  test('takes the template of the day again, as the canary of a stage, which fails as a whole', async () => {
    const putBack = setEnv({
      PUBLIC_BASE_URL: stack.url,
      API_KEY_SECRET_ARN: 'arn:aws:secretsmanager:eu-central-1:111122223333:secret:canary-0f1e2d',
    });
    const secrets = mockClient(SecretsManagerClient);
    const secret = secrets.on(GetSecretValueCommand).resolvesOnce({ SecretString: stack.apiKey });
    const written = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    const { handler: canary } = await import('../../../bin/smoke/canary.ts');
    await canary();
    const lines = written.mock.calls.map(([line]) => JSON.parse(String(line)).line);
    secret.resolves({ SecretString: 'no key' });
    await expect(canary()).rejects.toThrow('The smoke test failed');
    written.mockRestore();
    secrets.restore();
    putBack();
    expect(lines.filter((line) => /^ok /.test(line))).toHaveLength(11);
    expect(lines.map(templateOf).filter((id) => id !== '')).toEqual([template]);
  });

  test('deletes the pass also after a failure, which it reports without the link', async () => {
    const { succeeded, printed } = await smoke(template, (address) => address.endsWith('pass.pkpass'));
    expect(succeeded).toBe(false);
    expect(printed.slice(-3)).toEqual([
      expect.stringMatching(/^FAILED +\d+ ms {2}Download its \.pkpass: answered 502 instead of 200/),
      expect.stringContaining('Delete the pass'),
      expect.stringContaining(template),
    ]);
    expect(printed.join()).not.toContain('/i/');
    expect(await passIdsOf(template)).toEqual([]);
  });

  test('names what it could not delete', async () => {
    const isLost = (_: string, body: unknown) => String(body).includes('deletepassdata');
    const { succeeded, printed } = await smoke(template, isLost);
    expect(succeeded).toBe(false);
    expect(printed.join('\n')).toMatch(
      /^LEFT +Delete the pass: deletepassdata: 502 .*\n.*template.*\n.*pass-id smoke-/m,
    );
  });

  test('refuses a wrong key, with the id of the request', () => {
    const args = ['bin/smoke.ts', '--url', stack.url, '--api-key', 'wrong'];
    const { stdout, status } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stdout).toMatch(/^FAILED .*E104 .* \(request [\w-]+\)\nNothing remains$/m);
  });
});

test('a bad build: smoke refuses it', async () => {
  await stack.stop();
  const { Resources } = JSON.parse(
    readFileSync(path.join(artefact, 'boarding-pass-wallet-dev-service.template.json'), 'utf8'),
  );
  const [, web] = Object.entries<{ Type: string; Properties: { Code: { S3Key: string } } }>(Resources).find(
    ([id, { Type }]) => id.startsWith('PublicWeb') && Type === 'AWS::Lambda::Function',
  ) ?? [undefined, undefined];
  const asset = `asset.${path.parse(web?.Properties.Code.S3Key ?? '').name}`;
  appendFileSync(path.join(artefact, asset, 'index.mjs'), '\nthrow new Error("A bad build");\n');
  await deploy();
  const { status, stdout } = step('Smoke');
  expect(status).toBe(1);
  expect(stdout).toMatch(/^FAILED .*answered 500/m);
});
