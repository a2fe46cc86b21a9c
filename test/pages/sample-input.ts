import { actionLinkNames } from '../../lambdas/domain/action-links.ts';
import type { BoardingPass } from '../../lambdas/domain/boarding-pass.ts';
import { actionLinksOf } from '../../lambdas/domain/messages.ts';
import type { InstallPageInput, InstallPageSettings } from '../../lambdas/pages/install-page.ts';

const boardingPass: BoardingPass = {
  passKey: 'k'.repeat(32),
  status: 'active',
  airlineName: 'Tern Airways',
  flight: 'TN2724',
  airlineCode: 'TN',
  flightNumber: '2724',
  origin: { code: 'MUC', name: 'Munich', timeZone: 'Europe/Berlin', terminal: '2', gate: 'G20' },
  destination: { code: 'BER', name: 'Berlin', timeZone: 'Europe/Berlin', terminal: '1', gate: 'A7' },
  boardingTime: '2027-03-15T17:05:00',
  departureTime: '2027-03-15T17:35:00',
  arrivalTime: '2027-03-15T18:45:00',
  relevantDate: '2027-03-15T14:05:00+01:00',
  passengerName: 'Erika Mustermann',
  seatNumber: '12C',
  boardingGroup: '3',
  boardingGroupLabel: 'Group',
  boardingPosition: '42',
  seatClass: 'Economy',
  seatClassLabel: 'Cabin',
  confirmationNumber: 'ABC123',
  messages: [],
  links: [],
  locations: [],
  actionLinks: [],
  beacons: [],
};

/** Everything that an airline may offer, but an e-mail address: that has no words, and may have to break. */
export const actionLinks = actionLinksOf(
  {
    ...Object.fromEntries(actionLinkNames.map((name) => [name, 'https://www.example.com/'])),
    'contact-phone': '+49891234567',
    'contact-email': undefined,
  },
  {},
);

const settings: InstallPageSettings = {
  backgroundColor: '#F2F5FA',
  brandColor: '#0C3478',
  brandTextColor: '#FFFFFF',
  showCheckmark: true,
  showLogo: true,
};

const link = 'abcdefghijklmnopqrstuvwxyz234567'.repeat(2).slice(0, 58);

export function installPageInput(
  shown: Partial<BoardingPass> = {},
  set: Partial<InstallPageSettings> = {},
): InstallPageInput {
  return {
    boardingPass: { ...boardingPass, ...shown },
    settings: { ...settings, ...set },
    url: `https://pass.example/i/${link}`,
    pkpassUrl: `/i/${link}/pass.pkpass`,
    googleUrl: `/i/${link}/walletb`,
    logoUrl: '/images/logo.png',
  };
}
