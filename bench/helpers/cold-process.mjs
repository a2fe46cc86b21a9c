/**
 * A fresh process, like that of a function's first request. In JavaScript, so that no TypeScript has to be stripped.
 */
import { subscribe, tracingChannel } from 'node:diagnostics_channel';

const { MODULE, EVENT, NEXT_EVENT } = process.env;
const cpuMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
let requests = 0;
/** CPU time at each event, such as `GetItem 2` for the second request of that kind, or `s3 loaded` for a file. */
const marks = {};
const counts = {};
subscribe('http.client.request.start', ({ request }) => {
  requests += 1;
  const kind = String(request.getHeader('x-amz-target') ?? request.method)
    .split('.')
    .at(-1);
  counts[kind] = (counts[kind] ?? 0) + 1;
  marks[`${kind} ${counts[kind]}`] = cpuMs();
});
const fileOf = ({ url }) => /([\w.-]+?)(-[\w-]{8})?\.mjs$/.exec(url)?.[1];
tracingChannel('module.import').subscribe({
  start: (file) => {
    marks[`${fileOf(file)} wanted`] ??= cpuMs();
  },
  asyncEnd: (file) => {
    marks[`${fileOf(file)} loaded`] ??= cpuMs();
  },
});
const { handler } = await import(MODULE);
const context = { callbackWaitsForEmptyEventLoop: false };
const answer = await handler(JSON.parse(EVENT), context);
const sample = { cpuMs: cpuMs(), marks, requests };
if (NEXT_EVENT) await handler(JSON.parse(NEXT_EVENT), context);
process.send({ ...sample, nextMs: cpuMs() - sample.cpuMs, answer });
process.disconnect();
