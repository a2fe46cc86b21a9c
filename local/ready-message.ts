import path from 'node:path';
import { demoPassRequest } from './demo/pass-requests.ts';
import type { RunningStack } from './stack.ts';

/** What is printed when the stack is ready; the last line is what scripts wait for. */
export function readyMessage(
  { publicBaseUrl, url, apiKey, demoTemplate }: RunningStack,
  dataDirectory: string,
): string {
  const relative = path.relative(process.cwd(), dataDirectory);
  const data = relative.startsWith('..') ? dataDirectory : relative || '.';
  return `
  API        POST ${url}/v3
  API key    ${apiKey}
  Links      ${publicBaseUrl}/i/…
  Settings   ${publicBaseUrl}/settings (demo@example.com, any password)
  Data       ${data} (functions log to ${path.join(data, 'logs')})

  Issue a pass, here or with npm run demo:

  ${curl(url, apiKey, demoTemplate.templateId)}

Ready: ${url}`;
}

/** Every call gets a pass-id of its own, as a used one is refused. */
function curl(url: string, apiKey: string, templateId: string): string {
  const [before, after] = JSON.stringify(demoPassRequest(templateId, 'demo-@')).split('@');
  return `curl -s ${url}/v3 -H 'content-type: application/json' -H 'x-api-key: ${apiKey}' -d '${before}'$(date +%s)'${after}'`;
}
