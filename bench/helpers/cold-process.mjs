/** A fresh process, as a function's first request finds it. JavaScript, so that nothing but the bundle is compiled. */
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
