import { randomInt } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { Faults } from '../../world/faults/faults.ts';
import { Chance } from '../../world/time/chance.ts';
import { GoogleSaving } from '../../world/wallets/google-saving.ts';
import { Cognito } from '../aws/cognito.ts';
import { Directory } from '../aws/directory.ts';
import { DynamoDbProxy } from '../aws/dynamodb-proxy.ts';
import { type BusEvent, EventBuses, listenEventBus } from '../aws/event-bus.ts';
import { Iam } from '../aws/iam.ts';
import { S3 } from '../aws/s3.ts';
import { Scheduler } from '../aws/scheduler.ts';
import { SecretsManager } from '../aws/secrets-manager.ts';
import { Sqs } from '../aws/sqs.ts';
import { UserPool } from '../aws/user-pool.ts';
import { credentials, region } from '../basics/account.ts';
import type { LocalClock } from '../basics/clock.ts';
import { logDirectoryIn } from '../basics/files.ts';
import { Meter } from '../basics/meter.ts';
import { Recorder } from '../basics/recorder.ts';
import { type Certificates, certificateFiles } from '../demo/certificates.ts';
import type { FaultSettings } from '../faults/fault-settings.ts';
import { faultyHttp } from '../faults/faulty-http.ts';
import { EventSourceMappings } from '../lambda/event-source-mappings.ts';
import { FunctionLog } from '../lambda/function-log.ts';
import { Targets } from '../lambda/targets.ts';
import { listenApns, type RecordedPush } from '../wallets/apns.ts';
import { apnsFaultsOf } from '../wallets/apns-faults.ts';
import { googleIn, listenGoogle } from '../wallets/google.ts';
import { GoogleSavePage } from '../wallets/google-saving.ts';
import type { RecordedRequest } from '../wallets/recorded-request.ts';

/** Listening stand-ins for every service that the functions use. */
export type StandIns = Awaited<ReturnType<typeof startStandIns>>;

interface Options {
  readonly dataDirectory: string;
  readonly certificates: Certificates;
  readonly clock: LocalClock;
  readonly dynamoDbUrl: string;
  /** Called after a function's write to DynamoDB. */
  readonly onDatabaseWrite: () => void;
}

