import type { Page } from 'playwright-core';

/** Code for the page, outside the type check of tests. Places are in the document, not on the screen. */
const measures = String.raw`
const slack = 1;
const boxOf = ({ left, right, top, bottom }) => ({ left, right, top: top + scrollY, bottom: bottom + scrollY });
const screen = { left: 0, right: document.documentElement.clientWidth, top: 0, bottom: Infinity };
const isShown = (element) =>
  element.checkVisibility({ visibilityProperty: true }) && !element.closest('.unseen, script, style');

/** The result for each element, of which many words ask. */
function remembered(of) {
  const known = new Map();
  return (element) => {
    if (!known.has(element)) known.set(element, of(element));
    return known.get(element);
  };
}

const isClippedAway = remembered((element) =>
  element !== document.body && (getComputedStyle(element).clipPath === 'inset(50%)' || isClippedAway(element.parentElement)));

/** What cuts off an element's text, by its class. */
const clipsOf = remembered((element) => {
  if (element === document.body) return [];
  const outer = clipsOf(element.parentElement);
  if (getComputedStyle(element).overflow === 'visible') return outer;
  return [[element.className, boxOf(element.getBoundingClientRect())], ...outer];
});

/** The words of the page, each with a box for each line that it stands in. */
function* words() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!isShown(parent)) continue;
    for (const { 0: word, index } of node.textContent.matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      yield { word, parent, boxes: [...range.getClientRects()].map(boxOf) };
    }
  }
}

const isBroken = ({ word, boxes }) =>
  !/[-\u00ad\u2013/\u3000-\u9fff\uac00-\uffef]/.test(word) && new Set(boxes.map(({ top }) => Math.round(top))).size > 1;

function textFaults() {
  const faults = [];
  for (const { word, parent, boxes } of words()) {
    if (word.length <= 12 && isBroken({ word, boxes })) faults.push('"' + word + '" is broken');
    for (const [name, clip] of [['the screen', screen], ...clipsOf(parent)]) {
      const isOutside = (box) =>
        box.left < clip.left - slack || box.right > clip.right + slack || box.top < clip.top - slack || box.bottom > clip.bottom + slack;
      if (boxes.some(isOutside)) faults.push('"' + word + '" is cut off by ' + name);
    }
  }
  return faults;
}

/** The part that the clips leave of a box. */
const seen = (box, clips) =>
  clips.reduce((left, [, clip]) => ({
    left: Math.max(left.left, clip.left),
    right: Math.min(left.right, clip.right),
    top: Math.max(left.top, clip.top),
    bottom: Math.min(left.bottom, clip.bottom),
  }), box);

const fontSizeOf = remembered((element) => parseFloat(getComputedStyle(element).fontSize));

/** The letters of a line's box without the space above and below them, which lines share. */
function lettersIn({ left, right, top, bottom }, element) {
  const [middle, half] = [(top + bottom) / 2, fontSizeOf(element) * 0.35];
  return { left, right, top: middle - half, bottom: middle + half };
}

function boxFaults({ breakable, overlays }) {
  // Letters of some systems' fonts are wider.
  document.documentElement.style.letterSpacing = '.03em';
  const faults = new Set();
  const name = (element) => {
    const text = element.textContent || element.labels?.[0]?.textContent || element.ariaLabel || element.id;
    return '"' + text.trim().replace(/\s+/g, ' ').slice(0, 40) + '"';
  };
  const items = [];
  const add = (element, box) => {
    const { left, right, top, bottom } = seen(box, clipsOf(element));
    if (right - left > slack && bottom - top > slack && !isClippedAway(element)) items.push({ element, left, right, top, bottom });
  };
  for (const { word, parent, boxes } of words()) {
    if (isBroken({ word, boxes }) && !/[@:]/.test(word) && !parent.closest(breakable)) faults.add('"' + word + '" is broken');
    if (!parent.closest(overlays)) for (const box of boxes) add(parent, lettersIn(box, parent));
  }
  for (const control of document.querySelectorAll('input, select, textarea, button, .button, summary'))
    if (isShown(control) && !control.closest(overlays)) add(control, boxOf(control.getBoundingClientRect()));
  items.sort((one, other) => one.top - other.top);
  items.forEach((one, place) => {
    for (let next = place + 1; next < items.length; next++) {
      const other = items[next];
      if (other.top > one.bottom - slack) break;
      if (other.left > one.right - slack || one.left > other.right - slack) continue;
      if (!one.element.contains(other.element) && !other.element.contains(one.element))
        faults.add(name(one.element) + ' overlaps ' + name(other.element));
    }
  });
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) faults.add(scrollWidth + ' px wide');
  document.documentElement.style.letterSpacing = '';
  return [...faults];
}
`;

/**
 * Faults of a page's visible text: text cut off by the screen or a clipping ancestor, and words of up to 12 letters broken
 * in the middle, except in Chinese, Japanese and Korean, whose lines end anywhere. Source: WCAG 2.2, 1.4.4 and 1.4.10.
 */
export const textFaults = (page: Page): Promise<string[]> => page.evaluate(`{${measures}\ntextFaults()}`);

/** Screens of small and usual phones, tablets and desktops: widths, px. */
const widths = [320, 360, 768, 1440];

/** Texts whose lines may end anywhere: keys, ids, addresses and code. */
const breakable = '.key, code, pre';

/** Texts that lie over others on purpose: the stamp of a void pass, and what a page reports, which stays in view. */
const overlays = '.stamp, #notice, #problem';

/**
 * Faults of a page's boxes on each screen: texts and controls that overlap, though neither contains the other, words that
 * are broken in the middle, and sideways scrolling. The page keeps its size.
 */
export async function boxProblems(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  const problems: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const found = await page.evaluate<string[]>(`{${measures}\nboxFaults(${JSON.stringify({ breakable, overlays })})}`);
    problems.push(...found.map((each) => `${width} px: ${each}`));
  }
  if (before) await page.setViewportSize(before);
  return problems;
}
