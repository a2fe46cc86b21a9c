import type { Delivery, DeviceDelivery } from '../delivery/delivery.ts';
import type { Pass } from '../pass/pass.ts';
import { lastChangeUtc } from '../pass/version-sum.ts';
import { areUpdatesNotified } from '../shown/last-notification.ts';
import type { Template } from '../template/template.ts';
import { minuteMs } from '../time/durations.ts';
import { type Finding, finding, inOrderOfCauses } from './causes.ts';
import { isObjectStale, spentNotifications } from './google.ts';

/** An account's certificate or issuer, as far as it matters here. */
interface Credential {
  readonly isActive: boolean;
  readonly expiresAtUtc?: string | undefined;
}

/** Records that say how far a pass has come. */
export interface PassFacts {
  readonly template: Template;
  readonly pass: Pass;
  readonly delivery: Delivery;
  /** The certificate of the template's pass type; undefined if the account has none. */
  readonly certificate: Credential | undefined;
  /** The template's issuer; undefined if the account or the template has none. */
  readonly issuer: Credential | undefined;
  /** Addresses that passes may ask besides the present one. */
  readonly otherBaseUrls: readonly string[];
  readonly at: Date;
}

/** Age of a change, ms, from which it counts as late: a flight of 50,000 phones is told within half of it. */
const lateMs = 2 * minuteMs;

const shownTime = (atUtc: string) => `${atUtc.slice(0, 19).replace('T', ' ')} UTC`;

/** A change that a wallet has not accepted, late or not. */
function waitingFor(receiver: string, sinceUtc: string, at: Date, device?: number): Finding {
  const waitedMs = Math.max(0, at.getTime() - Date.parse(sinceUtc));
  const values = { time: shownTime(sinceUtc), seconds: Math.floor(waitedMs / 1_000), receiver };
  return finding(waitedMs > lateMs ? 'behind' : 'waiting', values, device);
}

const disabledNotifications = ({ fields }: Template) =>
  areUpdatesNotified(fields) ? [] : [finding('notifications-disabled', {})];

const inactive = (credential: string, stored: Credential | undefined) =>
  stored?.isActive === false ? [finding('credential-inactive', { credential })] : [];

/** State of a pass in a wallet, and the causes that the records show: the first to be dealt with first, and never none. */
interface Explained<State> {
  readonly state: State;
  readonly findings: Finding[];
}

/** States of a pass in each wallet; in Apple Wallet with devices that of the one furthest behind, which comes first here. */
export const walletStates = {
  walleta: ['refused', 'waiting', 'notified', 'asked', 'current', 'never-installed', 'unregistered', 'gone'],
  walletb: ['never-saved', 'removed', 'waiting', 'current'],
} as const;

type StateInApple = (typeof walletStates.walleta)[number];
type StateInGoogle = (typeof walletStates.walletb)[number];

/** @returns what the records say of a pass in each wallet. Source: docs/api/explainpass.md#causes. */
export const explainedPass = (facts: PassFacts) => ({ walleta: inApple(facts), walletb: inGoogle(facts) });

function inApple(facts: PassFacts): Explained<StateInApple> {
  const { devices, absence } = facts.delivery;
  const state = walletStates.walleta.find(
    (each) => each === absence || devices.some((device) => device.state === each),
  );
  return { state: state ?? 'never-installed', findings: appleFindings(facts) };
}

function appleFindings(facts: PassFacts): Finding[] {
  const { template, delivery, certificate, at } = facts;
  const { passTypeId: passType } = template;
  const { devices } = delivery;
  const expiry = certificate?.expiresAtUtc;
  const isExpired = expiry !== undefined && Date.parse(expiry) <= at.getTime();
  return inOrderOfCauses([
    ...(certificate ? inactive(`certificate of pass type ${passType}`, certificate) : []),
    ...(certificate ? [] : [finding('certificate-missing', { passType })]),
    ...(isExpired ? [finding('certificate-expired', { passType, time: shownTime(expiry) })] : []),
    ...(devices.length === 0 ? [absence(facts)] : []),
    ...devices.flatMap((device, place) => deviceFindings(device, place + 1, facts)),
    ...(devices.length > 1 ? [finding('several-devices', { devices: devices.length })] : []),
    ...(devices.length > 0 ? disabledNotifications(template) : []),
  ]);
}

function absence({ pass, delivery }: PassFacts): Finding {
  const time = shownTime(pass.wallets?.walleta?.atUtc ?? '');
  switch (delivery.absence) {
    case 'gone':
    case 'unregistered':
      return finding(delivery.absence, { time });
    default:
      return finding('never-registered', {});
  }
}

