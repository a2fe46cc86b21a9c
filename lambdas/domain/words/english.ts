import type { ActionLinkName } from '../action-links.ts';
import type { FlightStatus } from '../flight-statuses.ts';

const flightStatus: Record<FlightStatus, string> = {
  scheduled: 'On time',
  delayed: 'Delayed',
  boarding: 'Boarding',
  'gate-closed': 'Gate closed',
  departed: 'Departed',
  arrived: 'Arrived',
  cancelled: 'Cancelled',
  diverted: 'Diverted',
};

/** Labels have at most 20 characters, as Google advises for links. */
const services: Record<ActionLinkName, string> = {
  'manage-booking-url': 'Manage booking',
  'change-seat-url': 'Change seat',
  'contact-phone': 'Call the airline',
  'wheelchair-url': 'Request a wheelchair',
  'service-animal-url': 'Service animal',
  'bags-url': 'Add bags',
  'track-bags-url': 'Track bags',
  'lost-bag-url': 'Report a lost bag',
  'upgrade-url': 'Upgrade',
  'meals-url': 'Order a meal',
  'lounge-url': 'Lounge access',
  'wifi-url': 'Wi-Fi',
  'entertainment-url': 'Entertainment',
  'contact-email': 'E-mail the airline',
  'contact-url': 'Airline website',
};

/** Our own words on passes and pages: the column of each other language has the same rows. */
export const english = {
  /** Locale of dates in sentences. */
  locale: 'en',
  labels: {
    flight: 'Flight',
    from: 'From',
    to: 'To',
    gate: 'Gate',
    terminal: 'Terminal',
    door: 'Boarding door',
    date: 'Date',
    boarding: 'Boarding',
    status: 'Status',
    flightStatus: 'Flight status',
    closing: 'Gate closes',
    departure: 'Departure',
    scheduledDeparture: 'Scheduled departure',
    arrival: 'Arrival',
    scheduledArrival: 'Scheduled arrival',
    arrivalTerminal: 'Arrival terminal',
    arrivalGate: 'Arrival gate',
    passenger: 'Passenger',
    seat: 'Seat',
    class: 'Class',
    group: 'Group',
    position: 'Position',
    confirmation: 'Confirmation number',
    ticket: 'Ticket number',
    sequence: 'Sequence number',
    frequentFlyer: 'Frequent flyer',
    message: 'Message',
    information: 'Information',
    website: 'Website',
    link: 'Link',
    lastNotification: 'Last Notification',
  },
  flightStatus,
  passStatus: { active: 'Active', redeemed: 'Redeemed', expired: 'Expired', voided: 'Voided' },
  /** Words in place of a seat. */
  kinds: { standby: 'Standby', infant: 'Infant', unseated: 'Seat at gate' },
  doors: { Front: 'Front', Back: 'Back' },
  services,
  notices: {
    /** Text before the first notification. */
    none: 'None',
    updated: 'Your boarding pass has been updated',
    /** Status of a scheduled flight, in Apple's spelling. */
    onTime: 'On Time',
  },
  /** Parts of the sentence behind a status and a colon: `Delayed: departs 19:05 instead of 17:35`. */
  sentences: {
    departs: (when: string) => `departs ${when}`,
    departsLaterThan: (time: string) => `departs later than ${time}`,
    doesNotDepart: (flight: string, time: string) => `${flight} does not depart at ${time}`,
    landsElsewhere: (place: string) => `lands elsewhere than ${place}`,
    landedElsewhere: (place: string) => `landed elsewhere than ${place}`,
    onDay: (time: string, day: string) => `${time} on ${day}`,
    insteadOf: (time: string, scheduled: string) => `${time} instead of ${scheduled}`,
    /** A flight with its time and the passenger's seat. */
    nowOn: (flight: string) => `You are now on ${flight}`,
    seat: (seat: string) => `seat ${seat}`,
  },
  /** A time that contradicts another: `about 11:40, as the departure moved; boarding was announced for 10:05`. */
  estimates: {
    about: (time: string) => `about ${time}`,
    departureMoved: (about: string, announced: string) => `${about}, as the departure moved; ${announced}`,
    boardingMoved: (about: string, announced: string) => `${about}, as boarding moved; ${announced}`,
    boarding: (time: string) => `boarding was announced for ${time}`,
    closing: (time: string) => `gate closing was announced for ${time}`,
    departure: (time: string) => `departure was announced for ${time}`,
    arrival: (time: string) => `arrival was announced for ${time}`,
  },
  /** Descriptions of pictures. */
  pictures: { alliance: 'Alliance', airline: 'Picture of the airline', additional: 'Additional image' },
  page: {
    title: (airline: string, flight: string) => `${airline} boarding pass ${flight}`,
    ready: 'Your boarding pass is ready',
    cancelled: 'Your flight is cancelled',
    help: 'Keep it in your phone’s wallet to have it at hand on the way to the gate.',
    helpIfCancelled: 'Please ask your airline how to travel on. Its desk may scan this pass.',
    wait: 'One moment, your boarding pass is on its way.',
    thanks: 'Have a pleasant flight!',
    addToApple: 'Add to Apple Wallet',
    addToGoogle: 'Add to Google Wallet',
    phone: 'Continue on your phone',
    scan: 'Scan the code with your phone’s camera to open this page there.',
    link: 'Link to this page.',
    notForBoarding: 'Not for boarding.',
    airline: 'Your airline',
    printed: 'This sheet is not a boarding pass. Show the boarding pass in the wallet of your phone.',
    taken: 'This boarding pass is already in a wallet. Your airline allows it on one device only.',
    to: 'to',
    insteadOf: 'instead of',
    localTimes: 'All times are local.',
    ended: {
      redeemed: {
        heading: 'This boarding pass has been used',
        stamp: 'Used',
        advice: 'If you have not boarded with it, please speak to the staff at the gate or contact your airline.',
      },
      expired: {
        heading: 'This boarding pass has expired',
        stamp: 'Expired',
        advice: 'If you still have a flight to catch, please ask your airline for a new boarding pass.',
      },
      voided: {
        heading: 'This boarding pass is no longer valid',
        stamp: 'Not valid',
        advice: 'You cannot board with it. Please ask your airline, or its desk at the airport, for a new one.',
      },
    },
    barcode: 'Barcode',
    showToBoard: 'Show this code to board',
    showAtDesk: 'Show this code at the desk',
  },
  groupPage: {
    title: (airline: string) => `${airline} boarding passes`,
    ready: 'Your boarding passes are ready',
    passes: 'Your boarding passes',
    help: 'Add them all at once, or one by one below.',
    addAll: (passes: number, wallet: string) => `Add all ${passes} to ${wallet}`,
    addPart: (passes: number, part: number, parts: number, wallet: string) =>
      `Add ${passes} (part ${part} of ${parts}) to ${wallet}`,
    taken: 'Already in a wallet. Your airline allows it on one device only.',
    /** Before a passenger's name. */
    for: 'for',
  },
};

