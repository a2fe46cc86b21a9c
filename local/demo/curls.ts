import { demoPassRequest } from './pass-requests.ts';
import type { DemoTemplate } from './template.ts';

/** Address and credentials of the service that is called. */
interface Service {
  readonly url: string;
  readonly apiKey: string;
}

/** An API call as a shell command. */
function apiCurl({ url, apiKey }: Service, body: object): string {
  return curl(`${url}/v3`, { 'content-type': 'application/json', 'x-api-key': apiKey }, JSON.stringify(body));
}

/** generatepass with a new pass-id in every run, since a used one is refused. */
export function issueCurl(service: Service, { templateId, departureDay }: DemoTemplate): string {
  return apiCurl(service, demoPassRequest(templateId, 'demo-@', departureDay)).replace('@', "'$(date +%s)'");
}

/** Moves the demo flight to another gate in every run, since phones are not told of the one that they show. */
export const gateCurl = (service: Service, { templateId }: DemoTemplate): string =>
  apiCurl(service, gateChange(templateId, 'C@')).replace('@', "'$(date +%S)'");

export const gateChange = (templateId: string, gate: string) =>
  ({ action: 'updatepasstemplate', 'pass-template-id': templateId, 'origin-gate': gate }) as const;

export function curl(address: string, headers: Readonly<Record<string, string>>, body?: string): string {
  const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
  const given = Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`);
  return ['curl -s', address, ...given, ...(body === undefined ? [] : [`-d ${quoted(body)}`])].join(' ');
}