function deviceFindings(device: DeviceDelivery, number: number, facts: PassFacts): Finding[] {
  const { at, otherBaseUrls } = facts;
  const { registeredAtUtc, pushedAtUtc, refusal } = device;
  const changedUtc = lastChangeUtc(facts);
  switch (device.state) {
    case 'refused': {
      const { atUtc = '', reason = '' } = refusal ?? {};
      return [finding('refused', { time: shownTime(atUtc), reason }, number)];
    }
    case 'waiting':
      return [waitingFor('Apple', registeredAtUtc > changedUtc ? registeredAtUtc : changedUtc, at, number)];
    case 'notified': {
      const addresses = otherBaseUrls.join(', ');
      return [
        pushedAtUtc === undefined
          ? finding('not-recorded', {}, number)
          : finding('not-asked', { time: shownTime(pushedAtUtc) }, number),
        ...(addresses === '' ? [] : [finding('former-address', { addresses }, number)]),
      ];
    }
    default:
      return [answeredFinding(device, number, facts)];
  }
}

/** Finding about a device that needs no push for the pass as it is. */
function answeredFinding({ state, askedAtUtc = '' }: DeviceDelivery, device: number, { delivery }: PassFacts): Finding {
  const { devices, fetched, isAsIssued, sum } = delivery;
  const time = shownTime(askedAtUtc);
  const fetches = fetched?.isCurrent ? fetched.count : 0;
  if (state === 'asked' && fetches === 0) return finding('not-fetched', { time }, device);
  const askers = devices.filter(({ askedSum = 0 }) => askedSum >= sum).length;
  if (state === 'asked') return finding('fetch-unattributed', { time, fetches, askers }, device);
  if (isAsIssued) return finding('unchanged', {}, device);
  if (devices.length > 1) return finding('current-of-several', { time, fetches, askers }, device);
  return finding('current', { time: shownTime(fetched?.atUtc ?? '') }, device);
}

function stateInGoogle({ template, pass }: PassFacts): StateInGoogle {
  const { googleObject, wallets } = pass;
  if (wallets?.walletb?.state === 'removed') return 'removed';
  if (googleObject === undefined) return wallets?.walletb ? 'waiting' : 'never-saved';
  const isClassShown = (template.googleClass?.version ?? 0) >= template.version;
  return isClassShown && !isObjectStale(template, pass) ? 'current' : 'waiting';
}

function inGoogle(facts: PassFacts): Explained<StateInGoogle> {
  const { template, pass, issuer, at } = facts;
  const { issuerId } = template;
  const state = stateInGoogle(facts);
  const { googleObject, wallets } = pass;
  const reported = wallets?.walletb;
  const isThere = googleObject !== undefined;
  const spent = isThere && areUpdatesNotified(template.fields) && spentNotifications(template, googleObject, at);
  const findings = inOrderOfCauses([
    ...(issuerId === undefined ? [finding('issuer-undefined', {})] : []),
    ...(issuerId === undefined || issuer ? [] : [finding('issuer-missing', { issuer: issuerId })]),
    ...inactive(`issuer ${issuerId}`, issuer),
    ...(state === 'never-saved' ? [finding('never-saved', {})] : []),
    ...(state === 'removed' ? [finding('removed', { time: shownTime(reported?.atUtc ?? '') })] : []),
    ...(state === 'waiting' ? [waitingFor('Google Wallet', lastChangeUtc(facts), at), ...outdatedInGoogle(facts)] : []),
    ...(state === 'current' ? [finding('sent', {})] : []),
    ...(isThere && reported === undefined ? [finding('save-unreported', {})] : []),
    ...(spent ? [finding('notifications-spent', { ...spent, time: shownTime(spent.untilUtc) })] : []),
    ...(isThere ? disabledNotifications(template) : []),
  ]);
  return { state, findings };
}

/** Records of Google Wallet's class and object that are not as pass and template are. */
function outdatedInGoogle({ template, pass }: PassFacts): Finding[] {
  const { googleClass, version } = template;
  const { googleObject } = pass;
  const shownOr = (shown: number | undefined) => shown || 'unknown';
  const object = {
    shown: shownOr(googleObject?.passVersion),
    shownTemplate: shownOr(googleObject?.templateVersion),
    version: pass.version,
    template: version,
  };
  return [
    ...(googleClass === undefined ? [finding('class-missing', {})] : []),
    ...(googleClass && googleClass.version < version
      ? [finding('class-outdated', { shown: shownOr(googleClass.version), version })]
      : []),
    ...(googleObject?.classOf === undefined ? [] : [finding('class-of-another-flight', {})]),
    ...(isObjectStale(template, pass) ? [finding('object-outdated', object)] : []),
  ];
}
