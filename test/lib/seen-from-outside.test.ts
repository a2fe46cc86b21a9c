import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { bundle } from '../../lib/constructs/bundle.ts';
import { templatesWith } from '../helpers/stacks.ts';
import { defaultTemplates } from '../helpers/templates.ts';
import { temporaryDirectory } from '../helpers/temporary-directory.ts';

const canaryKeyArn = 'arn:aws:secretsmanager:eu-central-1:111122223333:secret:canary-0f1e2d';
const { service } = templatesWith({ canaryKeyArn, tracing: true });
const folder = temporaryDirectory();
const all = (type: string, template = service) => Object.entries(template.findResources(type));

test('a stage with a key for it has a canary, every ten minutes, that reads that key and nothing else', () => {
  const isOfCanary = ([id]: readonly [string, unknown]) => id.startsWith('Canary');
  expect(all('AWS::Lambda::Function', defaultTemplates().service).filter(isOfCanary)).toEqual([]);
  const [[, rule] = []] = all('AWS::Events::Rule').filter(isOfCanary);
  expect(rule?.Properties.ScheduleExpression).toBe('rate(10 minutes)');
  const [[, policy] = []] = all('AWS::IAM::Policy').filter(isOfCanary);
  const actions = policy?.Properties.PolicyDocument.Statement.flatMap(({ Action }: { Action: string }) => Action);
  expect(new Set(actions)).toEqual(
    new Set([
      'logs:CreateLogStream',
      'logs:PutLogEvents',
      'secretsmanager:GetSecretValue',
      'xray:PutTelemetryRecords',
      'xray:PutTraceSegments',
    ]),
  );
  const secrets = policy?.Properties.PolicyDocument.Statement.filter(
    ({ Action }: { Action: string }) => Action === 'secretsmanager:GetSecretValue',
  );
  expect(secrets).toMatchObject([{ Resource: canaryKeyArn }]);
});

test('a failed run of the canary counts once', () => {
  service.hasResourceProperties('AWS::Lambda::EventInvokeConfig', { MaximumRetryAttempts: 0 });
});

test('the canary is one bundle, which has a handler', () => {
  bundle('bin/smoke/canary.ts', folder);
  const script = `import(${JSON.stringify(path.join(folder, 'index.mjs'))}).then((module) => console.log(typeof module.handler))`;
  const env = {
    PUBLIC_BASE_URL: 'https://passes.example.com',
    API_KEY_SECRET_ARN: canaryKeyArn,
    AWS_REGION: 'eu-central-1',
  };
  expect(execFileSync(process.execPath, ['-e', script], { env, encoding: 'utf8' })).toBe('function\n');
});

test('every function is traced where the stage asks for it, and none elsewhere', () => {
  for (const [, { Properties }] of all('AWS::Lambda::Function'))
    expect(Properties.TracingConfig).toEqual({ Mode: 'Active' });
  for (const [, { Properties }] of all('AWS::Lambda::Function', defaultTemplates().service))
    expect(Properties.TracingConfig).toBeUndefined();
});
