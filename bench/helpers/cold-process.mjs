/**
 * A fresh process, like that of a function's first request. In JavaScript, so that no TypeScript has to be stripped.
 */
import { subscribe } from 'node:diagnostics_channel';

const { MODULE, EVENT, NEXT_EVENT } = process.env;
const cpuMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
let requests = 0;
/** CPU time at the first request of each kind, such as `GetItem` or `PUT`. */
const firstMs = {};
subscribe('http.client.request.start', ({ request }) => {
  requests += 1;
  firstMs[
    String(request.getHeader('x-amz-target') ?? request.method)
      .split('.')
      .at(-1)
  ] ??= cpuMs();
});
const { handler } = await import(MODULE);
const loadedMs = cpuMs();
const context = { callbackWaitsForEmptyEventLoop: false };
const answer = await handler(JSON.parse(EVENT), context);
const sample = { cpuMs: cpuMs(), loadedMs, firstMs, requests };
if (NEXT_EVENT) await handler(JSON.parse(NEXT_EVENT), context);
process.send({ ...sample, nextMs: cpuMs() - sample.cpuMs, answer });
process.disconnect();
