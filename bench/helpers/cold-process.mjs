/**
 * A fresh process, like that of a function's first request. In JavaScript, so that no TypeScript has to be stripped.
 */
import { subscribe } from 'node:diagnostics_channel';

const { MODULE, EVENT } = process.env;
let requests = 0;
subscribe('http.client.request.start', () => {
  requests += 1;
});
const { handler } = await import(MODULE);
const answer = await handler(JSON.parse(EVENT), { callbackWaitsForEmptyEventLoop: false });
const { user, system } = process.cpuUsage();
process.send({ cpuMs: (user + system) / 1000, answer, requests });
process.disconnect();
