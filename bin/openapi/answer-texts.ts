import { shownPassFields, shownTemplateFields } from '../../lambdas/domain/shown/shown-data.ts';
import { commentsIn } from './comments.ts';

const statusOfDay = 'Status of the flight on its day.';
const reasonOfStatus = 'Code of the reason for the status.';
const comments = commentsIn('lambdas/domain/shown/shown-data.ts');

/** Descriptions of the values that are read back: most are as they were sent. Source: docs/api/getpassdata.md#names-of-what-is-shown. */
const shownTexts = Object.fromEntries(
  Object.entries({ ...shownPassFields.shape, ...shownTemplateFields.shape }).map(([name, schema]) => [
    name,
    comments[name]?.text ?? (schema.isOptional() ? 'As sent.' : 'As sent, or "".'),
  ]),
);

/**
 * Descriptions of all fields of answers, by their name; by their path from the action on where a field is not what others of
 * its name are. Source: docs/api/getpassdata.md#getpassdata.
 */
export const answerTexts: Readonly<Record<string, string>> = {
  ...shownTexts,
  status: 'success if all rows succeeded, failure if none did, else partial.',
  results: 'One answer per row, in the same order, as if each were a call of its own.',
  'pass-id': 'Your id of the pass.',
  'pass-template-id': 'Id of the template.',
  'pass-install-url':
    'Install page of the pass; append /pass.pkpass for Wallet A’s file. Keep it secret: anyone who has it can install the pass.',
  'group-install-url':
    'Page with all passes of the group, if the pass has a group-id. Keep it secret: anyone who has it can install them.',
  'tracking-id': 'Id of this call.',
  warnings: 'Accepted values that may not do what you expect, if any.',
  code: 'Kind of warning, for programs.',
  field: 'Name or path of the field, such as pass-variables.seat-number-value.',
  text: 'Explanation for people, without data of the passenger.',
  'pass-status': 'Current status of the pass.',
  'walleta-status': 'Whether the pass is in Wallet A.',
  'walletb-status': 'Whether the pass is in Wallet B.',
  'pass-data': 'Everything that the pass shows.',
  'checkpassissuancelink.pass-data': 'Values that the link carries, as in generatepass.',
  'checkpassissuancelink.pass-data.passenger-kind': 'As in generatepass.',
  'pass-meta-data': 'Contact data, if the link carries any.',
  'pass-template': 'Everything that the template shows, with its static values.',
  'dry-run': 'Always true: nothing was stored or sent.',
  'dry-run.pass-template-id': 'Id of the template that an update names.',
  'dry-run.template-kind': 'Only of a brand.',
  'dry-run.pass-template': 'What getpasstemplate would return afterwards.',
  'trial-pass': 'A pass of the template with its static values, for each wallet.',
  'dry-run.trial-pass.walleta':
    'The signed .pkpass as base64. Absent only if an update changes nothing and no pass can be built.',
  'dry-run.trial-pass.walletb': 'What Wallet B would get, if the template has an issuer-id.',
  'dry-run.trial-pass.walletb.class': 'JSON of the FlightClass.',
  'dry-run.trial-pass.walletb.object': 'JSON of the FlightObject.',
  'pass-ids': 'One page of passes, oldest first.',
  'pass-templates': 'One page of templates, oldest first.',
  'updateflight.pass-templates': 'Templates of the flight, oldest first.',
  ...Object.fromEntries(
    ['updateflight', 'updatepassdata', 'movepass'].map((action) => [
      `${action}.dry-run`,
      'true in a dry run: nothing was stored or sent.',
    ]),
  ),
  notification: 'In a dry run, the notification that phones would show, if any, in the template’s own language.',
  'notification-translations': 'The notification in the template’s other languages, by tag.',
  'updateflight.pass-templates.notification':
    'In a dry run, the notification that phones would show, if any, in the template’s own language.',
  'updateflight.pass-templates.status': 'Always success: an update changes all templates of the flight, or none.',
  'getflight.pass-templates': 'Templates of the flight with their names, oldest first.',
  'getflight.pass-templates.flight-data.flight-status': statusOfDay,
  'getflight.flight-data.flight-status': statusOfDay,
  'getflight.pass-templates.flight-data.flight-status-reason-code': reasonOfStatus,
  'getflight.flight-data.flight-status-reason-code': reasonOfStatus,
  'flight-data':
    'Fields of the flight that are set, as sent. A field in which templates differ is with each template instead.',
  passes: 'Number of passes.',
  'installed-walleta': 'Passes installed in Wallet A.',
  'installed-walletb': 'Passes installed in Wallet B.',
  told: 'Installs that have been notified of the current pass and flight.',
  fetched: 'Installs that have the current pass and flight.',
  'oldest-not-fetched-seconds':
    'Age in seconds of the oldest push that Apple accepted but whose phone has not fetched the pass since, if any.',
  'explainpass.walleta.state':
    'State of the device that is furthest behind; without a device never-installed, unregistered or gone.',
  'explainpass.walleta.devices.state': 'How far the current pass has come to this device.',
  'explainpass.walletb.state': 'State of the pass at Google; waiting: Google has yet to accept a change.',
  outcome: 'Result of the event.',
  'pass-template-name': 'Your own name for the template.',
  'pass-template-type': 'Always boarding-pass.',
  'created-timestamp': 'UTC, as `03/10/2027 08:00:00`.',
  'last-updated-timestamp': 'UTC, as `03/10/2027 08:00:00`.',
  'issuance-link-id': 'Id of the link, for updatepassissuancelink.',
  'pass-issuance-link-template-id': 'The same as issuance-link-id.',
  valid: 'Whether the link leads to a pass.',
  rule: 'What is wrong with the link, if it is not valid.',
  variable: 'The variable that is the cause, if any, spelt as in the link.',
  'error-message': 'Cause and cure, for the developer who builds the links. Quotes nothing from the link.',
  would: 'What following the link would do: create the pass, open the existing one, or change and open it.',
  'preview-url':
    'Pattern of the link. {name} stands for a value, {encrypted:name} for an encrypted one, {checksum} for the checksum.',
};
