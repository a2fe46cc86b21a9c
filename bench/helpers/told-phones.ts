import { inParallel, passType } from '../../test/helpers/faults/airline.ts';
import { letPass } from '../../test/helpers/faults/everywhere.ts';
import type { Iphone } from '../../test/helpers/phones.ts';
import { requestsDuring } from './requests-during.ts';

/** Beyond the second round of a fan-out, which comes after 2 minutes, s. */
export const roundSeconds = 150;
/** Time after which anything missing counts as lost, s of the local clock. */
const patienceSeconds = 1_200;
const stepSeconds = 10;

interface Change {
  readonly url: string;
  readonly call: () => Promise<unknown>;
  /** Phones to notify, by pass-id. */
  readonly phones: ReadonlyMap<string, Iphone>;
  /** Numbers of pushes since the call, by push token. */
  readonly notified: () => Promise<ReadonlyMap<string, number>>;
  /** Requests to DynamoDB of schedules. */
  readonly idleEachMinute: number;
}

export const passIdOf = (pushToken: string): string => Buffer.from(pushToken, 'hex').toString();

/**
 * Carries out a change, and lets each phone fetch within seconds of its push: to one that has not after a minute it is repeated.
 * @returns how long the call took, and the requests to DynamoDB without those of phones and schedules
 */
export async function tellPhones({ url, call, phones, notified, idleEachMinute }: Change) {
  const fetchTold = async () => {
    const told = await notified();
    const toldPhones = [...told.keys()].flatMap((token) => phones.get(passIdOf(token)) ?? []);
    await inParallel(toldPhones, 10, (phone) => phone.onPush(passType));
    return told.size;
  };
  let [seconds, requests] = [0, 0];
  const count = async (act: () => Promise<void>) => {
    const during = await requestsDuring(url, act);
    requests += during.requests - during.minutes * idleEachMinute;
  };
  await count(async () => {
    const from = performance.now();
    await call();
    seconds = (performance.now() - from) / 1_000;
    await letPass(url, stepSeconds, 1);
  });
  for (let waited = 0; (await fetchTold()) < phones.size && waited < patienceSeconds; waited += stepSeconds)
    await count(() => letPass(url, stepSeconds, 1));
  await count(() => letPass(url, roundSeconds, 6));
  await fetchTold();
  return { seconds, requests };
}
