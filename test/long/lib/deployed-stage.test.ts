import { settingNames } from '../../../lib/settings.ts';
import { templatesWith } from '../../helpers/stacks.ts';
import { badgesFolder } from '../../helpers/stand-in-badges.ts';
import { defaultTemplates } from '../../helpers/templates.ts';
import { temporaryDirectory } from '../../helpers/temporary-directory.ts';

const certificateArn = 'arn:aws:acm:us-east-1:111122223333:certificate/0f1e2d3c';

type Values = Readonly<Record<string, unknown>> & {
  readonly publicBaseUrl?: string;
  readonly formerBaseUrls?: readonly string[];
};

/** Settings with addresses, step by step. */
const addresses: readonly Values[] = [
  {},
  { publicBaseUrl: 'https://passes.example.com', certificateArn: 'elsewhere' },
  { publicBaseUrl: 'https://passes.example.com', certificateArn },
  {
    publicBaseUrl: 'https://fly.example.com',
    formerBaseUrls: ['https://passes.example.com'],
    certificateArn: `${certificateArn}4d`,
  },
];

/** Settings without addresses, all at once. */
const rest = {
  webAclArn: 'arn:aws:wafv2:us-east-1:111122223333:global/webacl/passes/0f1e2d3c',
  originSecretVersion: '7f1e2d3c-0000-4000-8000-000000000001',
  throttleRate: 500,
  throttleBurst: 250,
  reservedConcurrency: { api: 400, web: 300, settings: 5, desk: 5 },
  fanOutWorkers: 20,
  dueWorkers: 30,
  streamParallelism: 5,
  streamBatch: 200,
  warmWrites: 40_000,
  warmReads: 60_000,
  googleRate: 100,
  architecture: 'x86_64',
  systemLogLevel: 'INFO',
  tracing: true,
  trafficShifting: 'ALL_AT_ONCE',
  canaryKeyArn: 'arn:aws:secretsmanager:eu-central-1:111122223333:secret:canary-0f1e2d',
  logRetentionDays: 90,
  archiveDays: 3_650,
  historyDays: 0,
  linkRatePerClient: 300,
  linkRatePerLink: 3_000,
  ratePerApiKey: 60_000,
  docsUrl: 'https://docs.example.com/passes',
  badges: badgesFolder(temporaryDirectory()),
  replicaRegion: 'eu-west-1',
  tableCopies: { vaultArn: 'arn:aws:backup:eu-west-1:111122223333:backup-vault:passes' },
  directories: [
    {
      ...{ id: 'tern', name: 'Tern Air', account: 'demo', issuer: 'https://login.example.com' },
      clientId: 'desk',
      roles: { agent: ['desk'] },
    },
  ],
};

const all: readonly Values[] = [...addresses, rest];

test('every value of a stage is given once and left out once', () => {
  const given = new Set(all.flatMap((values) => Object.keys(values)));
  expect([...given].sort()).toEqual([...settingNames].sort());
});

interface Template {
  readonly Outputs: Readonly<Record<string, { Value: unknown; Export?: { Name: string } }>>;
}

/** Values of a stack's exports, by name. */
function exportsOf({ Outputs }: Template): Map<string, string> {
  return new Map(
    Object.values(Outputs).flatMap(({ Value, Export }) => (Export ? [[Export.Name, JSON.stringify(Value)]] : [])),
  );
}

const importsOf = (template: object) =>
  [...JSON.stringify(template).matchAll(/{"Fn::ImportValue":"([^"]+)"}/g)].map(([, name = '']) => name);

const stages = all.map((values) => {
  const { data, service } = templatesWith(values);
  const bases = [values.publicBaseUrl, ...(values.formerBaseUrls ?? [])].filter((base) => base !== undefined);
  return {
    values,
    bases,
    data,
    service,
    exports: exportsOf(data.toJSON() as Template),
    imports: importsOf(service.toJSON()),
  };
});

/** The export's name in the refusal. */
const exportOf = (baseUrl: string) => `data:PermanentBaseUrl:${new URL(baseUrl).hostname.replaceAll('.', ':')}`;

/**
 * Follows CloudFormation: it updates the data stack first, and refuses to remove or change imports of the deployed
 * service stack.
 */
test.each(stages)('$values, deployed, becomes any other; only a base of links is not let go', (deployed) => {
  expect(deployed.imports.length).toBeGreaterThan(10);
  for (const next of stages) {
    const refused = deployed.imports.filter((name) => next.exports.get(name) !== deployed.exports.get(name));
    const lost = deployed.bases.filter((base) => !next.bases.includes(base));
    const expected = { next: next.values, refused: lost.map(exportOf) };
    expect({ next: next.values, refused: [...new Set(refused)] }).toEqual(expected);
  }
});

test('what was issued under an address goes on working under it, with a domain and after the next', () => {
  const { data, service } = stages[addresses.length - 1] ?? defaultTemplates();
  const [distribution] = Object.entries(data.findResources('AWS::CloudFront::Distribution'));
  expect(distribution?.[1].Properties.DistributionConfig.Aliases).toEqual(['fly.example.com', 'passes.example.com']);
  const own = { 'Fn::Join': ['', ['https://', { 'Fn::GetAtt': [distribution?.[0], 'DomainName'] }, '/settings']] };
  const pages = ['https://fly.example.com/settings', 'https://passes.example.com/settings', own];
  data.hasResourceProperties('AWS::Cognito::UserPoolClient', {
    CallbackURLs: ['https://fly.example.com/desk/signed-in', ...pages],
    LogoutURLs: ['https://fly.example.com/desk', ...pages],
  });
  const [web] = Object.entries(service.findResources('AWS::Lambda::Function')).flatMap(([id, { Properties }]) =>
    id.startsWith('PublicWeb') ? [Properties.Environment.Variables] : [],
  );
  expect(web.PUBLIC_BASE_URL).toEqual({ 'Fn::ImportValue': exportOf('https://fly.example.com') });
  expect(web.BASE_URLS['Fn::Join'][1]).toEqual([
    { 'Fn::ImportValue': exportOf('https://fly.example.com') },
    ',',
    { 'Fn::ImportValue': exportOf('https://passes.example.com') },
    ',https://',
    { 'Fn::ImportValue': expect.stringMatching(/Distribution.*DomainName/) },
  ]);
});
