/** A page of the site and its sections, in the order in which they are read. */
export interface IndexedPage {
  readonly address: string;
  readonly title: string;
  /** Hits of a lower rank come first, whatever their score. */
  readonly rank: number;
  readonly sections: readonly (readonly [anchor: string, title: string, text: string])[];
}

export interface Hit {
  readonly address: string;
  readonly page: string;
  readonly title: string;
  /** The text around its first occurrence: before, the occurrence, behind. */
  readonly excerpt: readonly [string, string, string];
}

const mostHits = 20;
const [before, behind] = [60, 140];

/** Finds the sections with all words of a query, the best first: an equal heading, words in headings, then in the text. */
export function search(pages: readonly IndexedPage[], query: string): Hit[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const [first] = words;
  if (first === undefined) return [];
  const scored = pages.flatMap(({ address, title: page, rank, sections }) =>
    sections.flatMap(([anchor, title, text]) => {
      const score = scoreOf(words, page, title, text);
      return score > 0 ? [{ rank, score, address: `${address}#${anchor}`, page, title, text }] : [];
    }),
  );
  return scored
    .sort((one, other) => one.rank - other.rank || other.score - one.score)
    .slice(0, mostHits)
    .map(({ address, page, title, text }) => ({ address, page, title, excerpt: excerptOf(text, first) }));
}

function scoreOf(words: readonly string[], page: string, title: string, text: string): number {
  const [inPage, inTitle, inText] = [page.toLowerCase(), title.toLowerCase(), text.toLowerCase()];
  let score = inTitle === words.join(' ') ? 100 : 0;
  for (const word of words) {
    const times = Math.min(inText.split(word).length - 1, 5);
    const found = (inTitle.includes(word) ? 20 : 0) + (inPage.includes(word) ? 5 : 0) + times;
    if (found === 0) return 0;
    score += found;
  }
  return score;
}

function excerptOf(text: string, word: string): [string, string, string] {
  const at = text.toLowerCase().indexOf(word);
  if (at < 0) return [text.slice(0, before + behind), '', ''];
  const end = at + word.length;
  // Begins with a whole word.
  const start = at > before ? text.indexOf(' ', at - before - 1) + 1 : 0;
  return [text.slice(start, at), text.slice(at, end), text.slice(end, end + behind)];
}
