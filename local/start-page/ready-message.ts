import path from 'node:path';
import { imageDirectoryIn, logDirectoryIn } from '../basics/files.ts';
import { issueCurl } from '../demo/curls.ts';
import { docsPath } from '../edge/documents.ts';
import { forPhonesOf } from './lan-address.ts';
import { deskUrl, type RunningStack } from './running-stack.ts';

/** The message printed when the stack is ready; scripts wait for its last line. @param lanAddress of this machine. */
export function readyMessage(stack: RunningStack, lanAddress: string | undefined): string {
  const { publicBaseUrl, url, apiKey, demoTemplate, dataDirectory, reach } = stack;
  const forPhones = forPhonesOf(stack, lanAddress).pass;
  const open = reach === 'all' ? 'everything is open to your network' : 'your network can open pages and passes only';
  const toPhones = forPhones === demoTemplate.firstPassUrl ? '' : `\n  For phones   ${forPhones} (${open})`;
  const relative = path.relative(process.cwd(), dataDirectory);
  const data = relative.startsWith('..') ? dataDirectory : relative || '.';
  return `
  Start page   ${url}
  First pass   ${demoTemplate.firstPassUrl}${toPhones}
  API          POST ${url}/v3
  API key      ${apiKey}
  Documents    ${url}${docsPath}/
  Desk         ${deskUrl(stack)} (demo@example.com, any password)
  Settings     ${publicBaseUrl}/settings (demo@example.com, any password)
  Data         ${data} (functions log to ${logDirectoryIn(data)})
  Your logo    ${path.join(imageDirectoryIn(data), 'logo.png')} is ${url}/_local/images/logo.png

  Issue a pass:

  ${issueCurl(stack, demoTemplate)}

Ready: ${url}`;
}
