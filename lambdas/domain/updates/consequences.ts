import { isInstalled } from '../pass/installs.ts';
import { installLink, type Pass, type Tombstone } from '../pass/pass.ts';
import { isPass, type RecordChange } from '../pass/record-change.ts';
import type { Registration } from '../pass/registration.ts';
import type { Template } from '../template/template.ts';
import type { FanOutWork, GoogleWork } from './work.ts';

/** Follow-up work of a committed change. Idempotent. */
export type Consequence =
  /** The cached files behind this link are outdated. */
  | { readonly kind: 'stale-files'; readonly link: string }
  /** The files of a new pass may have been rendered from an outdated version of its template. */
  | { readonly kind: 'new-files'; readonly pass: Pass }
  /** The pass is gone: its registrations can be removed. */
  | { readonly kind: 'forget-devices'; readonly passKey: string }
  | { readonly kind: 'push'; readonly pass: Pass }
  /** The device has just registered, or has another push token: it may have missed a change. */
  | { readonly kind: 'new-device'; readonly registration: Registration }
  | { readonly kind: 'fan-out'; readonly work: FanOutWork }
  | { readonly kind: 'google'; readonly work: GoogleWork };

/** Derives the follow-up work of a change of the table. */
export function consequencesOf(change: RecordChange): readonly Consequence[] {
  switch (change.kind) {
    case 'pass':
      return ofPass(change.before, change.after);
    case 'registration':
      return ofRegistration(change.before, change.after);
    case 'template':
      return ofTemplate(change.before, change.after);
  }
}

function ofPass(before?: Pass | Tombstone, after?: Pass | Tombstone): Consequence[] {
  if (!isPass(after)) {
    if (!isPass(before)) return [];
    return [staleFiles(before), { kind: 'forget-devices', passKey: before.passKey }];
  }
  if (!isPass(before)) return [{ kind: 'new-files', pass: after }];
  const isChanged = after.version > before.version;
  // The page says whether the pass is in a wallet, and can still be installed.
  const isSameOffer = isInstalled(after) === isInstalled(before);
  // Google Wallet may have the pass even if no callback reported that it was saved.
  const isInGoogle = after.googleObject !== undefined;
  const isNewlySaved = stateInGoogle(after) === 'installed' && stateInGoogle(before) !== 'installed';
  // An object that a click found, or made of a template that had changed, may be old.
  const isUnknown = before.googleObject?.passVersion !== 0 && after.googleObject?.passVersion === 0;
  return [
    ...(isChanged || after.nonce !== before.nonce || !isSameOffer ? [staleFiles(before)] : []),
    ...(isChanged && hasDevices(before) && hasDevices(after) ? [{ kind: 'push', pass: after } as const] : []),
    // A newly saved object may have missed changes since it was created.
    ...(isInGoogle && (isChanged || isNewlySaved || isUnknown)
      ? [google({ account: after.account, passKey: after.passKey })]
      : []),
  ];
}

/** A first device needs no push here: its registration, written with this change, is looked at by itself. */
const hasDevices = ({ devices = 0 }: Pass) => devices > 0;

const stateInGoogle = ({ wallets }: Pass) => wallets?.walletb?.state;

function ofRegistration(before?: Registration, after?: Registration): Consequence[] {
  if (after === undefined || after.pushToken === before?.pushToken) return [];
  return [{ kind: 'new-device', registration: after }];
}

function ofTemplate(before?: Template, after?: Template): Consequence[] {
  if (!before || !after || after.version <= before.version) return [];
  const { account, id: templateId, version, issuerId } = after;
  return [
    { kind: 'fan-out', work: { account, templateId, version } },
    ...(issuerId === undefined ? [] : [google({ account, templateId })]),
  ];
}

const staleFiles = (pass: Pass): Consequence => ({ kind: 'stale-files', link: installLink(pass) });

const google = (work: GoogleWork): Consequence => ({ kind: 'google', work });
