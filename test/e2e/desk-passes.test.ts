import type { Page } from 'playwright-core';
import { violations } from '../helpers/accessibility.ts';
import { describeInBrowser, devices } from '../helpers/browser.ts';
import { callService } from '../helpers/call-service.ts';
import { exampleRequest } from '../helpers/examples.ts';
import { type LocalStack, startLocalStack } from '../helpers/local-stack.ts';
import { createTemplate } from '../helpers/stack-calls.ts';
import { gatePhone, onDesk, tabTo } from './desk-visit.ts';

let stack: LocalStack;
let templateId: string;
beforeAll(async () => {
  stack = await startLocalStack();
  templateId = await createTemplate(stack);
  const other = await createTemplate(stack);
  const move = { action: 'updatepasstemplate', 'pass-template-id': other, 'flight-number': '801' };
  await callService(stack.url, stack.apiKey, move);
});
afterAll(() => stack.stop());

/** Something to do with a pass that was found: what is pressed, and in between typed into fields. */
interface Task {
  readonly data?: object;
  readonly typed?: Readonly<Record<string, string>>;
  readonly presses: readonly [string] | readonly [string, string] | readonly [string, string, string];
  readonly seen: string;
  /** Text of the page that says what it means, before it is done. */
  readonly before?: string;
}

const tasks: Readonly<Record<string, Task>> = {
  'void a pass': { presses: ['Void…', 'Send'], before: 'Wallets show the pass as void', seen: 'becomes voided' },
  'reinstate a pass': {
    data: { 'pass-status': 'voided' },
    ...{ presses: ['Reinstate…', 'Send'], before: 'valid again', seen: 'becomes active' },
  },
  'clear a standby': {
    data: { 'passenger-kind': 'standby' },
    typed: { 'passenger-kind': 'confirmed', 'seat-number': '14A' },
    ...{ presses: ['Seat and kind', 'Review the seat', 'Send'], before: 'Seat: 14A', seen: 'becomes confirmed' },
  },
  'send a message': {
    typed: { 'pass-update-notification': 'Please come to gate B2' },
    ...{ presses: ['Message', 'Review the message', 'Send'], before: 'Please come to gate B2', seen: '(not kept)' },
  },
  'send again': { presses: ['Send again…', 'Send'], before: 'Nobody is notified', seen: 'becomes once' },
  'show the link': { presses: ['Show the link as a code'], seen: 'Scan, and add the pass' },
  'move a passenger': {
    typed: { 'to-number': '801', 'to-seat': '21F' },
    presses: ['Move to another flight', 'Review the move', 'Send'],
    ...{ before: 'You are now on LH801', seen: 'Moved here from' },
  },
  'erase a passenger': {
    presses: ['Erase the passenger…', 'Erase the passenger'],
    ...{ before: 'This cannot be taken back.', seen: 'Receipt: entry' },
  },
};

let count = 0;

describeInBrowser('passes at the desk', (browser) => {
  const asAdmin = (device: typeof gatePhone, use: (page: Page) => Promise<void>) =>
    onDesk(browser(), stack.url, { email: 'demo@example.com', device }, use);

  /** Issues a pass, and finds it by its pass-id. */
  async function findNew(page: Page, { 'pass-status': status, ...data }: { readonly 'pass-status'?: string } = {}) {
    const passId = `found-${++count}`;
    const example = exampleRequest('generate-pass');
    const reference = { 'pass-template-id': templateId, 'pass-id': passId };
    const pass = { ...example, ...reference, 'pass-data': { ...(example['pass-data'] as object), ...data } };
    await callService(stack.url, stack.apiKey, pass);
    if (status)
      await callService(stack.url, stack.apiKey, { action: 'updatepassdata', ...reference, 'pass-status': status });
    await page.getByLabel('Flight, passenger on it, pass-id or link').fill(passId);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Apple Wallet' }).waitFor();
  }

  /** Waits for the review, before the last press. */
  async function seenBefore(page: Page, { presses, before }: Task, place: number) {
    if (before && place === presses.length - 1) await page.getByText(before).first().waitFor();
  }

  test.each(Object.entries(tasks))('%s: by touch on a phone of 360 px, in three clicks at most', (_, task) =>
    asAdmin(gatePhone, async (page) => {
      await findNew(page, task.data);
      for (const [place, name] of task.presses.entries()) {
        await seenBefore(page, task, place);
        await page.locator(':is(button, summary)', { hasText: new RegExp(`^${name}$`) }).click();
        if (place > 0) continue;
        for (const [id, text] of Object.entries(task.typed ?? {})) {
          const field = page.locator(`#${id}`);
          await (id === 'passenger-kind' ? field.selectOption(text) : field.fill(text));
        }
      }
      await page.getByText(task.seen).first().waitFor();
    }),
  );

  test.each(Object.entries(tasks))('%s: by keyboard alone', (_, task) =>
    asAdmin(devices.desktop, async (page) => {
      await findNew(page, task.data);
      for (const [place, name] of task.presses.entries()) {
        await seenBefore(page, task, place);
        await tabTo(page, name);
        await page.keyboard.press('Enter');
        if (place === 0)
          for (const [id, text] of Object.entries(task.typed ?? {})) {
            await tabTo(page, id);
            await page.keyboard.type(text);
          }
      }
      await page.getByText(task.seen).first().waitFor();
    }),
  );

  test.each([
    ['desktop', devices.desktop],
    ['phone', gatePhone],
    ['dark phone', { ...gatePhone, colorScheme: 'dark' as const }],
  ])('have nothing for axe to find, and need no scrolling sideways, on a %s', (name, device) =>
    asAdmin(device, async (page) => {
      const inspect = async (state: string) => {
        expect({ state, found: await violations(page) }).toEqual({ state, found: [] });
        expect([state, await page.evaluate('document.documentElement.scrollWidth <= innerWidth')]).toEqual([
          state,
          true,
        ]);
        const directory = process.env.SCREENSHOTS;
        if (directory) await page.screenshot({ path: `${directory}/pass-${name}-${state}.png`, fullPage: true });
      };
      await findNew(page);
      const path = page.url();
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
