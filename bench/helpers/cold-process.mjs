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
subscribe('http.client.request.start', () => {
  requests += 1;
});
const { handler } = await import(MODULE);
const context = { callbackWaitsForEmptyEventLoop: false };
const answer = await handler(JSON.parse(EVENT), context);
const sample = { cpuMs: cpuMs(), requests };
if (NEXT_EVENT) await handler(JSON.parse(NEXT_EVENT), context);
process.send({ ...sample, nextMs: cpuMs() - sample.cpuMs, answer });
process.disconnect();