export async function startStandIns(options: Options) {
  const { dataDirectory, certificates, clock, dynamoDbUrl, onDatabaseWrite } = options;
  const directory = (name: string) => path.join(dataDirectory, name);
  const now = () => clock.now();
  mkdirSync(dataDirectory, { recursive: true });

  const log = new FunctionLog(logDirectoryIn(dataDirectory));
  const meter = new Meter();
  const iam = new Iam((message) => log.error('iam', message));
  const dynamoDb = new DynamoDbProxy(dynamoDbUrl, onDatabaseWrite, now, meter);
  const events = new Recorder<BusEvent>(directory('events.jsonl'));
  const buses = new EventBuses();
  const faults = new Faults<FaultSettings>();
  const apnsRequests = new Recorder<RecordedPush>(directory('apns.jsonl'));
  const apnsCertificate = { cert: certificates.apns, key: certificates.apnsKey };
  const googleRequests = new Recorder<RecordedRequest>(directory('walletb.jsonl'));
  const s3 = new S3(directory('s3'), now);
  const secrets = new SecretsManager(directory('secrets'), now);
  const queued = new Recorder<string>(directory('sqs.jsonl'));
  const sqs = new Sqs(directory('sqs'), now, (body) => queued.add(body));
  const targets = new Targets(sqs, now);
  const mappings = new EventSourceMappings();
  const scheduler = new Scheduler(directory('schedules'), now, async ({ Arn, RoleArn }, input) => {
    if (iam.allowsRole(RoleArn, 'scheduler.amazonaws.com', sending(Arn))) await targets.send(Arn, input);
  });
  /** Scheduled rules of the default event bus, which Scheduler's API does not show. */
  const rules = new Scheduler(directory('rules'), now, async ({ Arn, RoleArn }, input) => {
    const context = { 'aws:SourceArn': [RoleArn] };
    if (iam.allowsService('events.amazonaws.com', { ...sending(Arn), context })) await targets.send(Arn, input);
  });
  const { google, signer } = googleIn(
    directory('walletb'),
    (fault) => (fault === 'gone' || fault === 'class-kept') && faults.strike('walletb', [fault]) !== undefined,
  );
  const serviceAccountFile = path.join(directory('certs'), 'walletb-service-account.json');
  const users = new UserPool(path.join(dataDirectory, 'users.json'));
  const cognito = new Cognito(users, now);
  const staffDirectory = new Directory(now);
  const googleSaving = new GoogleSavePage({
    saving: new GoogleSaving({ google, signer, clock, chance: new Chance(randomInt(2 ** 32), 'walletb') }),
    serviceAccountFile,
    now,
    isRepeated: () => faults.strikes('duplicate', 'walletb'),
  });

  const servers = {
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: await users.listen(iam),
    AWS_ENDPOINT_URL_DYNAMODB: await dynamoDb.listen(iam),
    AWS_ENDPOINT_URL_EVENTBRIDGE: await listenEventBus(events, now, { guard: iam, buses, meter }),
    AWS_ENDPOINT_URL_LAMBDA: await mappings.listen(iam),
    AWS_ENDPOINT_URL_S3: await s3.listen(iam),
    AWS_ENDPOINT_URL_SCHEDULER: await scheduler.listen(iam),
    AWS_ENDPOINT_URL_SECRETS_MANAGER: await secrets.listen(iam),
    AWS_ENDPOINT_URL_SQS: await sqs.listen(iam),
    APNS_ENDPOINT_URL: await listenApns(apnsCertificate, apnsRequests, now, apnsFaultsOf(faults)),
    GOOGLE_ENDPOINT_URL: await listenGoogle(google, googleRequests, now),
  };
  servers.AWS_ENDPOINT_URL_DYNAMODB.through(faultyHttp(faults, 'dynamodb', { now }));
  servers.AWS_ENDPOINT_URL_EVENTBRIDGE.through(meter.before('events', faultyHttp(faults, 'events', { now })));
  servers.AWS_ENDPOINT_URL_S3.through(meter.before('s3', faultyHttp(faults, 's3', { now }), 2));
  servers.AWS_ENDPOINT_URL_SECRETS_MANAGER.through(meter.before('secrets', faultyHttp(faults, 'secrets', { now })));
  servers.AWS_ENDPOINT_URL_SQS.through(meter.before('sqs', faultyHttp(faults, 'sqs', { now })));
  servers.GOOGLE_ENDPOINT_URL.through(faultyHttp(faults, 'walletb', { now }));
  const signIn = await cognito.listen();
  // localhost, because browsers see this address: it is also the issuer of the tokens.
  const signInUrl = `http://localhost:${signIn.port}`;
  const ofDirectory = await staffDirectory.listen();
  return {
    apnsRequests,
    buses,
    cognito,
    directoryUrl: `http://localhost:${ofDirectory.port}`,
    dynamoDb,
    events,
    faults,
    iam,
    log,
    mappings,
    meter,
    s3,
    rules,
    scheduler,
    secrets,
    sqs,
    staffDirectory,
    targets,
    google,
    googleRequests,
    googleSaving,
    signInUrl,
    sqsUrl: servers.AWS_ENDPOINT_URL_SQS.url,
    /** Environment variables that point a function to the stand-ins. */
    environment: {
      ...Object.fromEntries(Object.entries(servers).map(([name, { url }]) => [name, url])),
      AWS_ACCESS_KEY_ID: credentials.accessKeyId,
      AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
      AWS_REGION: region,
      SIGN_IN_URL: signInUrl,
      // Makes Node trust the stand-in of APNs.
      NODE_EXTRA_CA_CERTS: path.join(directory('certs'), certificateFiles.apns),
    },
    close: async () => {
      await Promise.all([signIn, ofDirectory, ...Object.values(servers)].map((server) => server.close()));
    },
  };
}

/** Action and resource of sending an event to a function or a queue, for IAM. */
const sending = (target: string) => ({
  action: target.startsWith('arn:aws:sqs:') ? 'sqs:SendMessage' : 'lambda:InvokeFunction',
  resource: target,
});
