import type { Barcode } from '../../domain/barcode/barcode.ts';
import { appleKeyOf } from '../../domain/fields/action-links.ts';
import type { BoardingPass } from '../../domain/shown/boarding-pass.ts';
import { linkAddress } from '../../domain/shown/messages.ts';
import type { AppleCertificate } from '../../ports/accounts.ts';
import type { PkpassInput, PkpassSettings } from '../../ports/wallets.ts';
import { backFields, fieldsOf } from './pass-field.ts';
import { semanticDesign } from './semantics.ts';

/** The input that determines pass.json. */
export type PassJsonInput = Pick<PkpassInput, 'boardingPass' | 'settings' | 'images'> & {
  readonly certificate: Pick<AppleCertificate, 'passTypeId' | 'teamId'>;
};

/**
 * The content of pass.json.
 * Source: Apple, Wallet Passes, Pass; docs/decisions/apple-passes.md#void-in-wallet-a
 */
export function passJsonOf({ boardingPass: pass, settings, certificate, images }: PassJsonInput) {
  return {
    formatVersion: 1,
    passTypeIdentifier: certificate.passTypeId,
    teamIdentifier: certificate.teamId,
    serialNumber: pass.passKey,
    organizationName: pass.airlineName,
    description: settings.description,
    ...appearance(pass, settings, images['carrier-airline-logo'] !== undefined),
    boardingPass: {
      transitType: 'PKTransitTypeAir',
      headerFields: fieldsOf(pass, 'header'),
      primaryFields: fieldsOf(pass, 'primary'),
      auxiliaryFields: fieldsOf(pass, 'auxiliary'),
      secondaryFields: fieldsOf(pass, 'secondary'),
      backFields: backFields(pass),
    },
    ...semanticDesign(pass, settings),
    ...(pass.barcode && { barcodes: [barcodeOf(pass.barcode)] }),
    ...relevance(pass),
    ...(pass.expiresAt && { expirationDate: `${pass.expiresAt.instant.toISOString().slice(0, 19)}Z` }),
    // Dims the barcode. Apple's own example of a void pass is a redeemed one; a pass whose status is expired may have
    // no expiration date.
    voided: pass.status !== 'active',
    sharingProhibited: settings.sharingProhibited,
    ...actionLinksIn(pass),
    ...featuredActionsIn(pass),
    ...(pass.group && { groupingIdentifier: pass.group }),
    ...(settings.linkedApps.length > 0 && { associatedStoreIdentifiers: settings.linkedApps }),
    webServiceURL: settings.webServiceUrl,
    authenticationToken: settings.authenticationToken,
  };
}

/**
 * The airline's name is not shown next to its logo.
 * Source: docs/api/createpasstemplate.md#fields.
 */
function appearance({ airlineName }: BoardingPass, { backgroundColor, textColor }: PkpassSettings, hasLogo: boolean) {
  const text = rgb(textColor);
  return {
    backgroundColor: rgb(backgroundColor),
    foregroundColor: text,
    labelColor: text,
    ...(!hasLogo && { logoText: airlineName }),
  };
}

/** `rgb(12, 52, 120)` for `#0C3478`: the only color notation that Wallet documents. */
function rgb(hex: string): string {
  const value = Number.parseInt(hex.slice(1), 16);
  return `rgb(${value >> 16}, ${(value >> 8) & 0xff}, ${value & 0xff})`;
}

/** When and where the pass appears on the lock screen. */
function relevance({ relevantDate, locations, beacons }: BoardingPass) {
  return {
    // iOS 26 reads `date`; iOS 18 reads `relevantDate`, its former name, in the list; older versions read the key
    // outside of the list.
    relevantDates: [{ date: relevantDate, relevantDate }],
    relevantDate,
    ...(locations.length > 0 && {
      locations: locations.map(({ latitude, longitude, 'relevant-text': text }) => ({
        latitude,
        longitude,
        ...(text !== undefined && { relevantText: text }),
      })),
    }),
    ...(beacons.length > 0 && {
      beacons: beacons.map(({ 'proximity-uuid': proximityUUID, major, minor, 'relevant-text': text }) => ({
        proximityUUID,
        ...(major !== undefined && { major }),
        ...(minor !== undefined && { minor }),
        ...(text !== undefined && { relevantText: text }),
      })),
    }),
  };
}

const barcodeFormats = {
  QRCODE: 'PKBarcodeFormatQR',
  AZTEC: 'PKBarcodeFormatAztec',
  PDF417: 'PKBarcodeFormatPDF417',
  CODE128: 'PKBarcodeFormatCode128',
} as const satisfies Record<Barcode['type'], string>;

/**
 * Omits the deprecated key `barcode`: all versions since iOS 9 read `barcodes`. Gate scanners read Latin-1, the
 * encoding of IATA's bar coded boarding pass; text beyond it is encoded as UTF-8.
 */
function barcodeOf({ type, value, text }: Barcode) {
  return {
    format: barcodeFormats[type],
    message: value,
    messageEncoding: /[\u0100-\uffff]/.test(value) ? 'utf-8' : 'iso-8859-1',
    ...(text !== undefined && { altText: text }),
  };
}

/** Keys of pass.json that the design of iOS 26 shows as services of the airline, and older systems ignore. */
function actionLinksIn({ actionLinks }: BoardingPass) {
  return Object.fromEntries(actionLinks.map(({ field, value }) => [appleKeyOf(field), value]).filter(([key]) => key));
}

/**
 * The identifier is the link's name, which no update changes. A pass without the link has no such action.
 * Source: Apple, pass-builder, Pass.Action; docs/api/action-links.md#featured-actions
 */
function featuredActionsIn({ actionLinks, featuredActions: chosen = [] }: BoardingPass) {
  const featuredActions = chosen.flatMap(({ link: identifier, type }) =>
    actionLinks
      .filter(({ field }) => field === identifier)
      .map((link) => ({ identifier, type, url: linkAddress(link) })),
  );
  return featuredActions.length > 0 && { featuredActions };
}
