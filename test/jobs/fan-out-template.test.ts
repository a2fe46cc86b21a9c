import type { FanOutWork, PushWork } from '../../lambdas/domain/updates/work.ts';
import { type FanOutServices, fanOutTemplate } from '../../lambdas/jobs/fan-out/fan-out-template.ts';
import type { KeyRange } from '../../lambdas/ports/passes.ts';
import { examplePass, exampleTemplate } from '../helpers/examples.ts';
import { fixedClock } from '../helpers/fixed-clock.ts';

const pages = 25;
const whole: FanOutWork = { account: 'demo', templateId: 'Template0000000000001', version: 2 };

const inOnePiece = async (_templateId: string, left: KeyRange) => [left];

/** Works until no message is queued. A page is one device or one pass, its cursor the number of the next. */
async function fanOut(currentVersion = 2) {
  const queued: (readonly [FanOutWork, delaySeconds: number | undefined])[] = [];
  const messages: FanOutWork[] = [];
  const pushed: PushWork[] = [];
  const removed: string[] = [];
  const pageAt = (after = '0') => ({
    page: Number(after),
    next: Number(after) + 1 < pages ? String(Number(after) + 1) : undefined,
  });
  const services: FanOutServices = {
    clock: fixedClock(),
    fanOuts: {
      add: async (work, { delaySeconds } = {}) =>
        void queued.push(...work.map((each) => [each, delaySeconds] as const)),
    },
    newWriteId: () => 'write',
    passes: {
      find: async () => undefined,
      update: async () => true,
    },
    passPages: {
      async pageOf(_templateId, range) {
        const { page, next } = pageAt(range?.after);
        return { passes: [examplePass({}, { passKey: String(page) })], next };
      },
      split: inOnePiece,
    },
    pushes: { add: async (work) => void pushed.push(...work) },
    registrations: {
      async pageOf(_templateId, range) {
        const { page, next } = pageAt(range?.after);
        return { registrations: [{ deviceId: `d${page}`, passKey: `p${page}` }], next };
      },
      split: inOnePiece,
    },
    renderings: { deleteAll: async (links) => void removed.push(...links) },
    templates: { findLatest: async () => exampleTemplate({}, { version: currentVersion }) },
  };
  queued.push([whole, undefined]);
  const delays: (number | undefined)[] = [];
  for (let next = queued.shift(); next; next = queued.shift()) {
    messages.push(next[0]);
    delays.push(next[1]);
    await fanOutTemplate(next[0], services);
  }
  return { messages, delays, pushed, removed };
}

test('a long flight is gone through by several messages, ten pages each', async () => {
  const { messages, pushed } = await fanOut();
  const ofDevices = messages.filter(({ part }) => part === 'devices').map(({ after }) => after);
  expect(new Set(ofDevices)).toEqual(new Set([undefined, '10', '20']));
  const devices = pushed.flatMap(({ targets }) => targets.map(({ deviceId }) => deviceId));
  expect(devices.filter((device, place) => devices.indexOf(device) === place)).toHaveLength(pages);
});

test('passes and devices are gone through at once, and once more 2 minutes later', async () => {
  const { delays, pushed, removed } = await fanOut();
  expect(delays.filter((delay) => delay !== undefined)).toEqual([120, 120]);
  expect(removed).toHaveLength(2 * pages);
  expect(pushed).toHaveLength(2 * pages);
});

test('what a newer version has overtaken is dropped whole', async () => {
  const { messages, pushed, removed } = await fanOut(3);
  expect([messages.length, pushed.length, removed.length]).toEqual([1, 0, 0]);
});
