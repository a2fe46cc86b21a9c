import path from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { apiEnv } from '../lambdas/runtime/env.ts';
import { startDynamoDb } from './aws/dynamodb.ts';
import { LocalClock } from './clock.ts';
import { Clockwork } from './clockwork.ts';
import { credentials, region } from './cloud/account.ts';
import { readAssembly, synthesize } from './cloud/assembly.ts';
import { Cloud } from './cloud/cloud.ts';
import { deployFunctions, deployMappings, deployResources } from './cloud/deploy.ts';
import { appleCertificate, demoApiKey, deployDemoAccount, walletBIssuer } from './demo/account.ts';
import { certificatesIn } from './demo/certificates.ts';
import { type DemoTemplate, ensureDemoTemplate } from './demo/template.ts';
import { deployEdge } from './edge/deploy-edge.ts';
import { Front } from './edge/front.ts';
import { inspect } from './edge/introspection.ts';
import type { Settings } from './settings.ts';
import { type StandIns, startStandIns } from './stand-ins.ts';

export interface RunningStack {
  /** Base of every link. */
  readonly publicBaseUrl: string;
  /** This server, whatever the public address is. */
  readonly url: string;
  readonly apiKey: string;
  readonly demoTemplate: DemoTemplate;
}

/** How long requests may still take when the stack stops. */
const graceMs = 3_000;

const projectDirectory = path.dirname(import.meta.dirname);

/**
 * Starts everything, in the order in which one needs the other.
 *
 * @param onStop is given what to do when the stack stops, last things first; also when the start fails half-way.
 * @throws EADDRINUSE when the port is taken
 */
export async function startStack(
  settings: Settings,
  onStop: (stop: () => Promise<void>) => void,
): Promise<RunningStack> {
  const { dataDirectory } = settings;
  const front = new Front();
  const server = await front.listen(settings.port);
  onStop(() => server.close());
  const url = `http://localhost:${server.port}`;
  const publicBaseUrl = settings.publicBaseUrl ?? url;

  const clock = new LocalClock(path.join(dataDirectory, 'clock'));
  const certificatesDirectory = path.join(dataDirectory, 'certs');
  const assembly = settings.cloudAssembly ?? path.join(dataDirectory, 'cloud-assembly');
  const [dynamoDb, certificates] = await Promise.all([
    settings.dynamoDbUrl
      ? { url: settings.dynamoDbUrl, close: async () => {} }
      : startDynamoDb(path.join(dataDirectory, 'dynamodb.sqlite')),
    certificatesIn(certificatesDirectory, new Date()),
    settings.cloudAssembly ? undefined : synthesize(projectDirectory, assembly),
  ]);
  onStop(() => dynamoDb.close());

  let clockwork: Clockwork | undefined;
  const onDatabaseWrite = () => clockwork?.wakeStreams();
  const standIns = await startStandIns({
    dataDirectory,
    certificates,
    clock,
    dynamoDbUrl: dynamoDb.url,
    onDatabaseWrite,
  });
  onStop(standIns.close);

  const database = new DynamoDBClient({ endpoint: dynamoDb.url, region, credentials });
  const cloud = new Cloud(readAssembly(assembly), standIns.sqsUrl);
  const overrides = {
    LOCAL_IMAGE_HOSTS: settings.imageHosts ?? `localhost:${server.port}`,
    PUBLIC_BASE_URL: publicBaseUrl,
  };
  const deployment = { cloud, standIns, clock, dataDirectory, database, dynamoDbUrl: dynamoDb.url, overrides };
  await deployResources(deployment);
  await deployFunctions(deployment);
  const { streams, queues } = deployMappings(deployment);
  onStop(async () => {
    await Promise.all(standIns.targets.functions().map((target) => target.close()));
  });
  clockwork = new Clockwork(clock, standIns.scheduler, streams, queues);
  clockwork.start();
  onStop(clockwork.stop.bind(clockwork));

  const now = () => new Date(clock.now());
  const apiKey = demoApiKey(dataDirectory, settings.apiKey);
  const secrets = new SecretsManagerClient({ endpoint: standIns.secretsUrl, region, credentials });
  const demoCredentials = {
    apiKey,
    apple: appleCertificate(certificates),
    issuer: walletBIssuer(certificatesDirectory, settings.issuerId),
  };
  await deployDemoAccount({ database, secrets }, apiEnvironment(standIns), demoCredentials, now);
  front.open(
    deployEdge(cloud, standIns, () => clock.now()),
    (request) => inspect(request, standIns, (seconds) => clockwork.advance(seconds)),
  );
  // Before anything else stops, requests under way are answered.
  onStop(() => server.close(graceMs));
  const demoTemplate = await ensureDemoTemplate(dataDirectory, url, apiKey, now());
  return { publicBaseUrl, url, apiKey, demoTemplate };
}

/** The environment that the templates give to the function behind POST /v3: it knows table and secrets. */
function apiEnvironment({ targets }: StandIns) {
  for (const { definition } of targets.functions()) {
    const { success, data } = apiEnv.safeParse(definition.environment);
    if (success) return data;
  }
  throw new Error('No function of the templates has the environment of the api function');
}
