import { readFileSync } from 'node:fs';
import path from 'node:path';
import { linkRefusalOf } from '../../lambdas/domain/link/link-refusals.ts';
import { errors } from '../../lambdas/domain/request/errors.ts';
import { finding } from '../../lambdas/domain/updates/causes.ts';

interface Example {
  readonly summary: string;
  readonly value: object;
}

const template = { 'pass-template-id': 'k4Hq7Tq2XbP9' };
const ids = { ...template, 'pass-id': 'ABC123-1' };
/** The template of the flight that a pass moves to. */
const newFlight = '9fXw3Lr8sYdz';
const toNewFlight = { 'to-pass-template-id': newFlight };
const flight = {
  'flight-number-label': 'LH',
  'flight-number': '2724',
  'origin-airport': 'MUC',
  'departure-date': '2027-03-15',
};
const linkId = '7Tq2k4HqXbP9';
const tracked = { 'tracking-id': '9b2d7c6e5f4a4b3c8d1e0f9a8b7c6d5e' };
const at = '03/10/2027 08:00:00';

/** A canonical request of test/examples, with ids in place of its placeholders. */
function canonical(name: string): object {
  const file = path.join(import.meta.dirname, `../../test/examples/${name}.json`);
  return JSON.parse(readFileSync(file, 'utf8').replaceAll('<pass-template-id>', ids['pass-template-id']));
}

/** A request as a row of a batch. */
const row = (request: object) =>
  Object.fromEntries(Object.entries(request).filter(([name]) => name !== 'action' && name !== 'pass-template-id'));

const seated = (passId: string, seat: string) => ({ 'pass-id': passId, 'pass-data': { 'seat-number': seat } });

const event = {
  'pass-id': ids['pass-id'],
  'event-time': '2027-03-09T18:02:31.250Z',
  flight: {
    ...flight,
    'destination-airport': 'BER',
    'departure-time': '2027-03-15T17:35:00',
    'origin-gate': 'G20',
  },
  'pass-data': {
    'passenger-name': 'Erika Mustermann',
    'boarding-group': '2',
    'boarding-position': '42',
    'seat-number': '12C',
    'confirmation-number': 'ABC123',
  },
};

/** Requests without their actions; the longer ones are from test/examples. */
const requests: Readonly<Record<string, object>> = {
  createpasstemplate: canonical('create-pass-template'),
  updatepasstemplate: { ...template, 'origin-gate': 'G24', 'boarding-door': '' },
  updateflight: { ...flight, 'origin-gate': 'G24' },
  updateflights: {
    flights: [
      { ...flight, 'event-time': '2027-02-28T08:11:58.302Z', 'origin-gate': 'G24' },
      { ...flight, 'departure-date': '2027-03-16', 'event-time': '2027-02-28T08:12:04.110Z', 'origin-gate': 'G26' },
    ],
  },
  getflight: flight,
  copytemplate: {
    ...template,
    'pass-template-name': 'LH2724 2027-03-16 MUC-BER',
    'boarding-time': '2027-03-16T17:05:00',
    'departure-time': '2027-03-16T17:35:00',
    'relevance-date-time': '2027-03-16T14:05:00',
  },
  getpasstemplate: template,
  generatepass: canonical('generate-pass'),
  generatepasses: { ...template, passes: [row(canonical('generate-pass'))] },
  generatepassbyid: ids,
  updatepassdata: canonical('update-pass-data'),
  updatepasses: { ...template, passes: [seated(ids['pass-id'], '3D'), seated('ABC123-2', '3E')] },
  putpass: { brand: template['pass-template-id'], ...event },
  putpasses: { passes: [event, { ...event, 'pass-id': 'ABC123-2' }] },
  movepass: { ...ids, ...toNewFlight, 'pass-data': { 'seat-number': '14A' } },
  movepasses: { ...template, ...toNewFlight, passes: [seated(ids['pass-id'], '14A'), seated('ABC123-2', '14B')] },
  getpassdata: ids,
  explainpass: ids,
  getpasstemplates: { 'page-number': 1, 'items-per-page': 100 },
  getpassids: { ...template, 'page-number': 1 },
  deletepassdata: ids,
  createpassissuancelink: canonical('create-pass-issuance-link'),
  updatepassissuancelink: { 'issuance-link-id': linkId, ...template, 'link-status': 'INACTIVE' },
  checkpassissuancelink: {
    url: `https://passes.example.com/l/${linkId}?pass-id=ABC123-1&seat-number-value=12C&checksum=0f1e2d3c`,
  },
};

