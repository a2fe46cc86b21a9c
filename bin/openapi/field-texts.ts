import { actionLinks, forEachActionLink } from '../../lambdas/domain/fields/action-links.ts';
import { english } from '../../lambdas/domain/languages/words/en.ts';
import { commentsIn, type Described } from './comments.ts';

/** Descriptions of fields by their names: the comments above their declarations. */
type Texts = Readonly<Record<string, Described>>;

const linkFormats = { 'web-link': 'https address', phone: 'digits with or without `+`', email: 'e-mail address' };

const ofActionLinks = (note = ''): Texts =>
  forEachActionLink((name) => ({
    text: `Link labeled “${english.services[name]}”.${note}`,
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
  ...ofActionLinks(),
};

/** Source: docs/api/generatepass.md#pass-data. */
export const passTexts: Texts = {
  ...commentsIn(
    `${folder}/fields/pass-fields.ts`,
    `${folder}/fields/badge-fields.ts`,
    `${folder}/updates/pass-update.ts`,
  ),
  ...ofActionLinks(' Replaces the template’s.'),
};

/** Source: docs/api/updateflight.md#updateflight. */
export const flightTexts: Texts = commentsIn(`${folder}/flight/flight-request.ts`);

/** Source: docs/api/createpassissuancelink.md#fields. */
export const linkTexts: Texts = commentsIn(`${folder}/link/link-fields.ts`, `${folder}/link/link-request.ts`);

/** Fields of requests beside these objects. Source: docs/api.md#identifiers. */
export const requestTexts: Texts = Object.fromEntries(
  Object.entries({
    'pass-data': 'The passenger’s data on the pass.',
    'pass-meta-data': 'The passenger’s contact data, which is never shown.',
    'reference-data': 'Your own key/value pairs, at most 4 KB of JSON, which events repeat. No unpaired surrogates.',
    'issuance-link-id': 'Id of the link, from createpassissuancelink.',
    'flight-number-label': 'The airline’s code, in any letter case.',
    'flight-number': 'Without the airline. Leading zeros are ignored.',
    'departure-date': 'Scheduled day of departure, `YYYY-MM-DD`, local to origin-airport.',
    brand: 'Id of the brand from which the flight’s template is created. Default: the account’s oldest brand.',
    flight: 'The operating flight: its key, and any other known fields.',
    'template-kind': 'Kind of templates to list. Default: flight.',
    url: 'The whole link as the passenger gets it, with the current or a former address of the service.',
    priority: 'True: the push is sent ahead of other updates.',
    'dry-run': 'True: the answer shows the result and its warnings, and nothing is stored or sent.',
    'send-again': 'True: phones and Wallet B get the pass again even if nothing changes, without a notification.',
    'pass-status': 'New status, here or in pass-data.',
    'event-time':
      'Time of the event: an instant with Z or an offset, at most five minutes ahead of our clock. The newest event wins, in whatever order events arrive.',
    passes: 'One row per pass, at most 500.',
    flights: 'One row per flight, at most 100.',
    'walleta-status': 'Only passes with this status in Wallet A, for templates of up to 10,000 passes.',
    'walletb-status': 'Only passes with this status in Wallet B, for templates of up to 10,000 passes.',
    'page-number': 'Default: 1.',
    'items-per-page': 'Default: 100.',
  }).map(([name, text]) => [name, { text }]),
);
