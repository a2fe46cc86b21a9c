/** `npm run demo`: issues a pass of a demo passenger from the running local stack and prints its install page. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createClient } from '../clients/typescript/client.ts';
import { demoPassRequest } from './demo/pass-requests.ts';
import { readDemoTemplate } from './demo/template.ts';
import { readSettings } from './settings.ts';

async function issueDemoPass(): Promise<string> {
  const { dataDirectory, port } = readSettings(process.env);
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
  const apiKey = readFileSync(keyFile, 'utf8').trim();
  const client = createClient({ baseUrl: url, apiKey });
  const pass = await client.call(demoPassRequest(template.templateId, `demo-${Date.now()}`));
  return `Install page: ${pass['pass-install-url']}`;
}

try {
  console.log(await issueDemoPass());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
