import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { type BusEvent, listenEventBus } from './aws/event-bus.ts';
import { RequestCounter } from './aws/request-counter.ts';
import { S3 } from './aws/s3.ts';
import { Scheduler } from './aws/scheduler.ts';
import { SecretsManager } from './aws/secrets-manager.ts';
import { Sqs } from './aws/sqs.ts';
import type { LocalClock } from './clock.ts';
import { credentials, region } from './cloud/account.ts';
import { type Certificates, certificateFiles } from './demo/certificates.ts';
import { Targets } from './lambda/targets.ts';
import { Recorder } from './recorder.ts';
import { listenApns } from './wallets/apns.ts';
import type { RecordedRequest } from './wallets/recorded-request.ts';
import { WalletB } from './wallets/walletb.ts';

/** Everything that the functions talk to, listening. */
export type StandIns = Awaited<ReturnType<typeof startStandIns>>;

interface Options {
  readonly dataDirectory: string;
  readonly certificates: Certificates;
  readonly clock: LocalClock;
  readonly dynamoDbUrl: string;
  /** Called when a function has written to DynamoDB. */
  readonly onDatabaseWrite: () => void;
}

export async function startStandIns({ dataDirectory, certificates, clock, dynamoDbUrl, onDatabaseWrite }: Options) {
  const directory = (name: string) => path.join(dataDirectory, name);
  const now = () => clock.now();
  mkdirSync(dataDirectory, { recursive: true });

  const counter = new RequestCounter(dynamoDbUrl, onDatabaseWrite);
  const events = new Recorder<BusEvent>(directory('events.jsonl'));
  const apnsRequests = new Recorder<RecordedRequest>(directory('apns.jsonl'));
  const walletBRequests = new Recorder<RecordedRequest>(directory('walletb.jsonl'));
  const s3 = new S3(directory('s3'));
  const secrets = new SecretsManager(directory('secrets'), now);
  const sqs = new Sqs(directory('sqs'), now);
  const targets = new Targets(sqs);
  const scheduler = new Scheduler(directory('schedules'), now, ({ Arn }, input) => targets.send(Arn, input));
  const walletB = new WalletB(directory('walletb'), walletBRequests, now);

  const servers = {
    AWS_ENDPOINT_URL_DYNAMODB: await counter.listen(),
    AWS_ENDPOINT_URL_EVENTBRIDGE: await listenEventBus(events, now),
    AWS_ENDPOINT_URL_S3: await s3.listen(),
    AWS_ENDPOINT_URL_SCHEDULER: await scheduler.listen(),
    AWS_ENDPOINT_URL_SECRETS_MANAGER: await secrets.listen(),
    AWS_ENDPOINT_URL_SQS: await sqs.listen(),
    APNS_ENDPOINT_URL: await listenApns({ cert: certificates.apns, key: certificates.apnsKey }, apnsRequests, now),
    WALLETB_ENDPOINT_URL: await walletB.listen(),
  };
  return {
    apnsRequests,
    counter,
    events,
    s3,
    scheduler,
    secrets,
    sqs,
    targets,
    walletBRequests,
    secretsUrl: servers.AWS_ENDPOINT_URL_SECRETS_MANAGER.url,
    sqsUrl: servers.AWS_ENDPOINT_URL_SQS.url,
    /** What points a function at the stand-ins. */
    environment: {
      ...Object.fromEntries(Object.entries(servers).map(([name, { url }]) => [name, url])),
      AWS_ACCESS_KEY_ID: credentials.accessKeyId,
      AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
      AWS_REGION: region,
      // Node then trusts the stand-in of APNs.
      NODE_EXTRA_CA_CERTS: path.join(directory('certs'), certificateFiles.apns),
    },
    close: async () => {
      await Promise.all(Object.values(servers).map((server) => server.close()));
    },
  };
}
