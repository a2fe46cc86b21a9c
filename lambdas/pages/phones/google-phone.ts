import { html } from '../html.ts';
import { colored, type Drawing, labeled, onScreen, type Phone } from './drawing.ts';
import { googleCard, titleOf } from './google-card.ts';
import { type GooglePass, type ShownGooglePass, shownInGoogle } from './google-texts.ts';

const caption = (what: string) => `${what}. Drawn from the JSON for Google Wallet, not a screenshot of it.`;

/** The card of a pass, from its class and object as they were sent. */
export function drawGoogleCard(pass: GooglePass, phone: Phone = {}): Drawing {
  return onScreen([googleCard(shownInGoogle(phone, pass))], caption('A boarding pass'), phone);
}

/** The details below the card. Source: Google Wallet, "Boarding pass template". */
export function drawGoogleDetails(pass: GooglePass, phone: Phone = {}): Drawing {
  return onScreen([detailsOf(shownInGoogle(phone, pass))], caption('The details of a boarding pass'), phone);
}

/**
 * Message that came with an update; undefined if none did. Google words further notifications itself.
 * Source: Google Wallet, boarding passes, "Receive flight updates".
 */
export function drawGoogleNotice(before: GooglePass, after: GooglePass, phone: Phone = {}): Drawing | undefined {
  const known = new Set(messagesOf(shownInGoogle(phone, before)).map(({ body }) => body));
  const shown = shownInGoogle(phone, after);
  const message = messagesOf(shown).find(({ body }) => !known.has(body));
  if (message === undefined) return undefined;
  const notice = html`<article class="w-notice"><div><b><bdi>${message.header}</bdi></b><p><bdi>${message.body}</bdi></p></div></article>`;
  return onScreen([{ html: notice, styles: [] }], caption('The message of an update'), phone);
}

/** Passes in the list: those of a group lie together, in their order. Source: Google Wallet, "Group multiple passes". */
export function drawGoogleList(passes: readonly GooglePass[], phone: Phone = {}): Drawing {
  const shown = passes.map((pass) => shownInGoogle(phone, pass));
  const groups = [...Map.groupBy(shown, ({ flightObject }) => flightObject.groupingInfo?.groupingId ?? flightObject)];
  return onScreen(
    groups.map(([, members]) => stackOf(members)),
    caption('Boarding passes in the list'),
    phone,
  );
}

function stackOf(members: readonly ShownGooglePass[]): Drawing {
  const placeOf = ({ flightObject }: ShownGooglePass) => flightObject.groupingInfo?.sortIndex ?? 0;
  const sorted = members.toSorted((one, other) => placeOf(one) - placeOf(other));
  const parts = sorted.map((shown) => ({ ...colored(shown.colors), shown }));
  return {
    html: html`<div class="w-stack">${parts.map(({ name, shown }) => html`<article class="w-google w-top ${name}">${titleOf(shown)}</article>`)}</div>`,
    styles: parts.map(({ rule }) => rule),
  };
}

function detailsOf(shown: ShownGooglePass): Drawing {
  const { flightClass, flightObject, text, time, words } = shown;
  const modules = [flightClass, flightObject];
  const texts = modules.flatMap(({ textModulesData }) => textModulesData ?? []);
  const links = modules.flatMap(({ linksModuleData }) => linksModuleData?.uris ?? []);
  const { labels } = words;
  const { boardingAndSeatingInfo: seating, reservationInfo: booking } = flightObject;
  const flyer = booking?.frequentFlyerInfo;
  const arrival = flightClass.localEstimatedOrActualArrivalDateTime ?? flightClass.localScheduledArrivalDateTime;
  const facts: readonly (readonly [string, string | null | undefined])[] = [
    [labels.class, seating?.seatClass],
    [labels.position, seating?.boardingPosition],
    [labels.sequence, seating?.sequenceNumber],
    [labels.door, doorOf(shown)],
    [labels.closing, time(flightClass.localGateClosingDateTime)],
    [labels.arrival, time(arrival, { dateStyle: 'medium', timeStyle: 'short' })],
    [labels.arrivalTerminal, flightClass.destination.terminal],
    [labels.arrivalGate, flightClass.destination.gate],
    [labels.confirmation, booking?.confirmationCode],
    [labels.ticket, booking?.eticketNumber],
    [
      labels.frequentFlyer,
      flyer && [text('', flyer.frequentFlyerProgramName), flyer.frequentFlyerNumber].filter(Boolean).join(' '),
    ],
    ...messagesOf(shown).map(({ header, body }) => [header ?? '', body] as const),
    ...texts.map(
      (each) => [text(each.header, each.localizedHeader) ?? '', text(each.body, each.localizedBody)] as const,
    ),
  ];
  return {
    html: html`<article class="w-details">
<dl class="w-card">${facts.map(([label, value]) => labeled(label, value ?? undefined, 'w-fact'))}</dl>
${links.length > 0 && html`<ul class="w-card">${links.map((link) => html`<li class="w-link"><bdi>${text(link.description ?? link.uri, link.localizedDescription)}</bdi></li>`)}</ul>`}
</article>`,
    styles: [],
  };
}

function doorOf({ flightObject, words }: ShownGooglePass): string | undefined {
  const door = flightObject.boardingAndSeatingInfo?.boardingDoor;
  return door === 'FRONT' ? words.doors.Front : door === 'BACK' ? words.doors.Back : undefined;
}

const messagesOf = ({ flightClass, flightObject, text }: ShownGooglePass) =>
  [flightClass, flightObject].flatMap(({ messages }) =>
    (messages ?? []).map((each) => ({
      header: text(each.header, each.localizedHeader),
      body: text(each.body, each.localizedBody),
    })),
  );
