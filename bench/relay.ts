import { settingsOf } from '../lib/settings.ts';
import { hastenLoading, preload } from '../sim/world/loading.ts';
import { median } from './helpers/median.ts';
import { Promises } from './helpers/promises.ts';

/**
 * The delay of gate changes while 2,000 passes a second (ISSUES) are issued, simulated: the relay's own code in virtual time,
 * on the 4 shards that a new table's stream has. Source: docs/performance.md#the-relay.
 */
hastenLoading();
const { gateChangesBehind } = await import('../sim/bulk-issue.ts');
const { Chance } = await import('../sim/world/chance.ts');
const { drawFrom, forbidTimeAndChance } = await import('../sim/world/determinism.ts');
await preload();
drawFrom(new Chance(1, 'ids'));
forbidTimeAndChance();
const promises = new Promises();
for (const issues of [0, Number(process.env.ISSUES ?? 2_000)]) {
  const delays = await gateChangesBehind(settingsOf({}), issues, Number(process.env.SECONDS ?? 10));
  const longest = Math.max(...delays) / 1_000;
  console.log(
    `${issues} issues a second: gate changes reach Apple after ${median(delays) / 1_000} s, at most ${longest} s`,
  );
  promises.atMost(`virtual seconds to the push beside ${issues} issues a second`, longest, 3);
}
