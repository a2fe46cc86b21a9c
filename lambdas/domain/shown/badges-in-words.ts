import type { securityPrograms } from '../fields/badges.ts';
import { wordsOf } from '../languages/languages.ts';
import type { BoardingPass } from './boarding-pass.ts';

/** Names that are the same in every language. */
const programs = {
  'tsa-precheck': 'TSA PreCheck',
  'tsa-precheck-touchless-id': 'TSA PreCheck Touchless ID',
  oss: 'One Stop Security',
  iti: 'ITI',
  itd: 'ITD',
  'global-entry': 'Global Entry',
  clear: 'CLEAR',
} as const satisfies Record<(typeof securityPrograms)[number], string>;

/** The badges of a passenger in one line, for a wallet that has none; undefined unless the airline wants them there. */
export function badgesInWords({ areBadgesInWords, badges, ...pass }: BoardingPass): string | undefined {
  if (!areBadgesInWords) return undefined;
  const words = wordsOf(pass).badges;
  const texts = [
    badges['documents-verified'] && badges['documents-declaration'],
    badges['priority-status'],
    badges['frequent-flyer-status'],
    badges['boarding-zone'],
    badges['security-screening'],
    ...(badges['security-programs'] ?? []).map((name) => programs[name]),
    ...(badges['passenger-capabilities'] ?? []).map((name) => words[name]),
    ...(badges['service-requests'] ?? []),
    ...(badges['airline-service-requests'] ?? []),
  ];
  return texts.filter(Boolean).join(', ') || undefined;
}
