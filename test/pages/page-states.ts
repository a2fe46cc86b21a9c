import { groupPage } from '../../lambdas/pages/group-page.ts';
import { installPage } from '../../lambdas/pages/install-page.ts';
import { busyLinkPage, outagePage, wrongLinkPage } from '../../lambdas/pages/link-pages.ts';
import { unavailablePage } from '../../lambdas/pages/unavailable-page.ts';
import { takenPage, walletBusyPage } from '../../lambdas/pages/wallet-pages.ts';
import { boardingPage, boardingText } from './boarding-page.ts';
import { actionLinks, groupPageInput, installPageInput } from './sample-input.ts';

/** Words of up to 12 letters, the longest that never break, in every place, and no logo. */
const longWords = {
  seatClass: 'Business',
  seatClassLabel: 'Compartments',
  boardingGroup: 'Philadelphia',
  seatNumber: 'Economy',
  estimatedDepartureTime: '2027-03-16T00:10:00',
  arrivalTime: '2027-03-16T06:45:00',
  passengerName: 'Maximiliane Wolkenkratzer',
  airlineName: 'Johannesburg Airways',
  origin: { code: 'MWW', name: 'Johannesburg', timeZone: 'Europe/Berlin', terminal: 'Satellite', gate: 'Mezzanine' },
  destination: { code: 'WMW', name: 'Philadelphia International', timeZone: 'Europe/Berlin' },
  actionLinks,
};
const onTheDay = { originalBoardingTime: '2027-03-15T17:05:00' };
const page = (...shown: Parameters<typeof installPageInput>) => installPage(installPageInput(...shown));

/** Every state of the passenger's pages. */
export const pageStates = {
  'Ready to be added': () => page(),
  'With its barcode': () => boardingPage({ text: boardingText }),
  'Delayed, without a logo': () => installPage({ ...installPageInput(longWords), logoUrl: undefined }),
  'Delayed over midnight, with a status': () =>
    page({
      day: { ...onTheDay, status: 'delayed', reason: 'Late arrival of the aircraft from Zurich' },
      estimatedDepartureTime: '2027-03-16T00:40:00',
    }),
  Cancelled: () => page({ day: { ...onTheDay, status: 'cancelled', reason: 'Thunderstorms' }, actionLinks }),
  'Cancelled, and void': () => page({ day: { ...onTheDay, status: 'cancelled' }, status: 'voided' }),
  Standby: () => page({ seatNumber: undefined, passengerKind: 'standby' }),
  Voided: () => page({ status: 'voided', actionLinks }),
  Expired: () => page({ status: 'expired' }),
  Redeemed: () => page({ status: 'redeemed' }),
  'In another wallet already': () => installPage({ ...installPageInput(), isTaken: true }),
  'All passes of a booking': () => groupPage(groupPageInput()),
  'Archived, deleted or never there': unavailablePage,
  'Wrong issuance link': wrongLinkPage,
  'Too many requests': busyLinkPage,
  'Nothing works': outagePage,
  'Google Wallet is busy': () => walletBusyPage('/i/link'),
  'Already in a wallet': () => takenPage('/i/link'),
} as const satisfies Record<string, () => string>;
