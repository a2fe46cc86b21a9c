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
const [before, behind] = [90, 140];

/** Words that the documents say otherwise. A section with the word itself comes first. */
const synonyms: Readonly<Record<string, string>> = {
  ...{ bcbp: 'barcode', colour: 'color', duplicate: 'already in use', kafka: 'eventbridge', login: 'sign in' },
  ...{ monitoring: 'alarm', pnr: 'confirmation-number', postman: 'openapi', pricing: 'cost', resend: 'desk' },
  ...{ sandbox: 'local', sms: 'text message', staging: 'stage', swagger: 'openapi', terraform: 'cdk' },
  ...{ unauthorized: 'authentication failed', webhook: 'events' },
};

/** Finds the sections with all words of a query, the best first: an equal heading, words in headings, then in the text. */
export function search(pages: readonly IndexedPage[], query: string): Hit[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const scored = pages.flatMap(({ address, title: page, rank, sections }) =>
    sections.flatMap(([anchor, title, text]) => {
      const score = scoreOf(words, page, title, text);
      return score > 0 ? [{ rank, score, address: `${address}#${anchor}`, page, title, text }] : [];
    }),
  );
  return scored
    .sort((one, other) => one.rank - other.rank || other.score - one.score)
    .slice(0, mostHits)
    .map(({ address, page, title, text }) => ({ address, page, title, excerpt: excerptOf(text, words) }));
}

function scoreOf(words: readonly string[], page: string, title: string, text: string): number {
  const lower = [page, title, text].map((each) => each.toLowerCase());
  const together = words.join(' ');
  let score = lower[1] === together ? 100 : 0;
  if (words.length > 1 && lower.some((each) => each.replaceAll('-', ' ').includes(together))) score += 20;
  for (const word of words) {
    const found = Math.max(timesOf(word, lower), timesOf(synonyms[word], lower) / 100);
    if (found === 0) return 0;
    score += found;
  }
  return score;
}

function timesOf(word: string | undefined, [page = '', title = '', text = '']: readonly string[]): number {
  if (word === undefined) return 0;
  const times = Math.min(text.split(word).length - 1, 5);
  return (title.includes(word) ? 20 : 0) + (page.includes(word) ? 5 : 0) + times;
}

/** The text around all words together, else around the first of them. */
function excerptOf(text: string, words: readonly string[]): [string, string, string] {
  const lower = text.toLowerCase();
  const [first = ''] = words;
  const tried = [words.join(' '), words.join('-'), first, synonyms[first] ?? first];
  const word = tried.find((each) => lower.includes(each)) ?? first;
  const at = lower.indexOf(word);
  if (at < 0) return [text.slice(0, before + behind), '', ''];
  const end = at + word.length;
  const start = startOf(text, at);
  const begin = start > 0 && !/[.!?] $/.test(text.slice(0, start)) ? '… ' : '';
  return [begin + text.slice(start, at), text.slice(at, end), text.slice(end, end + behind)];
}

/** The beginning of the sentence; of a long one, that of a word. */
function startOf(text: string, at: number): number {
  const [sentence] = /(?<=^|[.!?] )(?:(?![.!?] ).)*$/s.exec(text.slice(0, at)) ?? [''];
  return sentence.length > before ? text.indexOf(' ', at - before) + 1 : at - sentence.length;
}
