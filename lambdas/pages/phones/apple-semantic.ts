import { html } from '../html.ts';
import { planeIcon } from '../icons.ts';
import { badgesOf, hasPreCheck } from './apple-badges.ts';
import { drawnCode, logoOf } from './apple-classic.ts';
import type { AppleDrawing, ShownPkpass } from './apple-texts.ts';
import { colored, labeled, localeOf, type Phone, wordsOfPhone } from './drawing.ts';
import type { PassJson } from './pkpass.ts';

/** Tags without which Wallet falls back to the classic design; zones have two names. */
const requiredTags: readonly (readonly string[])[] = [
  ...['airlineCode', 'flightNumber', 'departureAirportCode', 'departureCityName', 'destinationAirportCode'],
  ...['destinationCityName', 'originalDepartureDate', 'originalBoardingDate', 'originalArrivalDate', 'passengerName'],
]
  .map((tag) => [tag])
  .concat([
    ['departureLocationTimeZone', 'departureAirportTimeZone'],
    ['destinationLocationTimeZone', 'destinationAirportTimeZone'],
  ]);

/**
 * True if the phone shows the design of iOS 26: the pass prefers it and has every tag that it needs.
 * Source: Apple, Creating an airline boarding pass using semantic tags.
 */
export const isSemantic = ({ preferredStyleSchemes = [], semantics = {} }: PassJson, phone: Phone): boolean =>
  !phone.hasClassicDesign &&
  preferredStyleSchemes.includes('semanticBoardingPass') &&
  requiredTags.every((names) => names.some((name) => name in semantics));

/**
 * The front in the design of iOS 26, from the tags of pass.json. Apple shows live data in place of some of them, which no
 * drawing knows. Source: Apple, Creating an airline boarding pass using semantic tags.
 */
export const appleSemantic: AppleDrawing = (shown) => {
  const { name, rule } = colored(shown.colors);
  const { tag, time, capitals } = tagsOf(shown);
  const badges = badgesOf(shown.passJson, shown.text);
  const end = (place: 'departure' | 'destination', event: 'Departure' | 'Arrival') =>
    html`<div><dt><bdi>${capitals(tag(`${place}CityName`))}</bdi></dt><dd>${tag(`${place}AirportCode`)}</dd><dd class="w-time">${time(event)}</dd></div>`;
  return {
    html: html`<article class="w-apple w-semantic ${name}">
${semanticHeader(shown)}
<dl class="w-route">${end('departure', 'Departure')}<div class="w-glyph"><dt></dt><dd>${planeIcon}</dd></div>${end('destination', 'Arrival')}</dl>
<div class="w-person"><b><bdi>${capitals(personOf(shown))}</bdi></b>
${badges.length > 0 && html`<ul class="w-badges">${badges.map((badge) => html`<li><bdi>${capitals(badge)}</bdi></li>`)}</ul>`}</div>
<dl class="w-row">${factsOf(shown)}</dl>
${drawnCode(shown, hasPreCheck(shown.passJson) ? html`<b class="w-precheck">TSA PreCheck</b>` : undefined)}
</article>`,
    styles: [rule],
  };
};

export function semanticHeader(shown: ShownPkpass) {
  const { tag, show, capitals } = tagsOf(shown);
  const day = show('Departure', { day: 'numeric', month: 'short' });
  return html`<header>${logoOf(shown, 'primaryLogo')}<div class="w-flight"><b>${capitals(`${tag('airlineCode')} ${tag('flightNumber')}`)}</b><span>${capitals(day)}</span></div></header>`;
}

/** Readers of tags, in the words of the pass and of the phone. */
function tagsOf({ passJson, phone, text }: ShownPkpass) {
  const { semantics = {} } = passJson;
  const tag = (name: string): string | undefined => {
    const value = semantics[name];
    return typeof value === 'string' ? text(value) : typeof value === 'number' ? String(value) : undefined;
  };
  const zone = (event: 'Boarding' | 'Departure' | 'Arrival') => {
    const place = event === 'Arrival' ? 'destination' : 'departure';
    return tag(`${place}LocationTimeZone`) ?? tag(`${place}AirportTimeZone`) ?? 'UTC';
  };
  const show = (event: 'Boarding' | 'Departure' | 'Arrival', style: Intl.DateTimeFormatOptions) => {
    const date = tag(`current${event}Date`) ?? tag(`original${event}Date`);
    return date && new Date(date).toLocaleString(localeOf(phone), { ...style, timeZone: zone(event) });
  };
  return {
    tag,
    show,
    time: (event: 'Boarding' | 'Departure' | 'Arrival') => show(event, { timeStyle: 'short' }),
    /** Capital letters, as everywhere in this design. */
    capitals: (shown = '') => shown.toLocaleUpperCase(localeOf(phone)),
  };
}

function personOf({ passJson }: ShownPkpass): string {
  const name = (passJson.semantics?.passengerName ?? {}) as Readonly<Record<string, string | undefined>>;
  return [name.namePrefix, name.givenName, name.middleName, name.familyName, name.nameSuffix].filter(Boolean).join(' ');
}

/** The row above the barcode: a dash where terminal or gate are not known, the sequence number only if there is room. */
function factsOf(shown: ShownPkpass) {
  const { tag, time, capitals } = tagsOf(shown);
  const { labels } = wordsOfPhone(shown.phone);
  const [seat] = (shown.passJson.semantics?.seats ?? []) as readonly Readonly<Record<string, string | undefined>>[];
  const group = tag('boardingGroup');
  const facts: readonly (readonly [label: string, value: string | undefined])[] = [
    [labels.boarding, time('Boarding')],
    [labels.terminal, tag('departureTerminal') ?? '–'],
    [labels.gate, tag('departureGate') ?? '–'],
    group ? [labels.group, group] : [zoneLabel, tag('boardingZone')],
    [labels.seat, seat && `${shown.text(seat.seatRow ?? '')}${shown.text(seat.seatNumber ?? '')}`],
    [sequenceLabel, tag('boardingSequenceNumber')],
  ];
  return facts
    .filter(([, value]) => value)
    .slice(0, 5)
    .map(([label, value]) => labeled(label, capitals(value)));
}

/** Labels of Apple's that our own words do not have. */
const zoneLabel = 'Zone';
const sequenceLabel = 'Seq';
