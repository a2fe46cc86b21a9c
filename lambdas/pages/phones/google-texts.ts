import { nearestOf } from '../../domain/languages/languages.ts';
import type { Words } from '../../domain/languages/words/en.ts';
import { hexOf, inkOn, languageOfPhone, localeOf, type PassColors, type Phone, wordsOfPhone } from './drawing.ts';

interface Translation {
  readonly language: string;
  readonly value: string;
}

type Maybe<Value> = Value | null | undefined;

/** Source: Google Wallet, LocalizedString. */
export type Localized = Maybe<{
  readonly defaultValue: Translation;
  readonly translatedValues?: Maybe<readonly Translation[]>;
}>;

export type GoogleImage = Maybe<{
  readonly sourceUri: { readonly uri: string };
  readonly contentDescription?: Localized;
}>;

interface Airport {
  readonly airportIataCode: string;
  readonly airportNameOverride?: Localized;
  readonly terminal?: Maybe<string>;
  readonly gate?: Maybe<string>;
}

/** A text module, or a message. */
interface Text {
  readonly header?: Maybe<string>;
  readonly body?: Maybe<string>;
  readonly localizedHeader?: Localized;
  readonly localizedBody?: Localized;
}

interface Uri {
  readonly uri: string;
  readonly description?: Maybe<string>;
  readonly localizedDescription?: Localized;
}

/** Parts that a class and an object have. */
interface Modules {
  readonly hexBackgroundColor?: Maybe<string>;
  readonly heroImage?: GoogleImage;
  readonly textModulesData?: Maybe<readonly Text[]>;
  readonly linksModuleData?: Maybe<{ readonly uris?: Maybe<readonly Uri[]> }>;
  readonly messages?: Maybe<readonly Text[]>;
}

/** Source: Google Wallet REST reference, FlightClass. */
export interface FlightClass extends Modules {
  readonly id: string;
  readonly issuerName: string;
  readonly localizedIssuerName?: Localized;
  readonly languageOverride?: Maybe<string>;
  readonly origin: Airport;
  readonly destination: Airport;
  readonly flightHeader: {
    readonly carrier: {
      readonly carrierIataCode?: Maybe<string>;
      readonly carrierIcaoCode?: Maybe<string>;
      readonly airlineName?: Localized;
      readonly airlineLogo?: GoogleImage;
      readonly airlineAllianceLogo?: GoogleImage;
    };
    readonly flightNumber: string;
    readonly flightNumberDisplayOverride?: Maybe<string>;
  };
  readonly flightStatus?: Maybe<string>;
  readonly localBoardingDateTime?: Maybe<string>;
  readonly localGateClosingDateTime?: Maybe<string>;
  readonly localScheduledDepartureDateTime: string;
  readonly localEstimatedOrActualDepartureDateTime?: Maybe<string>;
  readonly localScheduledArrivalDateTime?: Maybe<string>;
  readonly localEstimatedOrActualArrivalDateTime?: Maybe<string>;
}

/** Source: Google Wallet REST reference, FlightObject. */
export interface FlightObject extends Modules {
  readonly id: string;
  readonly state?: Maybe<string>;
  readonly passengerName: string;
  readonly reservationInfo?: Maybe<{
    readonly confirmationCode?: Maybe<string>;
    readonly eticketNumber?: Maybe<string>;
    readonly frequentFlyerInfo?: Maybe<{
      readonly frequentFlyerProgramName?: Localized;
      readonly frequentFlyerNumber?: Maybe<string>;
    }>;
  }>;
  readonly boardingAndSeatingInfo?: Maybe<{
    readonly boardingGroup?: Maybe<string>;
    readonly boardingPosition?: Maybe<string>;
    readonly sequenceNumber?: Maybe<string>;
    readonly seatNumber?: Maybe<string>;
    readonly seatAssignment?: Localized;
    readonly seatClass?: Maybe<string>;
    readonly boardingDoor?: Maybe<string>;
    readonly boardingPrivilegeImage?: GoogleImage;
  }>;
  readonly securityProgramLogo?: GoogleImage;
  readonly barcode?: Maybe<{
    readonly type: string;
    readonly value: string;
    readonly alternateText?: Maybe<string>;
  }>;
  readonly groupingInfo?: Maybe<{ readonly groupingId: string; readonly sortIndex?: Maybe<number> }>;
}

/** A pass in Google Wallet: the flight, the passenger on it, and pictures by their address. */
export interface GooglePass {
  readonly flightClass: FlightClass;
  readonly flightObject: FlightObject;
  /**
   * Pictures as data URLs, by their address in the JSON. A drawing requests none: one that is not given is left out, and
   * the airline's logo replaced by its initial.
   */
  readonly pictures?: Readonly<Record<string, string>>;
}

/** A pass as a phone shows it. */
export interface ShownGooglePass extends GooglePass {
  readonly words: Words;
  /** A text in the phone's language, or in that of the class, if it fixes one. */
  readonly text: (plain: Maybe<string>, localized?: Localized) => string | undefined;
  readonly time: (local: Maybe<string>, style?: Intl.DateTimeFormatOptions) => string | undefined;
  readonly colors: PassColors;
  /** Word for the end of the pass; undefined for a valid one. */
  readonly ended: string | undefined;
}

export function shownInGoogle(phone: Phone, pass: GooglePass): ShownGooglePass {
  const { flightClass, flightObject } = pass;
  const language = flightClass.languageOverride ?? languageOfPhone(phone);
  const background = hexOf(flightObject.hexBackgroundColor) ?? hexOf(flightClass.hexBackgroundColor) ?? '#3C4043';
  const ink = inkOn(background);
  const words = wordsOfPhone(phone);
  return {
    ...pass,
    words,
    text: (plain, localized) => translated(localized, language) ?? plain ?? undefined,
    time: (local, style = { timeStyle: 'short' }) =>
      local
        ? new Date(`${local.slice(0, 16)}Z`).toLocaleString(localeOf(phone), { ...style, timeZone: 'UTC' })
        : undefined,
    colors: { background, ink, label: ink },
    ended: endOf(flightObject, words),
  };
}

/** The nearest match of a language, else the default. Source: Google Wallet, LocalizedString. */
function translated(localized: Localized, language: string): string | undefined {
  const values = localized?.translatedValues ?? [];
  const nearest = nearestOf(
    language,
    values.map((each) => each.language),
  );
  return (values.find((each) => each.language === nearest) ?? localized?.defaultValue)?.value;
}

function endOf({ state }: FlightObject, { passStatus }: Words): string | undefined {
  const words: Readonly<Record<string, string>> = {
    COMPLETED: passStatus.redeemed,
    EXPIRED: passStatus.expired,
    INACTIVE: passStatus.voided,
  };
  return words[state ?? ''];
}

/** A picture that was given, with its description. */
export function pictureIn({ pictures = {}, text }: ShownGooglePass, image: GoogleImage) {
  const source = image && pictures[image.sourceUri.uri];
  return source === undefined || !source ? undefined : { source, description: text('', image?.contentDescription) };
}
