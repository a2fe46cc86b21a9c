import type { PassJson } from './pkpass.ts';

const capability = 'PKPassengerCapability';
const program = 'PKTransitSecurityProgram';

/** Apple translates its badges; these words are ours. Source: Apple, Wallet Passes, SemanticTags. */
const capabilities: Readonly<Record<string, string>> = {
  [`${capability}Preboarding`]: 'Preboarding',
  [`${capability}PriorityBoarding`]: 'Priority boarding',
  [`${capability}Carryon`]: 'Carry-on',
  [`${capability}PersonalItem`]: 'Personal item',
  [`${capability}LapInfant`]: 'Lap infant',
};

/** Programs with a badge; TSA PreCheck has a sign above the barcode in its place. */
const programs: Readonly<Record<string, string>> = {
  [`${program}OSS`]: 'One Stop Security',
  [`${program}ITI`]: 'International to international',
  [`${program}ITD`]: 'International to domestic',
  [`${program}GlobalEntry`]: 'Global Entry',
  [`${program}CLEAR`]: 'CLEAR',
};

/** The only codes with a badge: IATA's of wheelchairs as they are, the others in words. */
const services: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['WCBD', 'WCBW', 'WCHC', 'WCHR', 'WCHS', 'WCLB', 'WCMP', 'WCOB'].map((code) => [code, code] as const),
  ),
  SVAN: 'Service animal',
  PETC: 'Pet in cabin',
  UMNR: 'Unaccompanied minor',
};

/**
 * Badges of the design of iOS 26, in their order: those of service requests come last.
 * Source: Apple, Creating an airline boarding pass using semantic tags.
 */
export function badgesOf({ semantics = {} }: PassJson, text: (text: string) => string): string[] {
  const tag = (name: string) => listIn(semantics[name]).map(text);
  const isNamed = semantics.internationalDocumentsAreVerified === true;
  const hasSeat = listIn(semantics.passengerInformationSSRs).includes('INFT') && semantics.seats !== undefined;
  return [
    ...(isNamed ? tag('internationalDocumentsVerifiedDeclarationName') : []),
    ...wordsIn(programs, usablePrograms(semantics)),
    ...['membershipProgramStatus', 'priorityStatus', 'ticketFareClass'].flatMap(tag),
    ...wordsIn(capabilities, listIn(semantics.passengerCapabilities)),
    ...wordsIn(services, listIn(semantics.passengerServiceSSRs)),
    ...(hasSeat ? ['Infant'] : []),
  ];
}

export const hasPreCheck = ({ semantics = {} }: PassJson): boolean =>
  usablePrograms(semantics).some((each) => each.startsWith(`${program}TSAPreCheck`));

/** Programs of the passenger that one of the two airports has; Apple's two sources spell their tags differently. */
function usablePrograms(semantics: Readonly<Record<string, unknown>>): string[] {
  const places = ['departure', 'destination'].flatMap((place) =>
    ['Location', 'Airport'].flatMap((kind) => listIn(semantics[`${place}${kind}SecurityPrograms`])),
  );
  return listIn(semantics.passengerEligibleSecurityPrograms).filter((each) => places.includes(each));
}

/** Texts of a tag, which has one or a list. */
const listIn = (value: unknown): string[] =>
  [value].flat().filter((each): each is string => typeof each === 'string' && each !== '');

/** Words of the codes that are there, in the table's order. */
const wordsIn = (words: Readonly<Record<string, string>>, codes: readonly string[]) =>
  Object.entries(words).flatMap(([code, word]) => (codes.includes(code) ? [word] : []));
