import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { roles } from '../../../lambdas/ports/people.ts';
import { violations } from '../../helpers/accessibility.ts';
import { describeInBrowser, devices } from '../../helpers/browser.ts';
import { callService } from '../../helpers/call-service.ts';
import { gatePhone, onDesk, signedIn } from '../../helpers/desk-visit.ts';
import { exampleRequest } from '../../helpers/examples.ts';
import { type LocalStack, startLocalStack } from '../../helpers/local-stack.ts';
import { iphone } from '../../helpers/phones.ts';
import { passTime, stackTemplateRequest } from '../../helpers/stack-calls.ts';
import { type HandName, handOn, hands } from './desk-hands.ts';
import { type DeskTask, find, type Step, tasksOf } from './desk-tasks.ts';

const date = '2027-03-20';

/** Every role with every hand. */
const people = roles.flatMap((role) => hands.map((hand) => ({ role, hand })));

let stack: LocalStack;
let templateId: string;
beforeAll(async () => {
  stack = await startLocalStack();
  templateId = await createFlight('3021');
  await createFlight('3022');
  await createFlight('3023');
  for (const number of ['3031', '3032']) await createFlight(number, 'HAM');
  for (const number of numbersToCancel.values()) await createFlight(number);
  const { passId, link } = await issue({ 'seat-number': '12C' }, 'the-stale-pass');
  const phone = iphone({ id: 'device', pushToken: 'token' });
  await phone.install(new Uint8Array(await (await fetch(`${link}/pass.pkpass`)).arrayBuffer()));
  const reference = { 'pass-template-id': templateId, 'pass-id': passId };
  await call({ action: 'updatepassdata', ...reference, 'pass-data': { 'boarding-group': '7' } });
  await passTime(stack, 60);
});
afterAll(() => stack.stop());

/** A flight for each hand, as one is cancelled once. */
const numbersToCancel = new Map(hands.map((hand, place) => [hand, `304${place}`]));

const call = (request: object) => callService(stack.url, stack.apiKey, request);

async function createFlight(number: string, origin = 'MUC'): Promise<string> {
  const request = stackTemplateRequest(stack);
  const times = {
    ...{ 'boarding-time': `${date}T17:05:00`, 'gate-closing-time': `${date}T17:25:00` },
    ...{ 'departure-time': `${date}T17:35:00`, 'arrival-time': `${date}T18:45:00` },
  };
  const own = { ...times, 'flight-number': number, 'origin-airport': origin };
  const fields = { ...(request['universal-fields'] as object), ...own };
  return String((await call({ ...request, 'universal-fields': fields }))['pass-template-id']);
}

let count = 0;

/** Issues a pass. @returns its install link, and the path of its page */
async function issue(data: object = {}, passId = `task-${++count}`) {
  const example = exampleRequest('generate-pass');
  const reference = { 'pass-template-id': templateId, 'pass-id': passId };
  const seat = { 'seat-number': '30A' };
  const pass = { ...example, ...reference, 'pass-data': { ...(example['pass-data'] as object), ...seat, ...data } };
  const link = String((await call(pass))['pass-install-url']);
  return { passId, link, path: `/desk/pass/${link.split('/i/')[1]?.slice(0, 32)}` };
}

/** The pass that a person uses for several tasks: the next one's is another, as an erasure ends all passes of a booking. */
const usual = new Map<string, string>();

/** What is typed to find the pass or the flight of a task; undefined for a task of the first page. */
async function soughtFor({ on, pass }: Pick<DeskTask, 'on' | 'pass'>, hand: HandName): Promise<string | undefined> {
  if (on === 'desk') return undefined;
  if (on === 'cancelled') return `LH${numbersToCancel.get(hand)}`;
  if (on === 'flight') return 'LH3023';
  if (pass === 'standby') return (await issue({ 'passenger-kind': 'standby', 'seat-number': '' })).passId;
  const passId = (pass === undefined && usual.get('pass')) || (await issue()).passId;
  usual.set('pass', passId);
  return passId;
}

/** Steps from the first page to the pass or flight of a task. */
async function stepsTo(task: Pick<DeskTask, 'on' | 'pass'>, hand: HandName): Promise<readonly Step[]> {
  const text = await soughtFor(task, hand);
  return text === undefined ? [] : [{ fill: find, text }, { press: 'Find' }];
}

