import type { AuthorizationRequest } from '../../local/iam/policy.ts';
import { templatesWith } from '../helpers/stacks.ts';
import { directoryOfStage } from './iam/desk-user.ts';
import { grantsOf, partsFor, partsOf, policyOf } from './iam/policies.ts';
import { requestsOfAll } from './iam/whole-service.ts';

/** A stage with all that a function may be allowed. */
const { service } = templatesWith({ directories: [directoryOfStage] });
let requests: Awaited<ReturnType<typeof requestsOfAll>>;
beforeAll(async () => {
  requests = await requestsOfAll();
});

/** Requests of Lambda itself in a function's name: for its log, queues, stream and failed records. */
const inItsName =
  /^(logs:\w+|sqs:(ReceiveMessage|DeleteMessage|GetQueue\w+|ChangeMessageVisibility)|s3:ListBucket Bucket|s3:PutObject Bucket\/aws\/lambda\/\*|dynamodb:(DescribeStream|GetRecords|GetShardIterator|ListStreams))(?!\w)/;

/** Functions by the constructs that declare them. */
const functions = [
  'ActionApi',
  'CertificateExpiryFunction',
  'Desk',
  'DueJobsFunction',
  'DueJobsWork',
  'EventJobs',
  'FanOut',
  'ListFiling',
  'PublicWeb',
  'PushJobs',
  'Relay',
  'SettingsPage',
  'WalletBJobs',
] as const;

test('every function is looked at', () => {
  expect([...requests.keys()].sort()).toEqual([...functions]);
  // What CodeDeploy calls has its permissions in permissions.test.ts.
  const all = Object.keys(service.findResources('AWS::Lambda::Function'));
  expect(all.filter((id) => !id.startsWith('GradualRelease'))).toHaveLength(functions.length);
});

describe.each(functions)('%s', (name) => {
  const grants = grantsOf(service, name);
  const ofFunction = (): readonly AuthorizationRequest[] => requests.get(name) ?? [];

  test('may do what it does', () => {
    const policy = policyOf(service, name);
    const refused = ofFunction().filter((request) => policy.effectOn(request) !== 'Allow');
    expect([...new Set(refused.map((request) => JSON.stringify(request)))]).toEqual([]);
  });

  test('does what it may do', () => {
    const used = new Set(ofFunction().flatMap((request) => partsFor(grants, request)));
    const unused = partsOf(grants).filter((part) => !used.has(part) && !inItsName.test(part));
    expect(unused).toEqual([]);
  });
});
