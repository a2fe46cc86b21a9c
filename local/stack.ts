import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { signedInPath, signedOutPath } from '../lambdas/ports/staff-paths.ts';
import { apiEnv, settingsEnv, webEnv } from '../lambdas/runtime/env.ts';
import { newApiKey } from '../lambdas/runtime/identity.ts';
import { defaultStage, directorySecret } from '../lib/names.ts';
import { AlarmWatch } from './alarm-watch.ts';
import { embeddedKind, startDynamoDb } from './aws/dynamodb.ts';
import { credentials, region } from './basics/account.ts';
import { LocalClock } from './basics/clock.ts';
import { imageDirectoryIn, logDirectoryIn, writeAtomically } from './basics/files.ts';
import { Clockwork } from './clockwork.ts';
import { readAssembly, type SynthesizedStack } from './cloud/assembly.ts';
import { cachedAssembly } from './cloud/cached-assembly.ts';
import { Cloud } from './cloud/cloud.ts';
import { localDirectory, localDocs, localIssuer, localSecret } from './cloud/local-stage.ts';
import { appleCertificate, deployDemoAccount, googleIssuer, storeApiKey } from './demo/account.ts';
import { localRoot, provideCertificates } from './demo/certificates.ts';
import { ensureDemoTemplate } from './demo/template.ts';
import { deployFunctions, deployResources } from './deploy/deploy.ts';
import { deployEdge } from './deploy/deploy-edge.ts';
import { deployMappings } from './deploy/deploy-mappings.ts';
import { type StandIns, startStandIns } from './deploy/stand-ins.ts';
import { Documents, docsPath, isDocumentation } from './edge/documents.ts';
import { Front, isAboutTheStack } from './edge/front.ts';
import { answerTrial, isTrial } from './edge/trials.ts';
import { faultyHttp } from './faults/faulty-http.ts';
import { inspect } from './introspection.ts';
import { Freezer } from './lambda/freezer.ts';
import type { LocalSettings } from './settings.ts';
import { observing } from './start-page/observed.ts';
import type { RunningStack } from './start-page/running-stack.ts';
import { StartPage } from './start-page/start-page.ts';
import { Timeline } from './start-page/timeline.ts';
import { savePath } from './wallets/google-saving.ts';

/** Time for requests in progress to finish when the stack stops, ms. */
const graceMs = 3_000;

const projectDirectory = path.dirname(import.meta.dirname);

/** Registers a clean-up for when the stack stops; they run in reverse order. */
type OnStop = (stop: () => Promise<void>) => void;

/**
 * Starts all parts of the stack in the order of their dependencies.
 *
 * @param onStop its clean-ups must also run if the start fails half-way.
 * @throws EADDRINUSE for a port in use.
 */
export async function startStack(settings: LocalSettings, onStop: OnStop): Promise<RunningStack> {
  const front = new Front({
    reach: settings.network,
    publicHost: settings.publicBaseUrl && new URL(settings.publicBaseUrl).host,
  });
  const server = await front.listen(settings.port);
  onStop(() => server.close());
  const url = `http://localhost:${server.port}`;
  const publicBaseUrl = settings.publicBaseUrl ?? url;

  const clock = new LocalClock(path.join(settings.dataDirectory, 'clock'));
  const { cloud, standIns, alarms, clockwork, certificates, appleRoot } = await startCloud(
    settings,
    clock,
    onStop,
    url + docsPath,
    {
      LOCAL_IMAGE_HOSTS: [...ownHosts(publicBaseUrl), ...settings.imageHosts].join(),
      PUBLIC_BASE_URL: publicBaseUrl,
      BASE_URLS: [...new Set([publicBaseUrl, url])].join(),
      GOOGLE_SAVE_URL: publicBaseUrl + savePath,
    },
  );
  // Starts both functions early: the first template needs one after the other, as it fetches its images from this
  // server.
  for (const each of [apiEnv, webEnv]) functionWith(standIns, each).prepare();
  const env = operatorEnvironment(standIns);
  // The service's own storage code runs in this process, too.
  Object.assign(process.env, standIns.environment);
  const apiKey = await deployDemoAccount(
    env,
    {
      apiKey: settings.apiKey ?? newApiKey(),
      isGiven: settings.apiKey !== undefined,
      apple: appleCertificate(certificates),
      issuer: googleIssuer(certificatesIn(settings), settings.issuerId),
    },
    () => new Date(clock.now()),
  );
  storeApiKey(settings.dataDirectory, apiKey);
  const operatorFile = path.join(settings.dataDirectory, 'operator.json');
  writeAtomically(
    operatorFile,
    JSON.stringify(
      { sdk: standIns.environment, deployment: { ...env, ...appleRoot }, outputs: cloud.outputs() },
      null,
      2,
    ),
  );
  onStop(async () => rmSync(operatorFile, { force: true }));
  declareUsers(cloud, standIns, publicBaseUrl);
  const now = () => clock.now();
  const isExempt = ({ url = '', method = '' }) => isAboutTheStack({ method, target: url });
  server.through(standIns.meter.before('edge', faultyHttp(standIns.faults, 'edge', { now, isExempt })));
  const ownImages = imageDirectoryIn(settings.dataDirectory);
  mkdirSync(ownImages, { recursive: true });
  const edge = deployEdge(cloud, standIns, { now, logDirectory: logDirectoryIn(settings.dataDirectory) });
  let running: RunningStack | undefined;
  let startPage: StartPage | undefined;
  let templateId: string | undefined;
  const timeline = new Timeline(now);
  const documents = new Documents(projectDirectory, settings.dataDirectory);
  front.open(
    observing(timeline, edge, () => templateId),
    async (request) => {
      if (isDocumentation(request)) return documents.answer(request);
      if (running && isTrial(request)) return answerTrial(request, running, clock.now());
      const ofThePage = await startPage?.answer(request);
      return ofThePage ?? inspect(request, { ...standIns, alarms, ownImages, timeline }, (s) => clockwork.advance(s));
    },
  );
  // Run first, so that requests in progress are answered before anything else stops.
  onStop(() => server.close(graceMs));
  onStop(async () => timeline.close());
  const demoTemplate = await ensureDemoTemplate(settings.dataDirectory, url, apiKey, new Date(clock.now()));
  templateId = demoTemplate.templateId;
  // Runs after the answer: the first template and pass still need the functions of six more processes.
  clockwork.start();
  const { dataDirectory, network: reach } = settings;
  running = { publicBaseUrl, url, apiKey, demoTemplate, reach, database: embeddedKind(), dataDirectory };
  startPage = new StartPage({ stack: running, standIns, timeline, dataDirectory, now });
  return running;
}

