import type { Locator, Page } from 'playwright-core';

/** Ways in which people use the desk. */
export const hands = ['mouse', 'keyboard', 'finger'] as const;

export type HandName = (typeof hands)[number];

/**
 * Somebody at a page, whose presses are noted. A press is a click, a tap, or a key: Enter, a key with its modifier, and Tab. Not
 * counted are the characters of what is typed, and the Tab between two values that follow each other. A field that has the cursor
 * needs none.
 */
export interface Hand {
  readonly presses: string[];
  /** Types into a field, by its label. */
  fill(label: string | RegExp, text: string): Promise<void>;
  /** Checks a box, by its label. */
  check(label: string): Promise<void>;
  /** Presses a button, by its text, and waits for the page to which it leads. */
  press(name: string): Promise<void>;
}

/** Presses after which nobody goes on. */
const mostPresses = 30;

/** The hand of a person. */
export async function handOn(page: Page, name: HandName): Promise<Hand> {
  const presses: string[] = [];
  const pressKey = name === 'keyboard' ? await accessKeysOf(page) : undefined;
  let isInForm = false;

  /** Moves the focus to an element, by its key or else by Tab. */
  async function reach(element: Locator, key: string | null): Promise<void> {
    if (key !== null && pressKey) {
      await pressKey(key);
      presses.push(key.toUpperCase());
      return;
    }
    while (!(await hasFocus(element))) {
      if (presses.length > mostPresses) throw new Error(`Not reached by Tab: ${presses}`);
      await page.keyboard.press('Tab');
      presses.push('Tab');
    }
  }

  async function point(element: Locator, what: string): Promise<void> {
    await (name === 'finger' ? element.tap() : element.click());
    presses.push(what);
  }

  async function isReached(field: Locator): Promise<boolean> {
    if (isInForm) await page.keyboard.press('Tab');
    else if ((await field.getAttribute('autofocus')) !== null) await page.locator(':focus').waitFor();
    const isThere = await hasFocus(field);
    if (isInForm && !isThere) presses.push('Tab');
    return isThere;
  }

  async function pressOn(button: Locator, text: string): Promise<void> {
    if (pressKey === undefined) return point(button, text);
    const key = await button.getAttribute('accesskey');
    const isDefault = await isDefaultOfFocused(button);
    if (key !== null && !isDefault) return reach(button, key);
    if (!isDefault) await reach(button, null);
    await page.keyboard.press('Enter');
    presses.push('Enter');
  }

  return {
    presses,
    async fill(label, text) {
      const field = page.getByLabel(label, { exact: true });
      await field.waitFor();
      if (!(await isReached(field))) {
        const id = await field.getAttribute('id');
        if (pressKey) await reach(field, await page.locator(`label[for="${id}"]`).getAttribute('accesskey'));
        else await point(field, String(label));
      }
      isInForm = true;
      await page.keyboard.type(text);
      // Else another text would have to be deleted before.
      expect((await field.inputValue()).toLowerCase()).toBe(text.toLowerCase());
    },
    async check(label) {
      const box = page.getByLabel(label, { exact: true });
      await box.waitFor();
      isInForm = false;
      const key = await page.locator('label', { hasText: label }).getAttribute('accesskey');
      if (pressKey && key !== null) await reach(box, key);
      else await point(box, label);
      expect(await box.isChecked()).toBe(true);
    },
    async press(text) {
      const button = page.getByRole('button', { name: text, exact: true });
      await button.waitFor();
      isInForm = false;
      // The text of a review is also on the page after it, which has to come before anybody looks.
      await Promise.all([page.waitForEvent('domcontentloaded'), pressOn(button, text)]);
    },
  };
}

const hasFocus = (element: Locator) => element.evaluate((each) => each === each.ownerDocument.activeElement);

/** True if Enter in the field that has the cursor presses the button: an area of text takes Enter for itself. */
const isDefaultOfFocused = (button: Locator): Promise<boolean> =>
  button.evaluate((each) => {
    const { localName, form } = each.ownerDocument.activeElement;
    return localName === 'input' && form !== null && form.querySelector('button') === each;
  });

/** Presses keys with the browser's modifier. Playwright's keyboard sends no such characters, as systems do. */
async function accessKeysOf(page: Page): Promise<(key: string) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  return async (key) => {
    const capital = key.toUpperCase();
    const event = {
      ...{
        modifiers: 1,
        key,
        code: `Key${capital}`,
        windowsVirtualKeyCode: capital.charCodeAt(0),
        unmodifiedText: key,
      },
    };
    await session.send('Input.dispatchKeyEvent', { ...event, type: 'rawKeyDown' });
    // Not waited for: a page that the key has left answers no more.
    const rest = [
      { ...event, type: 'char', text: key, isSystemKey: true } as const,
      { ...event, type: 'keyUp' } as const,
    ];
    for (const each of rest) session.send('Input.dispatchKeyEvent', each).catch(() => {});
  };
}
