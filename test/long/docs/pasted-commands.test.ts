import { readFileSync } from 'node:fs';
import { readCommandLine } from '../../../bin/admin/command-line.ts';
import type { PastedCall } from '../../helpers/pasted-commands.ts';
import { pastedAdminCalls, pastedCalls, pastedFrom, wordsOf } from '../../helpers/pasted-commands.ts';
import { itWith, programs, run } from '../../helpers/programs.ts';
import { defaultTemplates } from '../../helpers/templates.ts';

/** Clients of the AWS SDK by the AWS CLI's names of their services. */
const clients: Readonly<Record<string, () => Promise<object>>> = {
  cloudformation: () => import('@aws-sdk/client-cloudformation'),
  cloudfront: () => import('@aws-sdk/client-cloudfront'),
  'cognito-idp': () => import('@aws-sdk/client-cognito-identity-provider'),
  dynamodb: () => import('@aws-sdk/client-dynamodb'),
  events: () => import('@aws-sdk/client-eventbridge'),
  lambda: () => import('@aws-sdk/client-lambda'),
  s3api: () => import('@aws-sdk/client-s3'),
  secretsmanager: () => import('@aws-sdk/client-secrets-manager'),
  'service-quotas': () => import('@aws-sdk/client-service-quotas'),
  sns: () => import('@aws-sdk/client-sns'),
  sqs: () => import('@aws-sdk/client-sqs'),
};

/** Options of every call of the AWS CLI. Source: AWS CLI Command Reference, "aws", "Global Options". */
const globalOptions = ['output', 'query', 'region', 'profile'];

/** Members with another name in the AWS CLI. Source: AWS CLI Command Reference, "sns subscribe". */
const renamed: Readonly<Record<string, string>> = { 'notification-endpoint': 'Endpoint' };

const hasModel = (service = '') => Object.hasOwn(clients, service);

/**
 * Compares a call of the AWS CLI with the SDK's model of its service. The CLI's names are the model's in lower case with
 * hyphens, and `no-` before a flag.
 * @returns the first name that the model lacks.
 */
async function awsMistake({ words, options }: PastedCall): Promise<string | undefined> {
  const [service = '', operation = '', waiter] = words;
  const sdk = Object.entries((await clients[service]?.()) ?? {});
  if (operation === 'wait')
    return sdk.some(([name]) => flat(name) === `waituntil${flat(waiter ?? '')}`) ? undefined : `waiter ${waiter}`;
  const found = sdk.find(([name, value]) => name.endsWith('$') && value[0] === 9 && flat(name) === flat(operation));
  if (found === undefined) return operation;
  const input = found[1][4];
  const members: readonly string[] = (typeof input === 'function' ? input() : input)[4];
  const taken = [...members.flatMap((name) => [flat(name), `no${flat(name)}`]), ...globalOptions.map(flat)];
  return options.find((option) => !taken.includes(flat(renamed[option] ?? option)));
}

const flat = (name: string) => name.replaceAll(/[^A-Za-z0-9]/g, '').toLowerCase();

const ofAll = <Line>(linesOf: (document: string) => readonly Line[]) =>
  pastedFrom.flatMap((document) => linesOf(document).map((line) => [document, line] as const));

test.each(ofAll(pastedAdminCalls))(
  '%s: npm run admin -- %s is a whole command, with options that it takes',
  (_, line) => expect(readCommandLine(wordsOf(line))).toHaveProperty('command'),
);

const awsCalls = ofAll((document) => pastedCalls(document, 'aws')).map(
  ([document, call]) =>
    [document, [...call.words.slice(0, 2), ...call.options.map((name) => `--${name}`)].join(' '), call] as const,
);

test.each(awsCalls.filter(([, , { words }]) => hasModel(words[0])))(
  '%s: aws %s has the names of AWS',
  async (_document, _line, call) => expect(await awsMistake(call)).toBeUndefined(),
);

itWith(programs.aws, 'the AWS CLI itself takes the calls of services that have no client here', (aws) => {
  const lines = new Set(awsCalls.filter(([, , { words }]) => !hasModel(words[0])).map(([, line]) => line));
  const calls = [...lines].filter((line) => !line.startsWith('s3 '));
  expect(calls.join('\n')).toMatch(/^logs start-query /m);
  expect(calls.flatMap((call) => mistakeIn(aws, call) ?? [])).toEqual([]);
  expect(mistakeIn(aws, 'logs start-query --start-time --end-time --querystring')).toContain('--querystring');
  expect(mistakeIn(aws, 'logs begin-query')).toContain('Invalid choice');
});

/** The first wrong name in a call of the AWS CLI; nothing is sent. */
function mistakeIn(aws: string, call: string): string | undefined {
  const own = call.split(' ').filter((word) => !globalOptions.some((name) => word === `--${name}`));
  const words = own.flatMap((word) => (word.startsWith('--') ? [word, '1'] : [word]));
  const { stderr } = run(aws, [...words, '--generate-cli-skeleton', '--region', 'eu-central-1'], '.');
  return /Unknown options.*|Invalid choice.*|.*arguments are required.*/i.exec(stderr)?.[0];
}

interface Registry {
  readonly globalOptions: Readonly<Record<string, { alias?: string }>>;
  readonly commands: Readonly<Record<string, { readonly options?: Readonly<Record<string, unknown>> }>>;
}
const cdk: Registry = JSON.parse(readFileSync('node_modules/aws-cdk/lib/cli/cli-type-registry.json', 'utf8'));

test.each(ofAll((document) => pastedCalls(document, 'npx cdk')))(
  '%s: npx cdk %j is a call that it takes',
  (_, call) => {
    const [name = ''] = call.words;
    expect(Object.keys(cdk.commands)).toContain(name);
    const taken = Object.keys({ ...cdk.globalOptions, ...cdk.commands[name]?.options });
    const aliases = Object.values(cdk.globalOptions).flatMap(({ alias }) => alias ?? []);
    expect(call.options.filter((option) => ![...taken, ...aliases].includes(option))).toEqual([]);
  },
);

test.each(pastedFrom)('%s: every npm run is a script of package.json', (document) => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const named = [...readFileSync(document, 'utf8').matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
  expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
});

test.each(pastedFrom)('%s: every output of a stack that a command reads is one of the stacks', (document) => {
  const { data, service } = defaultTemplates();
  const outputs = Object.keys({ ...data.toJSON().Outputs, ...service.toJSON().Outputs });
  const text = readFileSync(document, 'utf8');
  const named = /(?:\boutput |<(?=[A-Z][a-z]+[A-Z]\w+>))([A-Z]\w+)/g;
  const read = [...text.matchAll(named), ...text.matchAll(/^messages (\w+)$/gm)].map(([line, name = '']) =>
    line.startsWith('messages') ? `${name}QueueUrl` : name,
  );
  expect(read.filter((name) => !outputs.includes(name))).toEqual([]);
});

test('docs/first-day-on-aws.md has ten answers, each with what is expected, where to look and what to do', () => {
  const answers = readFileSync('docs/first-day-on-aws.md', 'utf8')
    .split(/^(?=## )/m)
    .filter((section) => /^## \d/.test(section));
  const form = /^## (\d+)\. (?=.*^\*\*Expected\.\*\* .*^\*\*Look\.\*\* .*^\*\*Do\.\*\* )/ms;
  expect(answers.map((answer) => form.exec(answer)?.[1])).toEqual(Array.from({ length: 10 }, (_, at) => `${at + 1}`));
});
