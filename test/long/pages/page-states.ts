import { ownLanguageOf, type Wording } from '../../../lambdas/domain/languages/languages.ts';
import { type GroupPageInput, groupPage } from '../../../lambdas/pages/group-page.ts';
import { installPage } from '../../../lambdas/pages/install-page.ts';
import {
  busyLinkPage,
  type Notice,
  noticeWordingIn,
  outagePage,
  takenPage,
  unavailablePage,
  walletBusyPage,
  wrongLinkPage,
} from '../../../lambdas/pages/notices.ts';
import { boardingPage, boardingText } from '../../pages/boarding-page.ts';
import { actionLinks, groupPageInput, installPageInput } from '../../pages/sample-input.ts';

/** Settings with words of 12 letters, the longest that never break, in every place, and no logo. */
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
const given = (text: string) => ({ text, words: 'given' }) as const;

const inLanguage =
  (notice: Notice) =>
  async ({ language }: Wording) =>
    notice(await noticeWordingIn(ownLanguageOf(language) ?? 'en'));

/** The first traveller has added the pass of the first flight. */
const withOneInWallet = (input: GroupPageInput): GroupPageInput => ({
  ...input,
  flights: input.flights.map((flight, place) => ({
    ...flight,
    passes: flight.passes.map((pass, row) => ({ ...pass, isInWallet: place + row === 0 })),
  })),
});

/** Every state of the passenger's pages, in a language. */
export const pageStates = {
  'Ready to be added': (wording) => installPage(installPageInput({ wording })),
  'With its barcode': (wording) => boardingPage({ text: boardingText }, { wording }),
  'In the wallet, with another gate': (wording) =>
    installPage({
      ...installPageInput({ wording, gateClosingTime: '2027-03-15T17:20:00' }),
      isInWallet: true,
      changes: [{ name: 'gate', from: '14', to: 'G20', at: '16:12' }],
    }),
  'Delayed, without a logo': (wording) =>
    installPage({ ...installPageInput({ ...longWords, wording }), logoUrl: undefined }),
  'Delayed over midnight, with a status': (wording) =>
    installPage(
      installPageInput({
        wording,
        day: { ...onTheDay, status: 'delayed', reason: given('Late arrival of the aircraft from Zurich') },
        estimatedDepartureTime: '2027-03-16T00:40:00',
      }),
    ),
  'Delayed until further notice': (wording) =>
    installPage(installPageInput({ wording, day: { ...onTheDay, status: 'delayed', reason: given('Thunderstorms') } })),
  Cancelled: (wording) =>
    installPage(
      installPageInput({
        wording,
        day: { ...onTheDay, status: 'cancelled', reason: given('Thunderstorms') },
        actionLinks,
      }),
    ),
  'Cancelled, and void': (wording) =>
    installPage(
      installPageInput({ wording, day: { ...onTheDay, status: 'cancelled' }, status: 'voided', actionLinks }),
    ),
  Standby: (wording) => installPage(installPageInput({ wording, seatNumber: undefined, passengerKind: 'standby' })),
  Voided: (wording) => installPage(installPageInput({ wording, status: 'voided', actionLinks })),
  Expired: (wording) => installPage(installPageInput({ wording, status: 'expired' })),
  Redeemed: (wording) => installPage(installPageInput({ wording, status: 'redeemed' })),
  'In another wallet already': (wording) => installPage({ ...installPageInput({ wording }), isTaken: true }),
  'All passes of a booking': (wording) => groupPage(withOneInWallet(groupPageInput({}, wording))),
  'Archived, deleted or never there': inLanguage(unavailablePage),
  'Wrong issuance link': inLanguage(wrongLinkPage),
  'Too many requests': inLanguage(busyLinkPage),
  'Nothing works': inLanguage(outagePage),
  'Google Wallet is busy': inLanguage(walletBusyPage('/i/link')),
  'Already in a wallet': inLanguage(takenPage('/i/link')),
} as const satisfies Record<string, (wording: Wording) => string | Promise<string>>;
