import { boardingPassOf } from '../domain/boarding-pass.ts';
import { passAt } from '../domain/expiration.ts';
import { isObjectStale } from '../domain/google.ts';
import { watchedFlightOf } from '../domain/google-pushes.ts';
import { areUpdatesNotified } from '../domain/last-notification.ts';
import { type Pass, revisedPass } from '../domain/pass.ts';
import { samplePassOf } from '../domain/sample-pass.ts';
import type { GoogleClass, ImageRef, Template } from '../domain/template.ts';
import type { GoogleIssuer } from '../ports/accounts.ts';
import type { FlightClassInput, FlightObjectInput, GoogleWallet } from '../ports/google-wallet.ts';
import type { Services } from '../ports/services.ts';
import { contended, untilWritten } from '../retry/until-written.ts';

/** What bringing passes into Google Wallet takes. */
export type GoogleTools = Pick<Services, 'clock' | 'passes' | 'publicBaseUrl' | 'templates'> & {
  readonly google: GoogleWallet;
  readonly newWriteId: () => string;
};

/** Where Google Wallet tells of saves and deletions. */
export const callbackPath = '/callbacks/walletb';

/** What the class of a template is made of. */
export function flightClassInput(
  { publicBaseUrl }: Pick<Services, 'publicBaseUrl'>,
  template: Template,
): FlightClassInput {
  const { fields, images } = template;
  return {
    templateId: template.id,
    flight: boardingPassOf(template, samplePassOf(template)),
    backgroundColor: fields['background-color'],
    airlineLogoUrl: publicImageUrl(publicBaseUrl, images['carrier-airline-logo-walletb']),
    allianceLogoUrl: publicImageUrl(publicBaseUrl, images['carrier-alliance-logo']),
    sharingProhibited: fields['disable-pass-sharing'] ?? false,
    callbackUrl: publicBaseUrl + callbackPath,
    lastNotification: areUpdatesNotified(fields) ? template.lastNotification?.text : undefined,
  };
}

/** What the object of a pass is made of, as it is now. */
export function flightObjectInput(
  { clock, publicBaseUrl }: Pick<Services, 'clock' | 'publicBaseUrl'>,
  template: Template,
  pass: Pass,
): FlightObjectInput {
  const boardingPass = boardingPassOf(template, passAt(template, pass, clock.now()));
  return {
    templateId: template.id,
    boardingPass,
    stripUrl: publicImageUrl(publicBaseUrl, boardingPass.strip),
    screenshotsProhibited: template.fields['disable-screenshot'] ?? false,
    lastNotification: areUpdatesNotified(template.fields) ? pass.lastNotification?.text : undefined,
  };
}

/** Our own copy: it is there as long as the pass is, and has no redirect. */
function publicImageUrl(publicBaseUrl: string, image: ImageRef | undefined): string | undefined {
  return image && `${publicBaseUrl}/images/${image.sha256}.png`;
}

/**
 * Makes what a save link needs in Google Wallet: the template's class and the pass's object. What exists stays as it
 * is: a change has its own way there. Each is noted on its record on the condition that the record is as it was sent,
 * so that whoever changes it afterwards knows that it has to be sent, too.
 *
 * @throws GoogleWalletFailure; Contended while others keep changing pass or template: a link to what may not be there
 * yet would lead nowhere.
 */
export async function makeInGoogle(
  tools: GoogleTools,
  issuer: GoogleIssuer,
  found: { readonly template: Template; readonly pass: Pass },
): Promise<void> {
  const { google, newWriteId, passes, templates } = tools;
  const isOurs = found.pass.googleObject === undefined;
  let { template, pass }: { template: Template | undefined; pass: Pass | undefined } = found;
  await untilWritten(tools.clock, async (round) => {
    // Looked at after the note: who changes the template from now on finds the object noted.
    if (round > 0) {
      template = template && (await templates.findLatest(template.account, template.id));
      pass = pass && (await passes.find(pass.passKey));
    }
    if (template === undefined || pass === undefined) return undefined;
    const isMade = pass.googleObject !== undefined && !(isOurs && isObjectStale(template, pass));
    if (template.googleClass && isMade) return undefined;
    const hasClass = template.googleClass !== undefined || (await makeClass(tools, issuer, template));
    if (hasClass && !isMade) {
      await google.putObject(issuer, flightObjectInput(tools, template, pass));
      await passes.update(withObject(template, pass, newWriteId()));
    }
    return contended;
  });
}

/** @returns false when the template has changed since it was read. @throws GoogleWalletFailure. */
export async function makeClass(
  { google, newWriteId, templates, publicBaseUrl }: GoogleTools,
  issuer: GoogleIssuer,
  template: Template,
): Promise<boolean> {
  const input = flightClassInput({ publicBaseUrl }, template);
  await google.putClass(issuer, input);
  return templates.noteGoogleClass(template, classShowing(template, input), newWriteId());
}

/** What is noted of a class once it shows a template, with what there was to tell of it. */
export function classShowing(
  { version, googleClass, lastNotification }: Template,
  { flight }: FlightClassInput,
): GoogleClass {
  return { ...googleClass, version, toldOfAtUtc: lastNotification?.atUtc, watched: watchedFlightOf(flight) };
}

/** The record once Google Wallet's object shows these versions, with what there was to tell of them. */
export function withObject(template: Template, pass: Pass, writeId: string): Pass {
  const googleObject = {
    ...pass.googleObject,
    passVersion: pass.version,
    templateVersion: template.version,
    toldOfAtUtc: pass.lastNotification?.atUtc,
  };
  return revisedPass(pass, { googleObject }, { writeId });
}
