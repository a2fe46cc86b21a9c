const seeWhetherItStays =
  'Ask again in a minute. If it stays, tell the operator of the service, who checks which alarm is ringing.';
const switchOn =
  'If the passenger has the pass in Wallet, ask them to switch on Automatic Updates on its back. Else send the install link.';
const pullDown = 'Ask the passenger to open the pass in Wallet and to pull it down.';
const nothing = 'Nothing is to be done.';

/**
 * Causes for which a wallet does not show a pass as it is, or for which a passenger was not told: in the order in which
 * they are to be dealt with, then that all is well, then remarks. Each has a sentence that says only what is on record,
 * with {placeholders} in it, and advice.
 * Source: docs/decisions/knowledge-of-phones.md#causes-are-a-closed-list.
 */
export const causes = {
  'certificate-missing': [
    'The account has no certificate of pass type {passType}: no push can be sent for the pass, and no device can fetch it.',
    'Add a certificate of this pass type on the settings page.',
  ],
  'certificate-expired': [
    'The certificate of pass type {passType}, or Apple’s intermediate with it, expired at {time}: since then no pass is signed with it, and no device can fetch this one.',
    'Renew the certificate with Apple and add it on the settings page. Pushes of the last hour then go out by themselves; older ones the operator of the service sends again (PushFailures).',
  ],
  'issuer-missing': [
    'The account has no credentials of issuer {issuer}: no change can be sent to Google Wallet.',
    'Add the service account of this issuer on the settings page.',
  ],
  refused: [
    'Pushes to this device have been refused since {time}: {reason}.',
    'If that is about the certificate (BadCertificate, Forbidden, TopicDisallowed, NoActiveCertificate, ERR_SSL), add a new one on the settings page. Otherwise tell the operator of the service, who looks under PushRefusals.',
  ],
  behind: [
    'A change has waited since {time}, for {seconds} seconds: no acceptance by {receiver} is on record.',
    'Tell the operator of the service, who checks which alarm is ringing.',
  ],
  waiting: [
    'A change has waited since {time}, for {seconds} seconds: no acceptance by {receiver} is on record.',
    'Ask again in a minute.',
  ],
  'class-missing': [
    'Google Wallet has an object of the pass, but no class of its flight is on record.',
    'Any change of the pass makes the class, and so does the button of Google Wallet on the install page.',
  ],
  'class-of-another-flight': [
    'Google Wallet’s object has the class of a flight that the pass has left.',
    seeWhetherItStays,
  ],
  'class-outdated': [
    'Google Wallet’s class shows version {shown} of the template, which is at version {version}.',
    seeWhetherItStays,
  ],
  'object-outdated': [
    'Google Wallet’s object shows version {shown} of the pass and {shownTemplate} of its template; they are at {version} and {template}.',
    seeWhetherItStays,
  ],
  'not-fetched': [
    'The device asked at {time} and was told of the change; no fetch of the pass as it is is on record.',
    `${pullDown} If it is the same for many, tell the operator of the service, who looks for ApiErrors and PASSKIT-DEVICE-LOG.`,
  ],
  'fetch-unattributed': [
    'The device asked at {time} and was told of the change. Devices that asked: {askers}, fetches of the pass as it is: {fetches}; a fetch does not name its device.',
    pullDown,
  ],
  'not-asked': [
    'Apple accepted the push at {time}; the device has not asked since.',
    'Ask the passenger to connect the device, to open the pass in Wallet and to pull it down. The install link shows the pass as it is.',
  ],
  'not-recorded': [
    'Apple accepted the push at a time that is not on record; neither is a request of the device since.',
    pullDown,
  ],
  'former-address': [
    'The service has had other addresses ({addresses}); which of them this pass asks is not on record.',
    'Check that each of them still leads to the service.',
  ],
  gone: [
    'Apple said at {time} that the push token of the last device is no longer valid.',
    'Ask the passenger to add the pass again by its install link.',
  ],
  unregistered: [
    'The last device unregistered at {time}: the pass was removed, or its automatic updates were switched off. Apple does not say which.',
    switchOn,
  ],
  'never-registered': ['No device has registered for updates of the pass.', switchOn],
  'issuer-undefined': [
    'The template has no issuer-id: its passes cannot be saved in Google Wallet.',
    'Give new templates an issuer-id, or the account a default issuer.',
  ],
  'never-saved': [
    'The pass has not been sent to Google Wallet, and no save of it was reported.',
    'Send the install link: its button for Google Wallet saves the pass.',
  ],
  removed: [
    'Google Wallet reported at {time} that the pass was removed.',
    'Send the install link, if the passenger wants the pass again.',
  ],
  'save-unreported': [
    'The pass was sent to Google Wallet, which has not reported that a passenger saved it.',
    'Ask the passenger. Reports may get lost; if the pass is not in Google Wallet, send the install link.',
  ],
  current: ['The pass was fetched at {time} as it is.', nothing],
  'current-of-several': [
    'The device asked at {time} and was told of the change. Devices that asked: {askers}, fetches of the pass as it is: {fetches}.',
    nothing,
  ],
  unchanged: ['Nothing has changed since the pass was issued.', nothing],
  sent: [
    'Google Wallet has accepted pass and flight as they are. When the phone shows them is up to Google Wallet, and not reported.',
    'If the passenger sees something else, ask them to connect the phone and to open the pass.',
  ],
  'notifications-spent': [
    'Google Wallet allows {limit} notifications of a pass in 24 hours, and {count} were sent: until {time} changes come without one.',
    'Nothing can be done. Changes show on the pass all the same.',
  ],
  'notifications-disabled': [
    'The template disables notifications of updates: changes come without a message.',
    'Set enable-update-notifications to 1 with updatepasstemplate, if passengers are to be told.',
  ],
  'several-devices': [
    'The pass is on {devices} devices. A fetch does not name its device, so that which of them has fetched is not always known.',
    'Look at what each device was sent and has asked.',
  ],
  'credential-inactive': [
    'The {credential} is inactive, which counts for new templates only: this pass goes on using it.',
    nothing,
  ],
} as const satisfies Readonly<Record<string, readonly [sentence: string, advice: string]>>;

export type Cause = keyof typeof causes;

export const causeNames = Object.keys(causes) as [Cause, ...Cause[]];

type Placeholder<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

type Values<Name extends Cause> = Readonly<Record<Placeholder<(typeof causes)[Name][0]>, string | number>>;

/** A cause that holds, in words. */
export interface Finding {
  readonly cause: Cause;
  readonly sentence: string;
  readonly advice: string;
  /** Number of the device in Apple Wallet, from 1; absent where it is about all of them. */
  readonly device?: number;
}

/** Says that a cause holds. */
export function finding<Name extends Cause>(cause: Name, values: Values<Name>, device?: number): Finding {
  const [text, advice] = causes[cause];
  const said: Readonly<Record<string, string | number>> = values;
  const sentence = text.replaceAll(/\{(\w+)\}/g, (_placeholder, name: string) => String(said[name]));
  return { cause, sentence, advice, ...(device !== undefined && { device }) };
}

/** Findings in the order of the causes; of the same cause as they were. */
export const inOrderOfCauses = (findings: readonly Finding[]): Finding[] =>
  findings.toSorted((one, other) => causeNames.indexOf(one.cause) - causeNames.indexOf(other.cause));
