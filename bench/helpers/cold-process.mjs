/** A fresh process, as a function's first request finds it. JavaScript, so that nothing but the bundle is compiled. */
const { MODULE, EVENT } = process.env;
const { handler } = await import(MODULE);
const answer = await handler(JSON.parse(EVENT), { callbackWaitsForEmptyEventLoop: false });
const { user, system } = process.cpuUsage();
process.send({ cpuMs: (user + system) / 1000, answer });
process.disconnect();
