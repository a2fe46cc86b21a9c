import type { Page } from 'playwright-core';

/** Code for the page, outside the type check of tests. Places are in the document, not on the screen. */
const measure = String.raw`(() => {
const faults = [];
const slack = 1;
const boxOf = ({ left, right, top, bottom }) => ({ left, right, top: top + scrollY, bottom: bottom + scrollY });
const screen = { left: 0, right: document.documentElement.clientWidth, top: 0, bottom: Infinity };
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
for (let node = walker.nextNode(); node; node = walker.nextNode()) {
  const parent = node.parentElement;
  if (!parent.checkVisibility({ visibilityProperty: true }) || parent.closest('.unseen, script, style')) continue;
  const clips = [['the screen', screen]];
  for (let each = parent; each !== document.body; each = each.parentElement)
    if (getComputedStyle(each).overflow !== 'visible') clips.push([each.className, boxOf(each.getBoundingClientRect())]);
  for (const { 0: word, index } of node.textContent.matchAll(/\S+/g)) {
    const range = document.createRange();
    range.setStart(node, index);
    range.setEnd(node, index + word.length);
    const boxes = [...range.getClientRects()].map(boxOf);
    const lines = new Set(boxes.map(({ top }) => Math.round(top)));
    if (word.length <= 12 && !/[-\u2013/\u3000-\u9fff\uac00-\uffef]/.test(word) && lines.size > 1) faults.push('"' + word + '" is broken');
    for (const [name, clip] of clips) {
      const isOutside = (box) =>
        box.left < clip.left - slack || box.right > clip.right + slack || box.top < clip.top - slack || box.bottom > clip.bottom + slack;
      if (boxes.some(isOutside)) faults.push('"' + word + '" is cut off by ' + name);
    }
  }
}
return faults;
})()`;

/**
 * Faults of a page's visible text: text cut off by the screen or a clipping ancestor, and words of up to 12 letters broken
 * in the middle, except in Chinese, Japanese and Korean, whose lines end anywhere. Source: WCAG 2.2, 1.4.4 and 1.4.10.
 */
export const textFaults = (page: Page): Promise<string[]> => page.evaluate(measure);
