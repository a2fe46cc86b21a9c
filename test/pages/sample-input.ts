import { actionLinkNames } from '../../lambdas/domain/fields/action-links.ts';
import { inEnglish } from '../../lambdas/domain/languages/languages.ts';
import type { BoardingPass } from '../../lambdas/domain/shown/boarding-pass.ts';
import { actionLinksOf } from '../../lambdas/domain/shown/messages.ts';
import type { GroupFlight, GroupPageInput, GroupPass } from '../../lambdas/pages/group-page.ts';
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
  badges: {},
  messages: [],
  links: [],
  locations: [],
  actionLinks: [],
  beacons: [],
};

/** Links of every kind, except an e-mail address, which has no words and may have to break. */
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

/** Input of a page with all of an airline's settings, and with addresses of production's length. */
export function wholeInput(): InstallPageInput {
  const day = {
    status: 'delayed',
    originalBoardingTime: '2027-03-15T17:05:00',
    estimatedBoardingTime: '2027-03-15T18:35:00',
  } as const;
  const times = { boardingTime: '2027-03-15T18:35:00', estimatedDepartureTime: '2027-03-15T19:05:00' };
  const text = '<p>Keep it <b style="color:#0C3478">at hand</b>: our crew asks for it at the gate.</p>';
  const texts = { helpText: text, waitMessage: text, thankYouMessage: text };
  return {
    ...installPageInput({ ...times, estimatedArrivalTime: '2027-03-15T20:15:00', day, actionLinks }, texts),
    url: `https://d111111abcdef8.cloudfront.net/i/${link}`,
    logoUrl: `/images/${'a'.repeat(64)}.png`,
    iconUrl: `/images/${'b'.repeat(64)}.png`,
  };
}

/** Input of a group page: two flights of a family, on the later one a traveller with an ended pass. */
export function groupPageInput(set: Partial<InstallPageSettings> = {}, wording = inEnglish): GroupPageInput {
  const pass = (place: number, shown: Partial<BoardingPass>): GroupPass => ({
    boardingPass: { ...boardingPass, wording, ...shown },
    isTaken: false,
    url: `/i/${place}`,
    pkpassUrl: `/i/${place}/pass.pkpass`,
    googleUrl: `/i/${place}/walletb`,
  });
  const onward = {
    flight: 'TN401',
    origin: boardingPass.destination,
    destination: { code: 'DOH', name: 'Doha', timeZone: 'Asia/Qatar' },
    departureTime: '2027-03-15T20:35:00',
    arrivalTime: '2027-03-16T04:10:00',
  };
  const flight: Omit<GroupFlight, 'passes'> = { settings: { ...settings, ...set }, logoUrl: '/images/logo.png' };
  const names = ['Émilie Mustermann', 'Erika Mustermann', 'Jörg Mustermann', 'Ludwig Mustermann'];
  const travellers = names.map((passengerName, place) => ({ passengerName, seatNumber: `12${'ABCD'[place]}` }));
  return {
    flights: [
      { ...flight, passes: travellers.map((each, place) => pass(place, each)) },
      {
        settings: { ...flight.settings, brandColor: '#F5B700', brandTextColor: '#1C1C1E' },
        passes: travellers.map((each, place) =>
          pass(place + 4, { ...onward, ...each, status: place === 3 ? 'voided' : 'active' }),
        ),
      },
    ],
    url: `https://pass.example/g/${link}`,
    bundles: [{ passes: 7, url: '/g/link/1.pkpasses' }],
    saveLinks: [
      { passes: 6, url: '/g/link/walletb/1' },
      { passes: 1, url: '/g/link/walletb/2' },
    ],
  };
}
