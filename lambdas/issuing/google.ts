import { boardingPassOf } from '../domain/boarding-pass.ts';
import { passAt } from '../domain/expiration.ts';
import { flightsLeft, isObjectStale, objectLeaving, unknownObject } from '../domain/google.ts';
import { watchedFlightOf } from '../domain/google-pushes.ts';
import { type Wording, type Wordings, wordingsOf } from '../domain/languages.ts';
import { areUpdatesNotified, textIn } from '../domain/last-notification.ts';
import { type GoogleObject, lastObjectNumber, type Pass, revisedPass } from '../domain/pass.ts';
import { samplePassOf } from '../domain/sample-pass.ts';
import type { GoogleClass, ImageRef, Template } from '../domain/template.ts';
import type { GoogleIssuer } from '../ports/accounts.ts';
import type { FlightClassInput, FlightObjectInput, GoogleWallet, PassIds } from '../ports/google-wallet.ts';
import type { Services } from '../ports/services.ts';
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
  const now = clock.now();
  const inLanguage = (wording: Wording) => {
    const boardingPass = boardingPassOf(template, passAt(template, pass, now), wording);
    return {
      templateId: template.id,
      number: pass.googleObject?.number,
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
 * Creates what a save link needs in Google Wallet: the template's class and the pass's object. Existing ones stay as
 * they are: updates have a queue of their own. Each is noted on its record on the condition that the record is still as
 * it was sent, so that a later writer knows that Google Wallet must get the change, too.
 *
 * @returns the pass with its object as it is noted.
 * @throws GoogleWalletFailure; Contended while others keep changing pass or template: a link to an object that may not
 * exist yet would lead nowhere.
 */
export async function makeInGoogle(
  services: GoogleServices,
  issuer: GoogleIssuer,
  found: { readonly template: Template; readonly pass: Pass },
): Promise<Pass> {
  const { google, newWriteId, passes, templates } = services;
  const isOurs = found.pass.googleObject === undefined;
  /** False after an object that could not be noted: it may have overtaken a newer one of another click. */
  let isNoted = true;
  /** True after a request that may have made another object of the pass. */
  let isSentBefore = false;
  let { template, pass }: { template: Template | undefined; pass: Pass | undefined } = found;
  return untilWritten(services.clock, async (round) => {
    // Read after the note was written: anyone who changes the template from now on finds the object noted.
    if (round > 0) {
      pass = pass && (await passes.find(pass.passKey));
      // The pass may have moved to another flight.
      template = pass && (await templates.findLatest(pass.account, pass.templateId));
    }
    if (template === undefined || pass === undefined) return found.pass;
    // The worker sends that, since another object may have to take its place.
    const isMoving = pass.googleObject?.moves !== undefined;
    const isMade =
      isNoted && pass.googleObject !== undefined && !(isOurs && isObjectStale(template, pass) && !isMoving);
    if (template.googleClass && isMade) return pass;
    const hasClass = template.googleClass !== undefined || (await makeClass(services, issuer, template));
    if (hasClass && !isMade) {
      const input = flightObjectInput(services, template, pass, await wordingsOf(template));
      const isNew = await google.makeObject(issuer, input);
      // One that is there already may be newer than this input, or of a flight that the pass has left: noted before it is changed,
      // on the condition that the record is as read.
      if (!isNew && pass.googleObject === undefined) {
        pass = withFoundObject(pass, newWriteId());
        if (!(await passes.update(pass))) return contended;
      }
      const isReplaced = !isNew && (await updateFound(services, issuer, { input, pass, isSentBefore }));
      isSentBefore ||= pass.googleObject?.moves !== undefined;
      const shown = await leavingFlight(templates, pass);
      isNoted = await passes.update(withObject(template, shown, newWriteId(), isReplaced));
    }
    return contended;
  });
}

/** The record of a pass with the object that Google has of it: of a pass that has moved, it may be of the flight that it has left. */
function withFoundObject(pass: Pass, writeId: string): Pass {
  const { formerTemplates = [], movedAtUtc, templateId } = pass;
  const left = formerTemplates.findLast((id) => id !== templateId) ?? templateId;
  const googleObject = { ...unknownObject(pass, left), onFlightSinceUtc: movedAtUtc };
  return revisedPass(pass, { googleObject }, { writeId });
}

/** Sends an object that was there already. @returns true if another one took its place. */
async function updateFound(
  { google }: GoogleServices,
  issuer: GoogleIssuer,
  { input, pass, isSentBefore }: { input: FlightObjectInput; pass: Pass; isSentBefore: boolean },
): Promise<boolean> {
  const silently = { notifies: false };
  if (pass.googleObject?.moves === undefined) {
    await google.updateObject(issuer, input, silently);
    return false;
  }
  const replacement = replacementOf(pass.googleObject);
  const isReplaced = (await google.moveObject(issuer, input, { ...silently, replacement })) === 'replaced';
  await endOtherObjects(google, issuer, pass, { isReplaced, isSentBefore });
  return isReplaced;
}

/** The pass with what its passenger has been told with the flights whose class its object may still have. */
export async function leavingFlight(templates: GoogleServices['templates'], pass: Pass): Promise<Pass> {
  const { account, googleObject } = pass;
  const ids = flightsLeft(pass);
  if (googleObject === undefined || ids.length === 0) return pass;
  const left = await Promise.all(ids.map((id) => templates.findLatest(account, id)));
  return {
    ...pass,
    googleObject: objectLeaving(
      left.flatMap((flight) => flight ?? []),
      googleObject,
      pass,
    ),
  };
}

/**
 * One object of a pass is shown. An earlier move, or a worker or click that died or was overtaken, may have made or changed
 * others: only a pass that has moved has any.
 * True for isSentBefore: the caller, or its last attempt, may have sent one.
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
  const isNoted = async (latest: Template) => {
    const input = flightClassInput(services, latest, await wordingsOf(latest));
    await google.putClass(issuer, input);
    // What another has noted stays: it knows of what passengers were told.
    return templates.noteGoogleClass(latest, latest.googleClass ?? classShowing(latest, input), newWriteId());
  };
  if (await isNoted(template)) return true;
  return untilWritten(clock, async () => {
    const latest = await templates.findLatest(template.account, template.id);
    return latest === undefined || (await isNoted(latest)) ? false : contended;
  });
}

/** The note about a class that shows this template and its last notification. */
export function classShowing(
  { version, googleClass, lastNotification }: Template,
  { flight }: FlightClassInput,
): GoogleClass {
  return { ...googleClass, version, toldOfAtUtc: lastNotification?.atUtc, watched: watchedFlightOf(flight) };
}

/** What names the object of a pass in Google Wallet: until it has moved, the class of the flight that the pass has left. */
export const passIdsOf = ({ templateId, passKey, googleObject }: Pass): PassIds => ({
  templateId: googleObject?.classOf ?? templateId,
  passKey,
  number: googleObject?.number,
});

/** Number of the object that takes the place of one that keeps the class of the flight that its pass has left. */
export const replacementOf = ({ number = 0, moves = 0 }: Partial<GoogleObject> = {}): number =>
  Math.max(number + 1, moves);

/**
 * The record once Google Wallet's object shows these versions and their last notification.
 * @param isReplaced by the object of the move's number.
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
