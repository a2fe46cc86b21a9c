import type { passengerCapabilities, securityPrograms } from '../../domain/fields/badges.ts';
import type { BoardingPass } from '../../domain/shown/boarding-pass.ts';
import { present } from '../../domain/text/json.ts';

/** Source: Apple, Wallet Passes, SemanticTags, departureLocationSecurityPrograms. */
const programs = {
  'tsa-precheck': 'TSAPreCheck',
  'tsa-precheck-touchless-id': 'TSAPreCheckTouchlessID',
  oss: 'OSS',
  iti: 'ITI',
  itd: 'ITD',
  'global-entry': 'GlobalEntry',
  clear: 'CLEAR',
} as const satisfies Record<(typeof securityPrograms)[number], string>;

/** Source: Apple, Wallet Passes, SemanticTags, passengerCapabilities. */
const capabilities = {
  'pre-boarding': 'Preboarding',
  'priority-boarding': 'PriorityBoarding',
  'carry-on': 'Carryon',
  'personal-item': 'PersonalItem',
  'lap-infant': 'LapInfant',
} as const satisfies Record<(typeof passengerCapabilities)[number], string>;

const programTags = (names: BoardingPass['origin']['securityPrograms']) =>
  names?.map((name) => `PKTransitSecurityProgram${programs[name]}`);

/**
 * Tags that the design of iOS 26 shows as badges; none that is not set. Where Apple's documentation and its pass builder
 * differ in a name, both are there.
 * Source: docs/decisions/pass-contents.md#badges
 */
export function badgeTags({ badges, origin, destination, loungePlaceId: lounge, ...pass }: BoardingPass) {
  const requests = badges['service-requests'] ?? [];
  // An infant on a lap would be on the parent's pass.
  const isInfant = (pass.passengerKind === 'infant' && pass.seatNumber) || requests.includes('INFT');
  const services = requests.filter((code) => code !== 'INFT');
  const [departure, arrival] = [origin, destination].map(({ securityPrograms }) => programTags(securityPrograms));
  return present({
    passengerInformationSSRs: isInfant ? ['INFT'] : undefined,
    passengerServiceSSRs: services.length > 0 ? services : undefined,
    passengerAirlineSSRs: badges['airline-service-requests'],
    passengerCapabilities: badges['passenger-capabilities']?.map(
      (name) => `PKPassengerCapability${capabilities[name]}`,
    ),
    passengerEligibleSecurityPrograms: programTags(badges['security-programs']),
    departureLocationSecurityPrograms: departure,
    departureAirportSecurityPrograms: departure,
    destinationLocationSecurityPrograms: arrival,
    destinationAirportSecurityPrograms: arrival,
    internationalDocumentsAreVerified: badges['documents-verified'],
    internationalDocumentsVerifiedDeclarationName: badges['documents-declaration'],
    priorityStatus: badges['priority-status'],
    membershipProgramStatus: badges['frequent-flyer-status'],
    securityScreening: badges['security-screening'],
    boardingZone: badges['boarding-zone']?.replaceAll(/\bzone\b/gi, '').trim() || undefined,
    loungePlaceIDs: lounge && [lounge],
    airlineLoungePlaceID: lounge,
  });
}
