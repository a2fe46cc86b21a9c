import { html } from '../html.ts';
import { appleActions } from './apple-actions.ts';
import { appleClassic, classicHeader } from './apple-classic.ts';
import { appleDetails } from './apple-details.ts';
import { appleNotice } from './apple-notice.ts';
import { appleSemantic, isSemantic, semanticHeader } from './apple-semantic.ts';
import { type ShownPkpass, shownOn } from './apple-texts.ts';
import { colored, type Drawing, onScreen, type Phone } from './drawing.ts';
import { openPkpass } from './pkpass.ts';

const caption = (what: string) => `${what}. Drawn from the .pkpass, not a screenshot of Apple Wallet.`;

/** The front of a .pkpass, in the design that the phone chooses, and the actions below it. @throws if the file is no pass. */
export function drawAppleFront(pkpass: Uint8Array, phone: Phone = {}): Drawing {
  const shown = shownOn(phone, openPkpass(pkpass));
  return onScreen([frontOf(shown), ...appleActions(shown)], caption('A boarding pass'), phone);
}

/** The details of a .pkpass, which are its back. @throws if the file is no pass. */
export function drawAppleDetails(pkpass: Uint8Array, phone: Phone = {}): Drawing {
  return onScreen([appleDetails(shownOn(phone, openPkpass(pkpass)))], caption('The details of a boarding pass'), phone);
}

/** The lock screen after a phone has fetched a pass again; undefined if the change is silent. */
export function drawAppleNotice(before: Uint8Array, after: Uint8Array, phone: Phone = {}): Drawing | undefined {
  const [earlier, later] = [before, after].map((pkpass) => shownOn(phone, openPkpass(pkpass))) as [
    ShownPkpass,
    ShownPkpass,
  ];
  const notice = appleNotice(earlier, later);
  return notice && onScreen([notice], caption('The lock screen after a change of a boarding pass'), phone);
}

/**
 * Passes in Wallet's list: those of a group are one stack, the earliest in front, of which the others show their headers.
 * Source: Apple, Wallet Passes, Pass (groupingIdentifier).
 */
export function drawAppleList(pkpasses: readonly Uint8Array[], phone: Phone = {}): Drawing {
  const shown = pkpasses.map((pkpass) => shownOn(phone, openPkpass(pkpass)));
  const stacks = [...Map.groupBy(shown, groupOf).values()].map(stackOf);
  return onScreen(stacks, caption('Boarding passes in the list'), phone);
}

const frontOf = (shown: ShownPkpass): Drawing =>
  isSemantic(shown.passJson, shown.phone) ? appleSemantic(shown) : appleClassic(shown);

/** Passes of other certificates do not join a group. */
const groupOf = ({ passJson }: ShownPkpass) =>
  passJson.groupingIdentifier === undefined
    ? passJson
    : `${passJson.passTypeIdentifier} ${passJson.groupingIdentifier}`;

function stackOf(members: readonly ShownPkpass[]): Drawing {
  const instantOf = ({ passJson }: ShownPkpass) => Date.parse(passJson.relevantDate ?? '') || 0;
  const [front, ...behind] = members.toSorted((one, other) => instantOf(one) - instantOf(other));
  if (front === undefined) throw new Error('A stack has a pass');
  const parts = [...behind.map(topOf), frontOf(front)];
  return {
    html: html`<div class="w-stack">${parts.map((part) => part.html)}</div>`,
    styles: parts.flatMap(({ styles }) => styles),
  };
}

/** The part of a pass that others do not cover. */
function topOf(shown: ShownPkpass): Drawing {
  const { name, rule } = colored(shown.colors);
  const [header, design] = isSemantic(shown.passJson, shown.phone)
    ? [semanticHeader(shown), 'w-semantic']
    : [classicHeader(shown), 'w-classic'];
  return { html: html`<article class="w-apple ${design} w-top ${name}">${header}</article>`, styles: [rule] };
}
