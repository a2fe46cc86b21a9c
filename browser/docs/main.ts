import { newElement } from './elements.ts';
import { type Hit, type IndexedPage, search } from './search.ts';

/** Set by search-index.js. A script can be loaded from a folder without a server, too, as no other file can. */
declare global {
  var searchIndex: readonly IndexedPage[] | undefined;
}

const root = document.documentElement.dataset.root ?? '';

function searchWith(input: HTMLInputElement, found: HTMLElement): void {
  const [status, list] = [found.querySelector('p'), found.querySelector('ol')];
  const show = () => {
    const hits = search(globalThis.searchIndex ?? [], input.value);
    found.hidden = input.value.trim() === '';
    list?.replaceChildren(...hits.map(itemOf));
    if (status)
      status.textContent =
        hits.length === 0
          ? 'No result. Try fewer words, or the name of an action, a field or an error.'
          : `${hits.length} found`;
  };
  input.addEventListener('focus', () => void loaded().then(show), { once: true });
  input.addEventListener('input', () => void loaded().then(show));
  input.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') list?.querySelector('a')?.click();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') found.hidden = true;
    if (event.key !== '/' || event.target === input) return;
    event.preventDefault();
    input.focus();
  });
  found.addEventListener('click', ({ target }) => {
    // A hit on the same page leaves the list open otherwise.
    if (target instanceof Element && target.closest('a')) found.hidden = true;
  });
}

function itemOf({ address, page, title, excerpt: [before, word, behind] }: Hit): HTMLElement {
  const where = page === title ? page : `${page}: ${title}`;
  const excerpt = newElement('span', {}, before, newElement('mark', {}, word), behind);
  return newElement('li', {}, newElement('a', { href: root + address }, newElement('b', {}, where), excerpt));
}

let loading: Promise<void> | undefined;

/** Loads the index when the search is used first. */
function loaded(): Promise<void> {
  loading ??= new Promise((resolve, reject) => {
    document.head.append(
      newElement('script', { src: `${root}search-index.js`, onload: () => resolve(), onerror: reject }),
    );
  });
  return loading;
}

/** Adds a button that copies a block of code. Browsers let only pages of https and of this machine write to the clipboard. */
function addCopyButton(block: Element): void {
  const text = block.textContent ?? '';
  const button = newElement('button', { type: 'button' }, 'Copy');
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(text.replace(/\n?$/, '\n'));
    button.textContent = 'Copied';
  });
  block.append(button);
}

const choices = [...document.querySelectorAll<HTMLInputElement>('.example [type=radio]')];

/** Shows all examples in a language. */
function choose(language: string | null): void {
  for (const choice of choices) if (choice.value === language) choice.checked = true;
}

/** Remembers the language for other pages. Some browsers have no storage for pages from disk. */
function rememberLanguage(): void {
  try {
    choose(localStorage.getItem('language'));
  } catch {}
  for (const choice of choices)
    choice.addEventListener('change', () => {
      choose(choice.value);
      try {
        localStorage.setItem('language', choice.value);
      } catch {}
    });
}

rememberLanguage();
const input = document.querySelector<HTMLInputElement>('#query');
const found = document.querySelector<HTMLElement>('#found');
if (input && found) {
  searchWith(input, found);
  document.querySelector('search')?.removeAttribute('hidden');
}
if (navigator.clipboard) document.querySelectorAll('.code').forEach(addCopyButton);