/** A column of the table: tsc misses a word that a language lacks. */
export type Words = typeof english;

/** Words of the pages in place of a pass, which only the web function has. */
export const englishNotices = {
  again: 'Try again',
  back: 'Back to your boarding pass',
  unavailable: {
    title: 'Boarding pass not available',
    heading: 'This boarding pass is no longer available',
    text: 'The link may be incomplete, or the pass may have been replaced or removed. If you still need your boarding pass, please contact your airline.',
  },
  wrongLink: {
    title: 'Boarding pass link not valid',
    heading: 'This link does not lead to a boarding pass',
    text: 'It may be incomplete, may have changed on its way to you, or may have ended. Please open it once more from the message that you got. If that does not help, please contact your airline, which can send you a new one.',
  },
  busy: {
    title: 'One moment, please',
    heading: 'Too many boarding passes at once',
    text: 'Please wait a minute and open the link again. If you still need your boarding pass then, please contact your airline.',
  },
  outage: {
    title: 'Boarding pass not available right now',
    heading: 'We cannot show your boarding pass right now',
    text: 'The fault is on our side, and your boarding pass is safe. Please try again in a minute. If it is in your wallet already, it works there as before. At the airport, the airline’s desk can help you.',
  },
  walletBusy: {
    title: 'Google Wallet is busy',
    heading: 'Google Wallet cannot take your boarding pass right now',
    text: 'Your boarding pass is safe. Please wait a moment and try again.',
  },
  taken: {
    title: 'Boarding pass already added',
    heading: 'This boarding pass is already in a wallet',
    text: 'Your airline allows it on one device only. To move it to another one, remove it from the wallet that it is in first.',
  },
};

/** A column of the notices. */
export type NoticeWords = typeof englishNotices;
