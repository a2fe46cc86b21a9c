import { actionLinks, forEachActionLink } from '../../lambdas/domain/fields/action-links.ts';
import { english } from '../../lambdas/domain/languages/words/en.ts';
import { commentsIn, type Described } from './comments.ts';

/** Descriptions of fields by their names: the comments above their declarations. */
type Texts = Readonly<Record<string, Described>>;

const linkFormats = { 'web-link': 'https address', phone: 'digits with or without `+`', email: 'e-mail address' };

const ofActionLinks = (where: string): Texts =>
  forEachActionLink((name) => ({
    text: `${english.services[name]}: ${where}`,
    format: linkFormats[actionLinks[name].type],
    see: 'Action links',
  }));

const folder = 'lambdas/domain';

/** Source: docs/api/createpasstemplate.md#fields. */
export const templateTexts: Texts = {
  ...commentsIn(
    `${folder}/template-fields`,
    `${folder}/template-fields/template-fields.ts`,
    `${folder}/template/template-request.ts`,
  ),
  ...ofActionLinks('in both wallets and on the install page, for passes that bring none.'),
};

/** Source: docs/api/generatepass.md#pass-data. */
export const passTexts: Texts = {
  ...commentsIn(
    `${folder}/fields/pass-fields.ts`,
    `${folder}/fields/badge-fields.ts`,
    `${folder}/updates/pass-update.ts`,
  ),
  ...ofActionLinks('in place of the template’s.'),
};

/** Source: docs/api/updateflight.md#updateflight. */
export const flightTexts: Texts = commentsIn(`${folder}/flight/flight-request.ts`);

/** Source: docs/api/createpassissuancelink.md#fields. */
export const linkTexts: Texts = commentsIn(`${folder}/link/link-fields.ts`, `${folder}/link/link-request.ts`);

/** Fields of requests beside these objects. Source: docs/api.md#identifiers. */
export const requestTexts: Texts = Object.fromEntries(
  Object.entries({
    'pass-data': 'The passenger’s data on the pass.',
    'pass-meta-data': 'Contact data of the passenger; never shown.',
    'reference-data':
      'Key/value pairs of your own, at most 4 KB of JSON without half surrogate pairs; they come back in events.',
    'issuance-link-id': 'Id of the link, as createpassissuancelink gives it.',
    'flight-number-label': 'The airline’s code, in any letter case.',
    'flight-number': 'Without the airline; leading zeros do not count.',
    'departure-date':
      'Day of departure-time as `YYYY-MM-DD`, local to origin-airport; estimated-departure-time does not move it.',
    brand: 'Id of the brand with which the flight’s template is made; by default the account’s oldest brand.',
    flight: 'The operating flight: its key, and other known fields.',
    'template-kind': 'Kind of the templates listed, flight by default.',
    url: 'The whole link as the passenger gets it, with the current base of the service or a former one.',
    priority: 'True: the push overtakes those of other updates.',
    'dry-run': 'True only tells what the call would do, with its warnings: nothing is stored or sent.',
    'send-again':
      'True makes a new version even if nothing changes: phones and Wallet B get the pass again, without a notification.',
    'pass-status': 'New status; may be in pass-data instead.',
    'event-time':
      'Time of the event: an instant with Z or an offset, to the millisecond, at most five minutes ahead of our clock. The newest event wins, in whatever order events come.',
    passes: 'One row for each pass, at most 500.',
    flights: 'One row for each flight, at most 100.',
    'walleta-status': 'Only passes in this state in Wallet A; not for a template with more than 10,000 passes.',
    'walletb-status': 'Only passes in this state in Wallet B; not for a template with more than 10,000 passes.',
    'page-number': 'From 1, which is the default.',
    'items-per-page': '1 to 1,000, by default 100.',
  }).map(([name, text]) => [name, { text }]),
);
