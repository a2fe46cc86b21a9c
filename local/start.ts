/**
 * `npm start`: the whole service on this machine.
 *
 * PORT (3000), DATA_DIR (.local), PUBLIC_BASE_URL (http://localhost:$PORT), LOCAL_API_KEY (the demo account's key),
 * LOCAL_APPLE_ROOT (of certs/), LOCAL_IMAGE_HOSTS (besides this machine), LOCAL_DATABASE (dynoxide or own), LOCAL_NETWORK (passes: what
 * other machines may open), LOCAL_ISSUER_ID.
 *
 * Real certificates: put pass-type.pem, pass-type-key.pem and intermediate.pem (Apple's WWDR), and for Google Wallet
 * walletb-service-account.json with LOCAL_ISSUER_ID, into $DATA_DIR/certs and start again.
 */
import { lockDataDirectory } from './data-directory-lock.ts';
import { whenNpmEnds } from './npm-parent.ts';
import { readLocalSettings } from './settings.ts';
import { startStack } from './stack.ts';
import { lanAddressOf } from './start-page/lan-address.ts';
import { readyMessage } from './start-page/ready-message.ts';

const stops: (() => Promise<void>)[] = [];
let stopping: Promise<void> | undefined;

function stop(exitCode: number): Promise<void> {
  stopping ??= (async () => {
    for (const each of stops.reverse()) await each();
    process.exit(exitCode);
  })();
  return stopping;
}

async function start(): Promise<void> {
  const settings = readLocalSettings(process.env);
  if (!(await lockDataDirectory(settings.dataDirectory))) {
    throw new Error(
      `Another local stack is running on ${settings.dataDirectory}. Stop it, or set DATA_DIR to another folder.`,
    );
  }
  console.log('Starting the local stack ...');
  try {
    console.log(readyMessage(await startStack(settings, (each) => stops.push(each)), lanAddressOf()));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${settings.port} is taken. Stop what uses it, or set PORT to another one.`);
  }
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0));

whenNpmEnds(() => void stop(0));

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  void stop(1);
});
