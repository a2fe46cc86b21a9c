import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { type DynamoDb, startDynamoDb } from '../../../local/aws/dynamodb.ts';
import { credentials, region } from '../../../local/basics/account.ts';
import { LocalClock } from '../../../local/basics/clock.ts';
import { readAssembly } from '../../../local/cloud/assembly.ts';
import { Cloud } from '../../../local/cloud/cloud.ts';
import { provideCertificates } from '../../../local/demo/certificates.ts';
import { deployFunctions, deployResources } from '../../../local/deploy/deploy.ts';
import { type StandIns, startStandIns } from '../../../local/deploy/stand-ins.ts';
import { certificates, cloudAssembly } from '../../helpers/local-stack.ts';
import { temporaryDirectory } from '../../helpers/temporary-directory.ts';

const dataDirectory = temporaryDirectory();
let dynamoDb: DynamoDb;
let standIns: StandIns;

beforeAll(async () => {
  // Denials are printed.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  dynamoDb = await startDynamoDb();
  standIns = await startStandIns({
    dataDirectory,
    certificates: await provideCertificates(await certificates(), new Date()),
    clock: new LocalClock(path.join(dataDirectory, 'clock')),
    dynamoDbUrl: dynamoDb.url,
    onDatabaseWrite: () => {},
  });
});
afterAll(async () => {
  await Promise.all(standIns.targets.functions().map((each) => each.close()));
  await standIns.close();
  await dynamoDb.close();
  jest.restoreAllMocks();
});

/** The synthesized stacks without one function's permission for an action. */
async function stacksWithout(construct: string, action: string) {
  const stacks = readAssembly(await cloudAssembly());
  const policies = stacks
    .flatMap(({ template }) => Object.entries(template.Resources ?? {}))
    .filter(([id, { Type }]) => Type === 'AWS::IAM::Policy' && id.startsWith(construct));
  expect(policies).toHaveLength(1);
  const { Statement } = (policies[0]?.[1].Properties?.PolicyDocument ?? {}) as { Statement: { Action: string }[] };
  const at = Statement.findIndex(({ Action }) => Action === action);
  expect(at).toBeGreaterThanOrEqual(0);
  Statement.splice(at, 1);
  return stacks;
}

test('a permission that a policy lacks is missed by the function that needs it, in the words of AWS', async () => {
  const deployment = {
    cloud: new Cloud(await stacksWithout('DueJobsFunction', 'dynamodb:Query'), standIns),
    ...{ standIns, dataDirectory, dynamoDbUrl: dynamoDb.url, overrides: {} },
    clock: new LocalClock(path.join(dataDirectory, 'clock')),
    database: new DynamoDBClient({ endpoint: dynamoDb.url, region, credentials }),
  };
  await deployResources(deployment);
  await deployFunctions(deployment);
  const finder = standIns.targets.functions().find(({ definition }) => definition.name.includes('-duejobsfunction'));
  await expect(finder?.invoke({ time: '2027-03-15T12:00:00Z' })).rejects.toThrow('AccessDenied');
  const { name } = finder?.definition ?? {};
  expect(readFileSync(path.join(dataDirectory, 'logs', 'iam.log'), 'utf8')).toMatch(
    new RegExp(
      `^User: arn:aws:sts::000000000000:assumed-role/\\S+/${name} is not authorized to perform: dynamodb:Query ` +
        'on resource: arn:aws:dynamodb:eu-central-1:000000000000:table/\\S+/index/byDue because',
    ),
  );
});
