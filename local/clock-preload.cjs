/**
 * Shifts Date by the offset in LOCAL_CLOCK_FILE (clock.ts), so that functions follow the local clock without a hook in
 * their code. Reads the file at each call (under a microsecond), since the clock may move while a function runs.
 */
const { openSync, readSync } = require('node:fs');

const RealDate = Date;
const realNow = Date.now;
const descriptor = openSync(process.env.LOCAL_CLOCK_FILE, 'r');
const offset = Buffer.alloc(8);

function now() {
  readSync(descriptor, offset, 0, 8, 0);
  return realNow() + Number(offset.readBigInt64LE());
}

RealDate.now = now;
globalThis.Date = new Proxy(RealDate, {
  construct: (target, values, newTarget) => Reflect.construct(target, values.length > 0 ? values : [now()], newTarget),
  apply: () => new RealDate(now()).toString(),
});
