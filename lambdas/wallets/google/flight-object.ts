import type { Barcode } from '../../domain/barcode/barcode.ts';
import { languageOf, wordsOf } from '../../domain/languages/languages.ts';
import type { BoardingPass } from '../../domain/shown/boarding-pass.ts';
import { facts } from '../../domain/shown/facts.ts';
import { googleTexts } from '../../domain/shown/placement.ts';
import { toInstant } from '../../domain/time/dates.ts';
import { minuteMs } from '../../domain/time/durations.ts';
import type { FlightObjectInput } from '../../ports/wallets.ts';
import { objectId, resourceId } from './ids.ts';
import { image, localized, notificationMessages, objectLinksOf, optionalImage, textModule } from './modules.ts';
import { withLanguages } from './with-languages.ts';

const states = {
  active: 'ACTIVE',
  redeemed: 'COMPLETED',
  expired: 'EXPIRED',
  voided: 'INACTIVE',
} as const satisfies Record<BoardingPass['status'], string>;

/**
 * One passenger on the flight: everything that a pass may override.
 * Source: Google Wallet REST reference, FlightObject.
 */
export function flightObjectOf(issuerId: string, { translations, hadTranslations, ...input }: FlightObjectInput) {
  const language = languageOf(input.boardingPass);
  const others = translations.map((other) => [languageOf(other.boardingPass), inOneLanguage(issuerId, other)] as const);
  return withLanguages(inOneLanguage(issuerId, input), { language, others, hadTranslations });
}

function inOneLanguage(issuerId: string, input: FlightObjectInput['translations'][number]) {
  const { boardingPass: pass, templateId } = input;
  const links = objectLinksOf(pass);
  const { pictures } = wordsOf(pass);
  const door = pass.fields?.['boarding-door'];
  return {
    id: objectId(issuerId, pass.passKey, input.number),
    classId: resourceId(issuerId, templateId),
    state: states[pass.status],
    passengerName: pass.passengerName,
    reservationInfo: {
      confirmationCode: pass.confirmationNumber,
      eticketNumber: pass.ticketNumber,
      frequentFlyerInfo: frequentFlyerInfo(pass),
    },
    boardingAndSeatingInfo: {
      boardingGroup: pass.boardingGroup,
      boardingPosition: pass.boardingPosition,
      sequenceNumber: pass.sequenceNumber,
      ...seatOf(pass),
      seatClass: pass.seatClass,
      boardingDoor: door && doors[door],
      ...picture('boardingPrivilegeImage', pass.badges['boarding-privilege-image'], pictures.privilege),
    },
    barcode: pass.barcode && barcodeOf(pass.barcode),
    ...picture('securityProgramLogo', pass.badges['security-program-logo'], pictures.securityProgram),
    validTimeInterval: pass.expiresAt && { end: { date: pass.expiresAt.instant.toISOString() } },
    heroImage: optionalImage(input.stripUrl, pictures.airline),
    imageModulesData: pass.additionalImage && [
      {
        id: 'additional-image',
        mainImage: image(pass.additionalImage.url, pass.additionalImage.text ?? pictures.additional),
      },
    ],
    textModulesData: googleTexts.object.flatMap((name) => textModule(name, facts[name](pass), pass)),
    linksModuleData: links.length > 0 ? { uris: links } : undefined,
    messages: notificationMessages(input.lastNotification, pass),
    merchantLocations: pass.locations.map(({ latitude, longitude }) => ({ latitude, longitude })),
    groupingInfo: groupingOf(pass),
    ...(input.hadOthers && { linkedObjectIds: undefined }),
    passConstraints: { screenshotEligibility: input.screenshotsProhibited ? 'INELIGIBLE' : 'ELIGIBLE' },
  };
}

/** Google Wallet shows either a number or words. Both are named once the words may be there: an update keeps the rest. */
function seatOf(pass: BoardingPass) {
  if (pass.passengerKind === undefined) return { seatNumber: pass.seatNumber };
  if (pass.passengerKind === 'confirmed') return { seatNumber: pass.seatNumber, seatAssignment: undefined };
  return { seatNumber: undefined, seatAssignment: localized(facts.seat(pass).value ?? '') };
}

/**
 * Picture that Google fetches. Named once it may be there: an update keeps the rest, and a blank address takes it away.
 * Source: docs/decisions/pass-contents.md#pictures-of-badges
 */
const picture = <Name extends string>(name: Name, url: string | undefined, description: string) =>
  (url === undefined ? {} : { [name]: optionalImage(url || undefined, description) }) as {
    [Each in Name]?: ReturnType<typeof optionalImage>;
  };

/**
 * Keeps the passes of a booking together, in the order of their flights. Without it Google groups by itself what shares
 * flight, departure and confirmation code. Source: Google Wallet, "Group multiple passes".
 */
function groupingOf({ group, departureTime, origin }: BoardingPass) {
  if (group === undefined) return undefined;
  return { groupingId: group, sortIndex: toInstant(departureTime, origin.timeZone).getTime() / minuteMs };
}

function frequentFlyerInfo({ frequentFlyer }: BoardingPass) {
  if (frequentFlyer === undefined) return undefined;
  const { program, number } = frequentFlyer;
  return { frequentFlyerProgramName: program && localized(program), frequentFlyerNumber: number };
}

const barcodeTypes = {
  QRCODE: 'QR_CODE',
  AZTEC: 'AZTEC',
  PDF417: 'PDF_417',
  CODE128: 'CODE_128',
} as const satisfies Record<Barcode['type'], string>;

function barcodeOf({ type, value, text }: Barcode) {
  return { type: barcodeTypes[type], value, alternateText: text };
}

const doors = { Front: 'FRONT', Back: 'BACK' } as const satisfies Record<
  NonNullable<NonNullable<BoardingPass['fields']>['boarding-door']>,
  string
>;

/** An object whose place another one has taken: without data of the passenger, and with nothing to scan. */
export const replacedObject = (id: string, by: string) => ({
  id,
  state: 'INACTIVE',
  linkedObjectIds: [by],
  passengerName: '-',
  reservationInfo: { confirmationCode: '-', eticketNumber: undefined, frequentFlyerInfo: undefined },
  boardingAndSeatingInfo: undefined,
  securityProgramLogo: undefined,
  barcode: undefined,
  heroImage: undefined,
  imageModulesData: undefined,
  textModulesData: [],
  linksModuleData: undefined,
  messages: [],
  groupingInfo: undefined,
});

/** The minimum needed for boarding: a short object to be saved by a link, and completed afterwards. */
export function coreOf(whole: ReturnType<typeof flightObjectOf>) {
  const { id, classId, state, passengerName, reservationInfo, barcode } = whole;
  const { boardingPrivilegeImage: _image, ...boardingAndSeatingInfo } = whole.boardingAndSeatingInfo;
  return {
    id,
    classId,
    state,
    passengerName,
    reservationInfo: { confirmationCode: reservationInfo.confirmationCode },
    boardingAndSeatingInfo,
    barcode: barcode && { type: barcode.type, value: barcode.value },
  };
}
