import type { Wording, Wordings } from '../domain/languages/languages.ts';
import { wordingsOf } from '../domain/languages/wordings.ts';
import { passAt } from '../domain/pass/expiration.ts';
import { type GoogleObject, lastObjectNumber, type Pass, revisedPass } from '../domain/pass/pass.ts';
import { samplePassOf } from '../domain/pass/sample-pass.ts';
import { boardingPassOf } from '../domain/shown/boarding-pass.ts';
import { areUpdatesNotified, textIn } from '../domain/shown/last-notification.ts';
import type { GoogleClass, ImageRef, Template } from '../domain/template/template.ts';
import { isObjectStale, unknownObject } from '../domain/updates/google.ts';
import { watchedFlightOf } from '../domain/updates/google-pushes.ts';
import type { GoogleIssuer } from '../ports/accounts.ts';
import type { Services } from '../ports/services.ts';
import type { FlightClassInput, FlightObjectInput, GoogleWallet, PassIds } from '../ports/wallets.ts';
import { contended, untilWritten } from '../retry/until-written.ts';

/** Services of everything that creates Google Wallet classes and objects. */
export type GoogleServices = Pick<Services, 'clock' | 'passes' | 'publicBaseUrl' | 'templates'> & {
  readonly google: GoogleWallet;
  readonly newWriteId: () => string;
};

/** Path of Google Wallet's callbacks for saves and deletions. */
export const callbackPath = '/callbacks/walletb';

/** Input for the Google Wallet class of a template. */
export function flightClassInput(
  { publicBaseUrl }: Pick<Services, 'publicBaseUrl'>,
  template: Template,
  [own, ...others]: Wordings,
): FlightClassInput {
  const { fields, images } = template;
  const inLanguage = (wording: Wording) => ({
    templateId: template.id,
    flight: boardingPassOf(template, samplePassOf(template), wording),
    backgroundColor: fields['background-color'],
    airlineLogoUrl: publicImageUrl(publicBaseUrl, images['carrier-airline-logo-walletb']),
    allianceLogoUrl: publicImageUrl(publicBaseUrl, images['carrier-alliance-logo']),
    sharingProhibited: fields['disable-pass-sharing'] ?? false,
    isLanguageFixed: fields['walletb-own-language'] ?? false,
    callbackUrl: publicBaseUrl + callbackPath,
    lastNotification: areUpdatesNotified(fields) ? textIn(template.lastNotification, wording) : undefined,
  });
  return {
    ...inLanguage(own),
    translations: others.map(inLanguage),
    hadTranslations: template.hadTranslations ?? false,
  };
}

/** Input for the Google Wallet object of a pass, as it is now. */
export function flightObjectInput(
  { clock, publicBaseUrl }: Pick<Services, 'clock' | 'publicBaseUrl'>,
  template: Template,
  pass: Pass,
  [own, ...others]: Wordings,
): FlightObjectInput {
  const shown = passAt(template, pass, clock.now());
  const inLanguage = (wording: Wording) => {
    const boardingPass = boardingPassOf(template, shown, wording);
    return {
      templateId: template.id,
      number: pass.googleObject?.number,
      hadOthers: lastObjectNumber(pass.googleObject) !== undefined,
      boardingPass,
      stripUrl: publicImageUrl(publicBaseUrl, boardingPass.strip),
      screenshotsProhibited: template.fields['disable-screenshot'] ?? false,
      lastNotification: areUpdatesNotified(template.fields) ? textIn(pass.lastNotification, wording) : undefined,
    };
  };
  return {
    ...inLanguage(own),
    translations: others.map(inLanguage),
    hadTranslations: template.hadTranslations ?? false,
  };
}

/** URL of our own copy: it exists as long as the pass does, and has no redirects. */
function publicImageUrl(publicBaseUrl: string, image: ImageRef | undefined): string | undefined {
  return image && `${publicBaseUrl}/images/${image.sha256}.png`;
}

/**
 * Creates the Google Wallet class of a template and the object of a pass, which a save link needs. Existing ones stay
 * as they are: a worker updates them. Each one is recorded on the condition that its record has not changed since it
 * was sent, so that a later writer knows that Google Wallet must get the change, too.
 *
 * Source: docs/decisions/google-objects.md#the-same-object-is-not-sent-twice
 * @returns the pass with its object as recorded.
 * @throws GoogleWalletFailure; Contended while others keep changing pass or template: a link to an object that may not
 * exist yet would lead nowhere.
 */
