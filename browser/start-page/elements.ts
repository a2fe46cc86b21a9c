/** @throws if nothing on the page, or in a part of it, matches. */
export function element<Kind extends HTMLElement = HTMLElement>(selector: string, within: ParentNode = document): Kind {
  const found = within.querySelector<Kind>(selector);
  if (found === null) throw new Error(`The page has no ${selector}`);
  return found;
}

export function made<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  text: string,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
): HTMLElementTagNameMap[Tag] {
  const created = Object.assign(document.createElement(tag), properties);
  created.textContent = text;
  return created;
}

/** Shows the buttons that copy a command. Browsers let only pages of https and of this machine write to the clipboard. */
export function copyButtons(say: (text: string) => void): void {
  if (!navigator.clipboard) return;
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy]')) {
    button.hidden = false;
    button.addEventListener('click', async () => {
      await navigator.clipboard.writeText(button.previousElementSibling?.textContent ?? '');
      say('Copied.');
    });
  }
}