/** Answers to some of these requests, of success where they do not say something else. */
const answers: Readonly<Record<string, object>> = {
  createpasstemplate: template,
  updateflight: { 'pass-templates': [{ ...template, status: 'success' }] },
  getflight: {
    'pass-templates': [{ ...template, 'pass-template-name': 'LH2724 2027-03-15 MUC-BER' }],
    'flight-data': {
      'flight-number-label': 'LH',
      'flight-number': '2724',
      'origin-airport': 'MUC',
      'origin-terminal': '2',
      'origin-gate': 'G24',
      'destination-airport': 'BER',
      'boarding-time': '2027-03-15T17:05:00',
      'departure-time': '2027-03-15T17:35:00',
      'relevance-date-time': '2027-03-15T14:05:00',
      'relevance-date-timezone': 'Europe/Berlin',
    },
    passes: 171,
    'installed-walleta': 96,
    'installed-walletb': 48,
    told: 144,
    fetched: 141,
    'oldest-not-fetched-seconds': 95,
  },
  generatepass: {
    'pass-id': ids['pass-id'],
    'pass-install-url': 'https://passes.example.com/i/mfrggzdfmztwq2lknnwg23tpobyxe43umfrggzdfmztwq2lknnwg23tpob',
    'tracking-id': '4f1f3b9e0c7d4e0f8a55c0a8c1d2e3f4',
  },
  updatepassdata: { ...ids, ...tracked },
  movepass: { 'pass-id': ids['pass-id'], 'pass-template-id': newFlight, ...tracked },
  updatepasses: {
    status: 'partial',
    results: [
      { status: 'success', ...ids, ...tracked },
      {
        status: 'failure',
        'error-code': 'E9007',
        'error-message': errors.E9007_noSuchPass[2],
        ...ids,
        'pass-id': 'ABC123-2',
        'request-id': 'a3f1c2d4-5b6e-4f70-8192-a3b4c5d6e7f8',
      },
    ],
  },
  explainpass: {
    ...ids,
    version: 5,
    'changed-at': '2027-03-15T09:11:58.302Z',
    walleta: {
      state: 'notified',
      findings: [finding('not-asked', { time: '2027-03-15 09:12:07 UTC' }, 1)],
      'fetched-version': 4,
      'fetched-at': '2027-03-15T07:40:12.118Z',
      fetches: 1,
      devices: [
        {
          device: 1,
          state: 'notified',
          'registered-at': '2027-03-14T18:02:31.007Z',
          'notified-version': 5,
          'notified-at': '2027-03-15T09:12:07.451Z',
          'asked-version': 4,
          'asked-at': '2027-03-15T07:40:11.902Z',
        },
      ],
    },
    walletb: { state: 'never-saved', findings: [finding('never-saved', {})] },
  },
  getpassids: {
    ...template,
    'pass-ids': [{ 'pass-id': ids['pass-id'], 'created-timestamp': at, 'last-updated-timestamp': at }],
  },
  createpassissuancelink: {
    'issuance-link-id': linkId,
    'pass-issuance-link-template-id': linkId,
    'preview-url': `https://passes.example.com/l/${linkId}?pass-id={pass-id}&passenger-name-value={encrypted:passenger-name-value}&checksum={checksum}`,
  },
  checkpassissuancelink: {
    'issuance-link-id': linkId,
    valid: false,
    ...linkRefusalOf({ rule: 'variable-missing', variable: 'passenger-name-value' }),
  },
};

const examples = (values: Readonly<Record<string, object>>, exampleOf: (action: string, value: object) => Example) =>
  Object.fromEntries(Object.entries(values).map(([action, value]) => [action, exampleOf(action, value)]));

/** A request for each action. */
export const requestExamples = examples(requests, (action, value) => ({
  summary: action,
  value: { action, ...value },
}));

export const answerExamples = examples(answers, (action, value) => ({
  summary: `Answer of ${action}`,
  value: { status: 'success', ...value },
}));
