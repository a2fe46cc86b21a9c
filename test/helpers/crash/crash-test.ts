import { createOperatorContext } from '../../../bin/admin/operator-context.ts';
import { startApi, type TestApi } from '../api.ts';
import { sampled } from '../effort.ts';
import { now } from '../examples.ts';
import { fixedClock } from '../fixed-clock.ts';
import { createTestIssuer } from '../google-issuer.ts';
import { type Death, Life } from './life.ts';
import { outcomeOf } from './outcome.ts';
import { type Service, startService } from './service.ts';
import { createWorld, type State, type World } from './world.ts';

const { issuer, serviceAccountJson } = createTestIssuer();
/** The issuer of the account `demo`. */
export const { issuerId } = issuer;

/** A request to the service with all its consequences. */
export interface Flow<Begin> {
  readonly title: string;
  /** Makes the preconditions, once, in a process that does not die. */
  prepare(service: Service, api: TestApi): Promise<Begin>;
  /** Sends the request, again if there was no answer. The answer is compared, too. */
  act(service: Service, begin: Begin, isRepeated: boolean): Promise<unknown>;
  /** True if a process that dies may leave files behind a link that no caller has. */
  readonly mayLeaveFiles?: true;
}

interface Ready<Begin> {
  readonly begin: Begin;
  readonly state: State;
}

export interface CrashTest {
  /** Fails unless a flow comes to the same end after a death at some of its changing calls, in CI at all of them. */
  expectSameEnd<Begin>(flow: Flow<Begin>): Promise<void>;
  stop(): Promise<void>;
}

export async function startCrashTest(): Promise<CrashTest> {
  const api = await startApi();
  const { accountSettings } = createOperatorContext(api.env, fixedClock(now));
  await accountSettings.addIssuer('demo', { issuerId, serviceAccountJson }, { makeDefault: true });
  const nothing = { items: [], objects: {}, inGoogle: '{}', nowMs: now.getTime(), goneTokens: [] };
  const first = await createWorld(api.aws, api.env, nothing);
  const accounts = await first.state();
  await first.stop();

  const inWorld = async <Result>(state: State, use: (world: World) => Promise<Result>): Promise<Result> => {
    const world = await createWorld(await api.aws.another(), api.env, state);
    try {
      return await use(world);
    } finally {
      await world.stop();
    }
  };

  const prepared = <Begin>(flow: Flow<Begin>): Promise<Ready<Begin>> =>
    inWorld(accounts, async (world) => {
      const service = startService(world, new Life());
      const begin = await flow.prepare(service, api);
      await service.drain();
      return { begin, state: await world.state() };
    });

  /** Runs a flow in a process, which may be given a death, and then in one that does not die. */
  const run = <Begin>(flow: Flow<Begin>, { begin, state }: Ready<Begin>, death?: Death) =>
    inWorld(state, async (world) => {
      const life = new Life(death);
      const service = startService(world, life);
      let answer = await life.ofWork(flow.act(service, begin, false));
      const isOver = answer === 'died' || (await life.ofWork(service.drain())) === 'died';
      let last = service;
      if (isOver) {
        // The dead process's messages become visible again.
        world.aws.passTime(60);
        last = startService(world, new Life());
        if (answer === 'died') answer = await flow.act(last, begin, true);
        await last.drain();
      }
      expect(isOver).toBe(death !== undefined);
      const errors = last.log.lines.filter((line) => (line as unknown[])[1] instanceof Error);
      expect(errors).toEqual([]);
      return { ...(await outcomeOf(world, answer)), calls: life.calls };
    });

  return {
    async expectSameEnd(flow) {
      const ready = await prepared(flow);
      const whole = await run(flow, ready);
      expect(whole.repeats.strayFiles).toEqual([]);
      // A flow that reaches nothing outside would prove nothing.
      expect(whole.calls.some(({ isChange }) => isChange)).toBe(true);
      // A death before a call that changes nothing, or before a later change of an invocation, is like one after the
      // last change: the last call of a process begins no other.
      const deaths = whole.calls.flatMap(({ isChange, isFirstChange }, place): Death[] => [
        ...(isFirstChange ? [{ call: place + 1, when: 'before' } as const] : []),
        ...(isChange ? [{ call: place + 1, when: 'after' } as const] : []),
      ]);
      for (const death of sampled(deaths, 10)) {
        const died = `${death.when} call ${death.call}, ${whole.calls[death.call - 1]?.name}`;
        const { outcome, repeats } = await run(flow, ready, death);
        expect({ died, ...outcome }).toEqual({ died, ...whole.outcome });
        if (!flow.mayLeaveFiles) expect({ died, strayFiles: repeats.strayFiles }).toEqual({ died, strayFiles: [] });
        const { pushes, notifications } = whole.repeats;
        const tooMany = repeats.pushes > 2 * pushes || repeats.notifications > notifications;
        expect({ died, tooMany }).toEqual({ died, tooMany: false });
      }
    },
    stop: () => api.stop(),
  };
}
