import type { EmailContent } from './content.ts';

/** The plain-text part, for readers without HTML. */
export function textPart({ heading, title, day, facts, actions, link, pageLabel, words }: EmailContent): string {
  const links = [...actions, { words: pageLabel, address: link }];
  return [
    heading,
    '',
    `${title}, ${day}`,
    words.page.localTimes,
    '',
    ...facts.map(({ label, value }) => `${label}: ${value}`),
    ...links.flatMap((each) => ['', `${each.words}:`, each.address]),
    '',
  ].join('\n');
}
