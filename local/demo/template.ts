import path from 'node:path';
import { type Client, createClient } from '../../clients/typescript/client.ts';
import { readJson, writeAtomically } from '../files.ts';
import { demoDepartureDay, demoPassRequest, demoTemplateRequest } from './pass-requests.ts';

/** The demo template, which the ready-made curl and `npm run demo` issue passes from. */
export interface DemoTemplate {
  readonly templateId: string;
  readonly createdAtUtc: string;
  /** Of its flight, `YYYY-MM-DD`. */
  readonly departureDay: string;
  /** Install page of the first pass, which the start page shows. */
  readonly firstPassUrl: string;
}

/** A template's flight leaves after three days: it is replaced after one. */
const maxAgeMs = 24 * 60 * 60 * 1000;

export const readDemoTemplate = (dataDirectory: string) => readJson<DemoTemplate>(fileIn(dataDirectory));

/** Creates the demo template and its first pass through the running service, or keeps what is still good for a while. */
export async function ensureDemoTemplate(
  dataDirectory: string,
  baseUrl: string,
  apiKey: string,
  now: Date,
): Promise<DemoTemplate> {
  const kept = readDemoTemplate(dataDirectory);
  const client = createClient({ baseUrl, apiKey });
  const isFresh = kept?.firstPassUrl && now.getTime() - Date.parse(kept.createdAtUtc) < maxAgeMs;
  if (isFresh && (await isKnown(client, kept.templateId))) return kept;
  const answer = await client.call(demoTemplateRequest(baseUrl, now));
  const templateId = answer['pass-template-id'];
  const departureDay = demoDepartureDay(now);
  const pass = await client.call(demoPassRequest(templateId, `first-${templateId}`, departureDay));
  const template: DemoTemplate = {
    templateId,
    createdAtUtc: now.toISOString(),
    departureDay,
    firstPassUrl: pass['pass-install-url'],
  };
  writeAtomically(fileIn(dataDirectory), JSON.stringify(template));
  return template;
}

/** False after the database was replaced under the data folder. */
const isKnown = (client: Client, templateId: string) =>
  client.call({ action: 'getpasstemplate', 'pass-template-id': templateId }).then(
    () => true,
    () => false,
  );

const fileIn = (dataDirectory: string) => path.join(dataDirectory, 'demo-template.json');