/** Synthesizes the app, if it has changed, and runs what its templates declare. */
async function startCloud(
  settings: LocalSettings,
  clock: LocalClock,
  onStop: OnStop,
  docsUrl: string,
  overrides: Readonly<Record<string, string>>,
) {
  const { dataDirectory } = settings;
  const [dynamoDb, certificates, assembly] = await Promise.all([
    startDynamoDb(dataDirectory),
    provideCertificates(certificatesIn(settings), new Date()),
    settings.cloudAssembly ?? cachedAssembly(projectDirectory, dataDirectory),
  ]);
  onStop(() => dynamoDb.close());

  let clockwork: Clockwork | undefined;
  const onDatabaseWrite = () => clockwork?.wakeStreams();
  const dynamoDbUrl = dynamoDb.url;
  const around = { dataDirectory, certificates, clock, onDatabaseWrite };
  const standIns = await startStandIns({ ...around, dynamoDbUrl });
  onStop(standIns.close);

  const database = new DynamoDBClient({ endpoint: dynamoDbUrl, region, credentials });
  const cloud = new Cloud(withAddresses(readAssembly(assembly), standIns.directoryUrl, docsUrl), standIns);
  const root = settings.appleRoot ?? localRoot(certificatesIn(settings));
  const appleRoot = root === undefined ? {} : { LOCAL_APPLE_ROOT: root };
  const freezer = settings.strict.includes('lambda') ? new Freezer() : undefined;
  onStop(async () => freezer?.close());
  const deployment = {
    ...{ freezer, cloud, standIns, clock, dataDirectory, database, dynamoDbUrl },
    overrides: { ...overrides, ...appleRoot },
  };
  await deployResources(deployment);
  onStop(() => standIns.dynamoDb.simulate({}));
  await deployFunctions(deployment);
  onStop(async () => {
    await Promise.all(standIns.targets.functions().map((target) => target.close()));
  });
  const { streams, queues } = deployMappings(deployment);
  const { rules, scheduler, targets } = standIns;
  const alarms = new AlarmWatch(cloud, standIns, () => clock.now());
  clockwork = new Clockwork(clock, [scheduler, rules, targets.asyncInvocations, alarms], streams, queues);
  onStop(clockwork.stop.bind(clockwork));
  return { cloud, standIns, alarms, clockwork, certificates, appleRoot };
}

/** The stacks with the addresses of the stand-in for a directory and of the documents. */
const withAddresses = (stacks: readonly SynthesizedStack[], directoryUrl: string, docsUrl: string) =>
  stacks.map((stack) => ({
    ...stack,
    template: JSON.parse(
      JSON.stringify(stack.template).replaceAll(localIssuer, directoryUrl).replaceAll(localDocs, docsUrl),
    ),
  }));

/** Enables sign-in under the public address of this stack, to which the user pool's client redirects as it is declared. */
function declareUsers(cloud: Cloud, standIns: StandIns, publicBaseUrl: string): void {
  const { cognito, signInUrl, staffDirectory, directoryUrl, secrets } = standIns;
  const { id } = localDirectory;
  secrets.declare(directorySecret(defaultStage, id), { SecretString: localSecret });
  staffDirectory.declare(directoryUrl, `${publicBaseUrl}${signedInPath}/${id}`);
  const [client] = cloud.resources('AWS::Cognito::UserPoolClient');
  cognito.declare(signInUrl, {
    clientId: client?.ref ?? '',
    signedInUrls: [publicBaseUrl + signedInPath],
    signedOutUrls: [publicBaseUrl + signedOutPath],
  });
}

const certificatesIn = ({ dataDirectory }: LocalSettings) => path.join(dataDirectory, 'certs');

/**
 * This machine, with any port, as developers serve their own pictures there; and the name under which it is published.
 */
function ownHosts(publicBaseUrl: string): readonly string[] {
  const { protocol, hostname, port } = new URL(publicBaseUrl);
  return ['localhost:*', '127.0.0.1:*', '[::1]:*', `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`];
}

/** The environments of the functions behind POST /v3 and /settings, which together name table, secrets and user pool. */
function operatorEnvironment(standIns: StandIns) {
  const api = functionWith(standIns, apiEnv).definition.environment;
  const { API_KEY_SECRET_ARN, USER_POOL_ID } = settingsEnv.parse(
    functionWith(standIns, settingsEnv).definition.environment,
  );
  return { ...apiEnv.parse(api), API_KEY_SECRET_ARN, USER_POOL_ID };
}

/** @throws if no function of the templates has such an environment. */
function functionWith({ targets }: StandIns, { problems }: Pick<typeof apiEnv, 'problems'>) {
  const found = targets.functions().find(({ definition }) => problems(definition.environment).length === 0);
  if (!found) throw new Error('No functions of the templates have the environments of api, web and settings');
  return found;
}
