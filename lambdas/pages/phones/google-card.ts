import { type Html, html } from '../html.ts';
import { planeIcon } from '../icons.ts';
import { barcodePanel } from './barcode-panel.ts';
import { colored, type Drawing, labeled } from './drawing.ts';
import { type FlightClass, type GoogleImage, pictureIn, type ShownGooglePass } from './google-texts.ts';

/**
 * The card: title, passenger, two rows of three, and the barcode with its signs above.
 * Source: Google Wallet, "Boarding pass template", whose title this is; what is below it, and its order, is ours.
 */
export function googleCard(shown: ShownGooglePass): Drawing {
  const { flightClass, flightObject, colors, words, ended, text } = shown;
  const { name, rule } = colored(colors);
  const seating = flightObject.boardingAndSeatingInfo;
  const barcode = flightObject.barcode ?? undefined;
  const { labels } = words;
  const { origin, destination } = flightClass;
  const place = ({ airportIataCode, airportNameOverride }: FlightClass['origin']) =>
    html`<div><dt><bdi>${text(airportIataCode, airportNameOverride)}</bdi></dt><dd>${airportIataCode}</dd></div>`;
  const hero = pictureIn(shown, flightObject.heroImage ?? flightClass.heroImage);
  return {
    html: html`<article class="w-google ${name}">
${titleOf(shown)}
<dl class="w-route">${place(origin)}<div class="w-glyph"><dt></dt><dd>${planeIcon}</dd></div>${place(destination)}</dl>
<dl class="w-person">${labeled(labels.passenger, flightObject.passengerName)}</dl>
<dl class="w-grid">${labeled(labels.terminal, origin.terminal ?? undefined)}${labeled(labels.gate, origin.gate ?? undefined)}${labeled(labels.seat, text(seating?.seatNumber, seating?.seatAssignment))}</dl>
<dl class="w-grid">${labeled(labels.boarding, shown.time(flightClass.localBoardingDateTime))}${labeled(labels.departure, departureOf(shown))}${labeled(labels.group, seating?.boardingGroup ?? undefined)}</dl>
<footer>${signsOf(shown, [flightObject.securityProgramLogo, seating?.boardingPrivilegeImage])}${
      barcode &&
      barcodePanel({ ...barcode, text: barcode.alternateText ?? undefined, label: words.page.barcode, ended })
    }${!barcode && ended && html`<b class="w-stamp">${ended}</b>`}</footer>
${hero && html`<img class="w-hero" src="${hero.source}" alt="${hero.description}">`}
</article>`,
    styles: [rule],
  };
}

export function titleOf(shown: ShownGooglePass): Html {
  const { flightClass, text, time } = shown;
  const { carrier, flightNumber, flightNumberDisplayOverride } = flightClass.flightHeader;
  const airline = text(flightClass.issuerName, carrier.airlineName ?? flightClass.localizedIssuerName) ?? '';
  const logo = pictureIn(shown, carrier.airlineLogo);
  const code = carrier.carrierIataCode ?? carrier.carrierIcaoCode ?? '';
  return html`<header>${logo ? html`<img src="${logo.source}" alt="">` : html`<i aria-hidden="true">${[...airline][0]}</i>`}<b><bdi>${airline}</bdi></b>
<p>${flightNumberDisplayOverride ?? `${code} ${flightNumber}`} <span>· ${time(flightClass.localScheduledDepartureDateTime, { day: 'numeric', month: 'short' })}</span>${statusOf(shown)}</p></header>`;
}

/**
 * Status of the flight, shown only beside an estimated departure; Google shows its own otherwise.
 * Source: Google Wallet, boarding passes, "Update a boarding pass".
 */
function statusOf({ flightClass, words }: ShownGooglePass): Html | undefined {
  const { localEstimatedOrActualDepartureDateTime: expected, localScheduledDepartureDateTime: scheduled } = flightClass;
  if (!expected) return undefined;
  const { flightStatus } = words;
  const own: Readonly<Record<string, string>> = {
    ACTIVE: flightStatus.departed,
    LANDED: flightStatus.arrived,
    CANCELLED: flightStatus.cancelled,
    REDIRECTED: flightStatus.diverted,
    DIVERTED: flightStatus.diverted,
  };
  const word =
    own[flightClass.flightStatus ?? ''] ?? (expected > scheduled ? flightStatus.delayed : flightStatus.scheduled);
  return html` <em>${word}</em>`;
}

/** The departure, with the scheduled one struck where another is expected. */
function departureOf({ flightClass, time }: ShownGooglePass): Html {
  const scheduled = time(flightClass.localScheduledDepartureDateTime);
  const expected = time(flightClass.localEstimatedOrActualDepartureDateTime);
  return !expected || expected === scheduled ? html`${scheduled}` : html`${expected} <s>${scheduled}</s>`;
}

const signsOf = (shown: ShownGooglePass, images: readonly GoogleImage[]) =>
  images.map((image) => {
    const picture = pictureIn(shown, image);
    return picture && html`<img class="w-sign" src="${picture.source}" alt="${picture.description}">`;
  });
