import path from 'node:path';
import { type Client, createClient } from '../../clients/typescript/client.ts';
import { dayMs } from '../../lambdas/domain/time/durations.ts';
import { readJson, writeAtomically } from '../basics/files.ts';
import { demoDepartureDay, demoPassRequest, demoTemplateRequest } from './pass-requests.ts';

/** The template of the first pass, and of those that the printed curl issues. */
export interface DemoTemplate {
  readonly templateId: string;
  readonly createdAtUtc: string;
  /** Departure day of its flight, `YYYY-MM-DD`. */
  readonly departureDay: string;
  /** Install page of its first pass, shown on the start page. */
  readonly firstPassUrl: string;
}

/** Age at which the template is replaced: a day, since its flight departs after three. */
const maxAgeMs = dayMs;

export const readDemoTemplate = (dataDirectory: string) => readJson<DemoTemplate>(fileIn(dataDirectory));

/** Creates the demo template and its first pass through the running service, or reuses recent ones. */
export async function ensureDemoTemplate(
  dataDirectory: string,
  baseUrl: string,
  apiKey: string,
  now: Date,
): Promise<DemoTemplate> {
  const stored = readDemoTemplate(dataDirectory);
  const client = createClient({ baseUrl, apiKey });
  const isFresh = stored?.firstPassUrl && now.getTime() - Date.parse(stored.createdAtUtc) < maxAgeMs;
  const firstPassUrl = isFresh ? await linkOf(client, stored.templateId) : undefined;
  if (isFresh && firstPassUrl) return kept(dataDirectory, { ...stored, firstPassUrl });
  const answer = await client.call(demoTemplateRequest(baseUrl, now));
  const templateId = answer['pass-template-id'];
  const departureDay = demoDepartureDay(now);
  const pass = await client.call(demoPassRequest(templateId, firstPassOf(templateId), departureDay));
  return kept(dataDirectory, {
    templateId,
    createdAtUtc: now.toISOString(),
    departureDay,
    firstPassUrl: pass['pass-install-url'],
  });
}

const firstPassOf = (templateId: string) => `first-${templateId}`;

function kept(dataDirectory: string, template: DemoTemplate): DemoTemplate {
  writeAtomically(fileIn(dataDirectory), JSON.stringify(template));
  return template;
}

/** Link of the first pass at this start's address; undefined if the database was replaced while the data folder stayed. */
const linkOf = (client: Client, templateId: string) =>
  client.call({ action: 'generatepassbyid', 'pass-template-id': templateId, 'pass-id': firstPassOf(templateId) }).then(
    (answer) => answer['pass-install-url'],
    () => undefined,
  );

const fileIn = (dataDirectory: string) => path.join(dataDirectory, 'demo-template.json');
