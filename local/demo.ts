/**
 * `npm run demo`: a gate change from end to end on the running local stack. Each step is run, and printed as a command to
 * paste.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createClient } from '../clients/typescript/client.ts';
import { type PassJson, passJsonIn } from '../world/phones/pkpass.ts';
import { curl, gateChange, gateCurl, issueCurl } from './demo/curls.ts';
import { demoPassRequest } from './demo/pass-requests.ts';
import { type DemoTemplate, readDemoTemplate } from './demo/template.ts';
import { readLocalSettings } from './settings.ts';
import type { RecordedPush } from './wallets/apns.ts';

/** Timeout of a push on a busy machine, ms. */
const pushTimeoutMs = 120_000;

interface Running {
  readonly url: string;
  readonly apiKey: string;
  readonly template: DemoTemplate;
}

async function findRunningStack(): Promise<Running> {
  const { dataDirectory, port } = readLocalSettings(process.env);
  const url = `http://localhost:${port}`;
  const keyFile = path.join(dataDirectory, 'api-key');
  const template = readDemoTemplate(dataDirectory);
  const isRunning = await fetch(`${url}/_local/schedules`).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isRunning || !template || !existsSync(keyFile)) {
    throw new Error(
      `The local stack is not running on ${url} with ${dataDirectory}: start it with npm start, with the same PORT and DATA_DIR.`,
    );
  }
  return { url, apiKey: readFileSync(keyFile, 'utf8').trim(), template };
}

function printStep(title: string, command: string, ...results: readonly string[]): void {
  console.log([`\n${title}\n`, `  ${command}\n`, ...results.map((result) => `  -> ${result}`)].join('\n'));
}

async function demo(): Promise<void> {
  const stack = await findRunningStack();
  const { url, apiKey, template } = stack;
  const client = createClient({ baseUrl: url, apiKey });

  const request = demoPassRequest(template.templateId, `demo-${Date.now()}`, template.departureDay);
  const { 'pass-install-url': installUrl } = await client.call(request);
  printStep('1. The airline issues a pass.', issueCurl(stack, template), `Install page: ${installUrl}`);

  const installed = passJsonIn<DemoPass>(await bytesOf(`${installUrl}/pass.pkpass`));
  const pushToken = randomBytes(32).toString('hex');
  const { webServiceURL, passTypeIdentifier, serialNumber, authenticationToken } = installed;
  const authorization = `ApplePass ${authenticationToken}`;
  const registration = `${webServiceURL}/v1/devices/demo-phone/registrations/${passTypeIdentifier}/${serialNumber}`;
  const registered = await fetch(registration, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ pushToken }),
  });
  printStep(
    '2. A phone adds it to Apple Wallet, and registers for its updates.',
    curl(registration, { authorization, 'content-type': 'application/json' }, JSON.stringify({ pushToken })),
    `${registered.status}; gate ${gateOf(installed)} on the phone`,
  );

  const gate = gateOf(installed) === 'B12' ? 'G20' : 'B12';
  await client.call(gateChange(template.templateId, gate));
  printStep('3. The gate changes: one call for the whole flight.', gateCurl(stack, template, gate), 'success');

  const changedAt = performance.now();
  const push = await pushTo(url, pushToken);
  const seconds = ((performance.now() - changedAt) / 1_000).toFixed(1);
  printStep(
    '4. The service pushes to the phone; a push says only that there is something new.',
    `curl -s ${url}/_local/apns`,
    `${push.method} ${push.path.slice(0, 24)}… answered ${push.status}, ${seconds} s after the call`,
  );

  const address = `${webServiceURL}/v1/passes/${passTypeIdentifier}/${serialNumber}`;
  const updated = passJsonIn<DemoPass>(await bytesOf(address, { authorization }));
  printStep(
    '5. The phone fetches the pass, and shows what has changed on its lock screen.',
    `${curl(address, { authorization })} -o updated.pkpass`,
    `gate ${gateOf(updated)} on the phone`,
  );
  console.log(`\nMore to look at: ${url}`);
}

interface DemoPass extends PassJson {
  readonly semantics: { readonly departureGate?: string };
}

const gateOf = ({ semantics }: DemoPass) => semantics.departureGate;

async function bytesOf(address: string, headers: Record<string, string> = {}): Promise<Uint8Array> {
  const answer = await fetch(address, { headers });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

async function pushTo(url: string, pushToken: string): Promise<RecordedPush> {
  for (const end = performance.now() + pushTimeoutMs; performance.now() < end; ) {
    const pushes = (await (await fetch(`${url}/_local/apns`)).json()) as RecordedPush[];
    const push = pushes.find((each) => each.path.endsWith(pushToken));
    if (push) return push;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('No push came. The functions log below the data folder.');
}

try {
  await demo();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
