import { airportZonesOf } from '../airport/airport.ts';
import { passAt } from '../pass/expiration.ts';
import { isTaken } from '../pass/installs.ts';
import type { Pass } from '../pass/pass.ts';
import { pkpassImageFields, type Template } from '../template/template.ts';
import { toInstant } from '../time/dates.ts';

/** A pass of a group, with the template of its flight. */
export interface GroupMember {
  readonly pass: Pass;
  readonly template: Template;
}

const departureOf = ({ fields, airports }: Template) =>
  toInstant(fields['departure-time'], airportZonesOf(fields, airports).origin).getTime();

/** Flights by their scheduled departure, and on each flight travellers by name. */
export function inOrder(members: readonly GroupMember[]): GroupMember[] {
  const nameOf = ({ pass }: GroupMember) => pass.fields['passenger-name'];
  return members.toSorted(
    (one, other) =>
      departureOf(one.template) - departureOf(other.template) ||
      one.template.id.localeCompare(other.template.id) ||
      nameOf(one).localeCompare(nameOf(other)) ||
      one.pass.passKey.localeCompare(other.pass.passKey),
  );
}

/** True if the pass can be added to a wallet now. */
const isOffered = ({ template, pass }: GroupMember, at: Date) =>
  passAt(template, pass, at).status === 'active' && !isTaken(template, pass);

/** True if the pass is among those that are added all at once: one that must not be shared is added by itself. */
const isAddedWithOthers = (member: GroupMember, at: Date) =>
  isOffered(member, at) && member.template.fields['disable-pass-sharing'] !== true;

/**
 * Limits of one .pkpasses file: of passes Apple's, of bytes that of a function's answer, 6 MB as base64.
 * Source: Apple, Wallet Passes, "Distributing and updating a pass".
 */
const bundle = { passes: 10, bytes: 4 * 1024 * 1024 };

/** Files besides images: pass.json, manifest, signature. */
const otherBytes = 32 * 1024;

/** Images up to this size may be in a .pkpass under three names. */
const repeatedBytes = 256 * 1024;

/** Maximum size of the .pkpass of a pass, bytes. */
function pkpassBytes({ template, pass }: GroupMember): number {
  const sizes = pkpassImageFields.map((field) => template.images[field]?.bytes ?? 0);
  const copies = sizes.map((bytes) => (bytes > repeatedBytes ? bytes : 3 * bytes));
  return copies.reduce((sum, bytes) => sum + bytes, otherBytes + (pass.stripImage?.bytes ?? 0));
}

/** The passes of each .pkpasses file of a group, in order. */
export function bundlesOf(members: readonly GroupMember[], at: Date): readonly (readonly GroupMember[])[] {
  const bundles: GroupMember[][] = [];
  let bytesLeft = 0;
  for (const member of members.filter((each) => isAddedWithOthers(each, at))) {
    const bytes = pkpassBytes(member);
    const last = bundles.at(-1);
    if (last && last.length < bundle.passes && bytes <= bytesLeft) last.push(member);
    else {
      bundles.push([member]);
      bytesLeft = bundle.bytes;
    }
    bytesLeft -= bytes;
  }
  return bundles;
}

/** Passes of one save link: more could exceed its 1,800 characters, of which a pass takes 156. */
const maxSaved = 6;

/** The passes of each of Google Wallet's save links of a group, in order; a link has one issuer. */
export function saveLinksOf(members: readonly GroupMember[], at: Date): readonly (readonly GroupMember[])[] {
  const saved = members.filter((each) => each.template.issuerId !== undefined && isAddedWithOthers(each, at));
  const byIssuer = [...Map.groupBy(saved, ({ template }) => template.issuerId).values()];
  return byIssuer.flatMap((ofIssuer) =>
    Array.from({ length: Math.ceil(ofIssuer.length / maxSaved) }, (_, link) =>
      ofIssuer.slice(link * maxSaved, (link + 1) * maxSaved),
    ),
  );
}