/** Does what people do, on the first page. @returns the presses. */
async function done(steps: readonly Step[], page: Page, name: HandName): Promise<readonly string[]> {
  await page.goto(`${stack.url}/desk?date=${date}`);
  const hand = await handOn(page, name);
  for (const step of steps) {
    if ('press' in step) await hand.press(step.press);
    else if ('check' in step) await hand.check(step.check);
    else await hand.fill(step.fill, step.text);
  }
  return hand.presses;
}

/** The first field or button of a task; or a text that only its roles see. */
function offerOf(page: Page, { steps: [first], offered }: DeskTask) {
  if (offered !== undefined) return page.getByText(offered);
  return 'press' in first
    ? page.getByRole('button', { name: first.press })
    : page.getByLabel(Object.values(first)[0] ?? '');
}

describeInBrowser('the tasks of the desk', (browser) => {
  /** Presses of each task by each hand, by the last who has done it. */
  const counted = new Map<string, Map<HandName, readonly string[]>>();

  describe.each(people)('by the $role, by $hand', ({ role, hand }) => {
    let page: Page;
    beforeAll(async () => {
      usual.clear();
      const email = role === 'admin' ? 'demo@example.com' : `${role}@example.com`;
      page = await signedIn(browser(), stack.url, { email, device: hand === 'finger' ? gatePhone : devices.desktop });
    });
    afterAll(() => page.context().close());

    const tasks = tasksOf(people.findIndex((each) => each.role === role && each.hand === hand));
    const own = tasks.filter((task) => task.roles.includes(role));
    const others = tasks.filter((task) => !task.roles.includes(role));

    test.each(own)('$name takes at most five presses from the first page', async (task) => {
      const presses = await done([...(await stepsTo(task, hand)), ...task.steps], page, hand);
      await page.getByText(task.seen).first().waitFor();
      expect([presses, presses.length <= 5]).toEqual([presses, true]);
      counted.set(task.name, (counted.get(task.name) ?? new Map<HandName, readonly string[]>()).set(hand, presses));
    });

    test('what others do is not offered', async () => {
      const offers: string[] = [];
      for (const [on, ofPage] of Map.groupBy(others, (task) => task.on)) {
        const isStandby = ofPage.some(({ pass }) => pass === 'standby');
        await done(await stepsTo({ on, pass: isStandby ? 'standby' : undefined }, hand), page, hand);
        await page.getByRole('button', { name: 'Sign out' }).waitFor();
        for (const task of ofPage) if ((await offerOf(page, task).count()) > 0) offers.push(task.name);
      }
      expect(offers).toEqual([]);
    });
  });

  test('have the presses that docs/desk.md names', () => {
    const [, section = ''] = readFileSync('docs/desk.md', 'utf8').split(/^## Twelve tasks$/m);
    const [table = ''] = section.split('\n## ');
    expect(table.split('\n').filter((line) => /^\| \w/.test(line))).toEqual(
      tasksOf(0).map(({ name, roles: may }) => {
        const { mouse = [], finger = [], keyboard = [] } = Object.fromEntries(counted.get(name) ?? []);
        expect(mouse).toEqual(finger);
        return `| ${name} | ${mouse.join(', ')} | ${keyboard.join(', ')} | ${may.join(', ')} |`;
      }),
    );
  });

  test.each([
    ['desktop', devices.desktop],
    ['phone', gatePhone],
    ['dark phone', { ...gatePhone, colorScheme: 'dark' as const }],
  ])('of a pass have nothing for axe to find, and need no scrolling sideways, on a %s', (_name, device) =>
    onDesk(browser(), stack.url, { email: 'demo@example.com', device }, async (page) => {
      const inspect = async (state: string) => {
        expect({ state, found: await violations(page) }).toEqual({ state, found: [] });
        expect([state, await page.evaluate('document.documentElement.scrollWidth <= innerWidth')]).toEqual([
          state,
          true,
        ]);
      };
      const path = stack.url + (await issue({ 'passenger-kind': 'standby', 'seat-number': '' })).path;
      await page.goto(path);
      for (const summary of await page.locator('summary').all()) await summary.click();
      await inspect('pass');
      await page.getByRole('button', { name: 'Void…' }).click();
      await inspect('review');
      await page.getByRole('button', { name: 'Send' }).click();
      await inspect('done');
      await page.getByRole('button', { name: 'Show the link as a code' }).click();
      await inspect('link');
      await page.goto(`${path}/face`);
      await inspect('face');
      await page.goto(path);
      await page.getByRole('button', { name: 'Erase the passenger…' }).click();
      await inspect('erasing');
      await page.getByRole('button', { name: 'Erase the passenger' }).click();
      await inspect('erased');
    }),
  );
});