export async function makeInGoogle(
  services: GoogleServices,
  issuer: GoogleIssuer,
  found: { readonly template: Template; readonly pass: Pass },
): Promise<Pass> {
  const { google, newWriteId, passes, templates } = services;
  let { template, pass }: { template: Template | undefined; pass: Pass | undefined } = found;
  return untilWritten(services.clock, async (round) => {
    // Read after the object was recorded: every later change of the template finds the record.
    if (round > 0) {
      pass = pass && (await passes.find(pass.passKey));
      // The pass may have moved to another flight.
      template = pass && (await templates.findLatest(pass.account, pass.templateId));
    }
    if (template === undefined || pass === undefined) return found.pass;
    const { googleObject } = pass;
    const hasClass = template.googleClass !== undefined || (await makeClass(services, issuer, template));
    if (!hasClass) return contended;
    if (googleObject === undefined) {
      const isNew = await google.makeObject(
        issuer,
        flightObjectInput(services, template, pass, await wordingsOf(template)),
      );
      await passes.update(isNew ? withObject(template, pass, newWriteId()) : withFoundObject(pass, newWriteId()));
      return contended;
    }
    // The template may have changed between its reading and the recording of the object: that change was not queued.
    const isMissed = round > 0 && googleObject.passVersion > 0 && isObjectStale(template, pass);
    if (!isMissed) return pass;
    await passes.update(
      revisedPass(pass, { googleObject: { ...googleObject, passVersion: 0 } }, { writeId: newWriteId() }),
    );
    return contended;
  });
}

/**
 * The record of a pass with an object that existed already. The object may be older or newer than the pass, and of any
 * flight that the pass has left: a worker sends it again.
 */
function withFoundObject(pass: Pass, writeId: string): Pass {
  const { formerTemplates = [], templateId } = pass;
  const left = formerTemplates.findLast((id) => id !== templateId);
  const object = unknownObject(pass, left ?? templateId);
  return revisedPass(pass, { googleObject: left ? { ...object, hasOthers: true } : object }, { writeId });
}

/**
 * Ends every object of a pass but the one that is shown. Only a pass that has moved has others: an earlier move, or a
 * worker or click that died or was overtaken, may have made or changed them.
 * @param isSentBefore true if the worker, or its last attempt, may have sent one.
 */
export async function endOtherObjects(
  google: GoogleWallet,
  issuer: GoogleIssuer,
  { erasedAtUtc, googleObject: object, passKey }: Pass,
  { isReplaced, isSentBefore }: { readonly isReplaced: boolean; readonly isSentBefore: boolean },
): Promise<void> {
  const last = lastObjectNumber(object);
  if (last === undefined || !(object?.hasOthers || isSentBefore || erasedAtUtc !== undefined)) return;
  await google.endOtherObjects(issuer, { passKey, number: isReplaced ? replacementOf(object) : object?.number }, last);
}

/**
 * @returns false if the template has changed since it was read: the class may have overtaken a newer one of another click,
 * and was sent again. @throws GoogleWalletFailure, Contended.
 */
export async function makeClass(services: GoogleServices, issuer: GoogleIssuer, template: Template): Promise<boolean> {
  const { clock, google, newWriteId, templates } = services;
  const isRecorded = async (latest: Template) => {
    const input = flightClassInput(services, latest, await wordingsOf(latest));
    await google.putClass(issuer, input);
    // An existing record stays: it has the notifications that were sent.
    return templates.recordGoogleClass(latest, latest.googleClass ?? classShowing(latest, input), newWriteId());
  };
  if (await isRecorded(template)) return true;
  return untilWritten(clock, async () => {
    const latest = await templates.findLatest(template.account, template.id);
    return latest === undefined || (await isRecorded(latest)) ? false : contended;
  });
}

/**
 * Empties the object of an erased pass, in whatever class it is.
 * @returns false if there is none. @throws GoogleWalletFailure.
 */
export async function emptyObject(
  { google, ...services }: Pick<GoogleServices, 'clock' | 'google' | 'publicBaseUrl'>,
  issuer: GoogleIssuer,
  template: Template,
  pass: Pass,
): Promise<boolean> {
  const input = flightObjectInput(services, template, pass, await wordingsOf(template));
  return google.updateObject(issuer, input, { notifies: false, keepsClass: true });
}

/** The record of a class that shows this template and its last notification. */
export function classShowing(
  { version, googleClass, lastNotification }: Template,
  { flight }: FlightClassInput,
): GoogleClass {
  return { ...googleClass, version, toldOfAtUtc: lastNotification?.atUtc, watched: watchedFlightOf(flight) };
}

/** Ids of a pass's object in Google Wallet; until the object has moved, the class is that of the flight left. */
export const passIdsOf = ({ templateId, passKey, googleObject }: Pass): PassIds => ({
  templateId: googleObject?.classOf ?? templateId,
  passKey,
  number: googleObject?.number,
});

/** Number of the object that replaces one whose class Google does not change. */
export const replacementOf = ({ number = 0, moves = 0 }: Partial<GoogleObject> = {}): number =>
  Math.max(number + 1, moves);

/**
 * The record once Google Wallet's object shows these versions and their last notification.
 * @param isReplaced true if the object with the move's number has taken its place.
 */
export function withObject(template: Template, pass: Pass, writeId: string, isReplaced = false): Pass {
  const made: Partial<GoogleObject> = { onFlightSinceUtc: pass.movedAtUtc };
  const { classOf: _left, hasOthers: _ended, ...object } = pass.googleObject ?? made;
  const googleObject = {
    ...object,
    ...(isReplaced && { number: replacementOf(object) }),
    passVersion: pass.version,
    templateVersion: template.version,
    noteId: writeId,
    toldOfAtUtc: pass.lastNotification?.atUtc,
  };
  return revisedPass(pass, { googleObject }, { writeId });
}
