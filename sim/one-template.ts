import type { Settings } from '../lib/settings.ts';
import { createFlight, type StreamSettings, timedUniverse } from './timed-universe.ts';
import { send } from './workload/client.ts';
import { passengerOf, passRequest } from './workload/requests.ts';
import { Capacity } from './world/capacity.ts';
import { accounts } from './world/environment.ts';

type IssueSettings = StreamSettings & Pick<Settings, 'warmWrites' | 'reservedConcurrency'>;

/**
 * Issues so many passes a second into so few templates, in virtual time. A list's partition has the limits of any
 * partition.
 */
export async function issueInto(settings: IssueSettings, templates: number, issuesASecond: number, seconds: number) {
  const { warmWrites, reservedConcurrency } = settings;
  const executions = reservedConcurrency.api ?? 1_000;
  const { universe, world } = await timedUniverse(settings, () => ({ api: () => executions }));
  const templateIds: string[] = [];
  for (let each = 0; each < templates; each++) templateIds.push(await world.finish(createFlight(universe)));
  const capacity = new Capacity(() => world.nowMs, { warmWrites });
  Object.assign(universe.aws, { database: capacity.around(universe.database) });
  const answers = { issued: 0, busy: 0, other: 0, longestMs: 0 };
  const issue = async (number: number) => {
    await world.sleep((number * 1_000) / issuesASecond);
    const requestedAtMs = world.nowMs;
    const templateId = templateIds[number % templates] ?? '';
    const request = passRequest(templateId, `PASS-${number}`, passengerOf(number), {});
    const answer = await send(universe, accounts[0], request);
    // API Gateway answers 503 itself without a free function.
    const status = answer?.httpStatus ?? 503;
    if (status === 200) answers.longestMs = Math.max(answers.longestMs, world.nowMs - requestedAtMs);
    answers[status === 200 ? 'issued' : status === 503 ? 'busy' : 'other'] += 1;
  };
  await world.finish(Promise.all(Array.from({ length: issuesASecond * seconds }, (_, number) => issue(number))));
  return { ...answers, busiest: capacity.busiest.writes.partition, throttled: world.throttled.requests };
}
