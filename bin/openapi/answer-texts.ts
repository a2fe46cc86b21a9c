import { shownPassFields, shownTemplateFields } from '../../lambdas/domain/shown/shown-data.ts';
import { commentsIn } from './comments.ts';

const statusOfDay = 'Status of the flight on its day; only when it is set.';
const comments = commentsIn('lambdas/domain/shown/shown-data.ts');

/** Descriptions of the values that are read back: most are as they were sent. Source: docs/api/getpassdata.md#names-of-what-is-shown. */
const shownTexts = Object.fromEntries(
  Object.entries({ ...shownPassFields.shape, ...shownTemplateFields.shape }).map(([name, schema]) => [
    name,
    comments[name]?.text ?? (schema.isOptional() ? 'As sent; only when it is set.' : 'As sent, "" for none.'),
  ]),
);

/**
 * Descriptions of all fields of answers, by their name; by their path from the action on where a field is not what others of
 * its name are. Source: docs/api/getpassdata.md#getpassdata.
 */
export const answerTexts: Readonly<Record<string, string>> = {
  ...shownTexts,
  status: 'success if all rows have succeeded, failure if none has, else partial.',
  results: 'One answer for each row, in the order of the rows: that of a call of its own.',
  'pass-id': 'Your id of the pass.',
  'pass-template-id': 'Id of the template.',
  'pass-install-url':
    'Install page of the pass; with /pass.pkpass behind it the file for Wallet A. A secret of the passenger: anyone who has it can install the pass.',
  'group-install-url':
    'Page of all passes of the group; only when the pass has a group-id. A secret of all of them: anyone who has it can install each.',
  'tracking-id': 'Id of this call. A call repeated with its Idempotency-Key gets the first id.',
  warnings: 'Accepted values that may not do what you expect; only if there are any.',
  code: 'Kind of warning, for programs.',
  field: 'Name or path of the field, such as pass-variables.seat-number-value.',
  text: 'A sentence for people; of a pass it repeats nothing but names of fields.',
  'pass-status': 'Status of the pass now.',
  'walleta-status': 'Whether the pass is in Wallet A.',
  'walletb-status': 'Whether the pass is in Wallet B.',
  'pass-data': 'All that the pass shows.',
  'checkpassissuancelink.pass-data': 'What the link carries, as generatepass takes it.',
  'checkpassissuancelink.pass-data.passenger-kind': 'As generatepass takes it.',
  'pass-meta-data': 'How the passenger is reached, where the link carries it.',
  'pass-template': 'All that the template shows, with its static passenger.',
  'dry-run': 'Always true: nothing was stored or sent.',
  'dry-run.pass-template-id': 'Id of the template that an update names; a template to be made has none yet.',
  'dry-run.template-kind': 'Only of a brand: brand.',
  'dry-run.pass-template': 'What getpasstemplate would show afterwards.',
  'trial-pass': 'A pass of the template with its static passenger, for each of its wallets.',
  'dry-run.trial-pass.walleta':
    'The signed .pkpass as base64; absent only where an update changes nothing and no pass can be built.',
  'dry-run.trial-pass.walletb': 'What Wallet B would get; only of a template with an issuer-id.',
  'dry-run.trial-pass.walletb.class': 'JSON of the FlightClass.',
  'dry-run.trial-pass.walletb.object': 'JSON of the FlightObject.',
  'pass-ids': 'A page of the passes, oldest first.',
  'pass-templates': 'A page of the templates, oldest first.',
  'updateflight.pass-templates': 'Templates of the flight, oldest first.',
  ...Object.fromEntries(
    ['updateflight', 'updatepassdata', 'movepass'].map((action) => [
      `${action}.dry-run`,
      'Only of a dry run, and then true: nothing was stored or sent.',
    ]),
  ),
  notification:
    'What phones would show, in the template’s own language; only of a dry run, and only where the passenger would be notified.',
  'notification-translations': 'The same in the template’s other languages, by their tags.',
  'updateflight.pass-templates.notification':
    'What phones would show, in the template’s own language; only of a dry run, and only where passengers would be notified.',
  'updateflight.pass-templates.status': 'Always success: an update changes all templates of the flight, or none.',
  'getflight.pass-templates': 'Templates of the flight with their names, oldest first.',
  'getflight.pass-templates.flight-data.flight-status': statusOfDay,
  'getflight.flight-data.flight-status': statusOfDay,
  'flight-data': 'Fields of the flight as sent, those that are set; with a template those in which templates differ.',
  passes: 'Number of passes.',
  'installed-walleta': 'Passes installed in Wallet A; up to 10,000 passes.',
  'installed-walletb': 'Passes installed in Wallet B; up to 10,000 passes.',
  told: 'Installs that have been notified of pass and flight as they are now; up to 10,000 passes.',
  fetched: 'Installs that have pass and flight as they are now; up to 10,000 passes.',
  'oldest-not-fetched-seconds':
    'Age in seconds of the oldest push that Apple has taken and whose phone has not fetched since; only if there is one.',
  'explainpass.walleta.state':
    'refused, waiting, notified, asked or current, of several devices that of the one furthest behind; without a device never-installed, unregistered or gone.',
  'explainpass.walleta.devices.state': 'How far the pass as it is has come to this device.',
  'explainpass.walletb.state':
    'never-saved, removed, waiting (something is still to be accepted by Google) or current.',
  outcome: 'Result of the event.',
  'pass-template-name': 'Your name of the template.',
  'pass-template-type': 'Always boarding-pass.',
  'created-timestamp': 'UTC, as `03/10/2027 08:00:00`.',
  'last-updated-timestamp': 'UTC, as `03/10/2027 08:00:00`.',
  'issuance-link-id': 'Id of the link, for updatepassissuancelink.',
  'pass-issuance-link-template-id': 'The same as issuance-link-id.',
  valid: 'Whether the link leads to a pass.',
  rule: 'What is wrong with the link; only when it is not valid.',
  variable: 'The variable of the link that is the cause, if one is.',
  'error-message': 'Error and cure, for the developer who builds the links; quotes nothing of the link.',
  would: 'What following the link would do: make the pass, open the one that exists, or change and open it.',
  'preview-url':
    'How to write the link: {name} stands for a value, {encrypted:name} for an encrypted one, {checksum} for the checksum.',
};
