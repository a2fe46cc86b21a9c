import { linkRefusalOf } from '../../lambdas/domain/link/link-refusals.ts';
import { errors } from '../../lambdas/domain/request/errors.ts';
import { finding } from '../../lambdas/domain/updates/causes.ts';
import {
  at,
  brand,
  canonical,
  event,
  flight,
  ids,
  installLink,
  linkId,
  newFlight,
  row,
  seated,
  template,
  templateOfEvents,
  toNewFlight,
  tracked,
} from './example-values.ts';

interface Example<Value extends object> {
  readonly summary: string;
  readonly value: Value;
}

/**
 * A request of each action, and further ones under names of their own; the longer ones are from test/examples. Each is done if they are
 * sent in this order to a new account, which tests do in every language: test/long/clients/examples.ts.
 */
const requests: Readonly<Record<string, object>> = {
  createpasstemplate: canonical('create-pass-template'),
  'createpasstemplate for a brand': {
    action: 'createpasstemplate',
    'template-kind': 'brand',
    'pass-template-type': 'boarding-pass',
    'pass-template-subtype': 'boarding-pass-type1',
    'pass-template-name': 'Lufthansa',
    appearance: { 'background-color': '#0C3478', 'text-color': '#FFFFFF' },
    'universal-fields': {
      'carrier-airline-name': 'Lufthansa',
      'barcode-fields': { 'barcode-type': 'AZTEC' },
      'walleta-fields': {
        'walleta-pass-icon': 'https://images.example.com/icon.png',
        description: 'Boarding pass of Lufthansa',
      },
      'expiration-fields': { 'no-expiration': 'true' },
    },
  },
  updatepasstemplate: { ...template, 'origin-gate': 'G24', 'boarding-door': '' },
  copytemplate: {
    ...template,
    'pass-template-name': 'LH2724 2027-03-16 MUC-BER',
    'boarding-time': '2027-03-16T17:05:00',
    'gate-closing-time': '2027-03-16T17:25:00',
    'departure-time': '2027-03-16T17:35:00',
    'arrival-time': '2027-03-16T18:45:00',
    'relevance-date-time': '2027-03-16T14:05:00',
    'expiry-date': '2027-03-17T03:00:00',
  },
  getpasstemplate: template,
  getpasstemplates: { 'page-number': 1, 'items-per-page': 100 },
  updateflight: { ...flight, 'origin-gate': 'G24' },
  updateflights: {
    flights: [
      { ...flight, 'event-time': '2027-03-10T08:01:58.302Z', 'origin-gate': 'G25' },
      { ...flight, 'departure-date': '2027-03-16', 'event-time': '2027-03-10T08:02:04.110Z', 'origin-gate': 'G26' },
    ],
  },
  getflight: flight,
  generatepass: canonical('generate-pass'),
  generatepasses: {
    ...template,
    passes: [
      { ...row(canonical('generate-pass')), 'pass-id': 'ABC123-2' },
      { ...row(canonical('generate-pass')), 'pass-id': 'ABC123-3' },
    ],
  },
  generatepassbyid: ids,
  updatepassdata: canonical('update-pass-data'),
  updatepasses: { ...template, passes: [seated('ABC123-2', '3E'), seated('ABC123-9', '3F')] },
  getpassdata: ids,
  explainpass: ids,
  getpassids: { ...template, 'page-number': 1 },
  putpass: { brand, ...event('DEF456-1', 'Max Mustermann', '7A') },
  putpasses: { passes: [event('DEF456-2', 'Lena Mustermann', '7B'), event('DEF456-3', 'Paul Mustermann', '7C')] },
  movepass: { ...template, ...toNewFlight, ...seated(ids['pass-id'], '14A', '075') },
  movepasses: {
    ...template,
    ...toNewFlight,
    passes: [seated('ABC123-2', '14B', '075'), seated('ABC123-3', '14C', '075')],
  },
  deletepassdata: { 'pass-template-id': newFlight, 'pass-id': ids['pass-id'] },
  createpassissuancelink: canonical('create-pass-issuance-link'),
  checkpassissuancelink: {
    url: `https://passes.example.com/l/${linkId}?pass-id=ABC123-1&seat-number-value=12C&checksum=0f1e2d3c`,
  },
  updatepassissuancelink: { 'issuance-link-id': linkId, ...template, 'link-status': 'INACTIVE' },
};

const link = {
  'issuance-link-id': linkId,
  'pass-issuance-link-template-id': linkId,
  'preview-url': `https://passes.example.com/l/${linkId}?pass-id={pass-id}&passenger-name-value={encrypted:passenger-name-value}&boarding-position-value={boarding-position-value}&boarding-group={boarding-group}&seat-number-value={seat-number-value}&reservation-confirmation-code-value={encrypted:reservation-confirmation-code-value}&barcode-value={encrypted:barcode-value}&user-email={encrypted:user-email}&checksum={checksum}`,
};

/**
 * Answers to some of these requests, of success where they do not say something else. The service gives them, but for those of
 * getflight and explainpass, which have seen phones.
 */
const answers: Readonly<Record<string, object>> = {
  createpasstemplate: template,
  'createpasstemplate for a brand': { 'pass-template-id': brand },
  updatepasstemplate: template,
  copytemplate: { 'pass-template-id': newFlight },
  getpasstemplates: {
    'pass-templates': [
      [newFlight, 'LH2724 2027-03-16 MUC-BER'],
      [template['pass-template-id'], 'LH2724 2027-03-15 MUC-BER'],
    ].map(([id, name]) => ({
      'pass-template-id': id,
      'pass-template-name': name,
      'pass-template-type': 'boarding-pass',
      'created-timestamp': at,
      'last-updated-timestamp': at,
    })),
  },
  updateflights: {
    results: [template['pass-template-id'], newFlight].map((id) => ({
      status: 'success',
      'pass-templates': [{ 'pass-template-id': id, status: 'success' }],
    })),
  },
  generatepasses: {
    results: ['ABC123-2', 'ABC123-3'].map((id) => ({ status: 'success', 'pass-id': id, ...installLink, ...tracked })),
  },
  generatepassbyid: { 'pass-id': ids['pass-id'], ...installLink, ...tracked },
  putpass: { 'pass-id': 'DEF456-1', ...installLink, ...tracked, ...templateOfEvents, outcome: 'issued' },
  putpasses: {
    results: ['DEF456-2', 'DEF456-3'].map((id) => ({
      status: 'success',
      'pass-id': id,
      ...installLink,
      ...tracked,
      ...templateOfEvents,
      outcome: 'issued',
    })),
  },
  movepasses: {
    results: ['ABC123-2', 'ABC123-3'].map((id) => ({
      status: 'success',
      'pass-id': id,
      'pass-template-id': newFlight,
      ...tracked,
    })),
  },
  deletepassdata: { 'pass-template-id': newFlight, 'pass-id': ids['pass-id'] },
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
    ...installLink,
    'tracking-id': '4f1f3b9e0c7d4e0f8a55c0a8c1d2e3f4',
  },
  updatepassdata: { ...ids, ...tracked },
  movepass: { 'pass-id': ids['pass-id'], 'pass-template-id': newFlight, ...tracked },
  updatepasses: {
    status: 'partial',
    results: [
      { status: 'success', ...ids, 'pass-id': 'ABC123-2', ...tracked },
      {
        status: 'failure',
        'error-code': 'E9007',
        'error-message': errors.E9007_noSuchPass[2],
        ...ids,
        'pass-id': 'ABC123-9',
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
    'pass-ids': ['ABC123-1', 'ABC123-2', 'ABC123-3'].map((id) => ({
      'pass-id': id,
      'created-timestamp': at,
      'last-updated-timestamp': at,
    })),
  },
  createpassissuancelink: link,
  updatepassissuancelink: link,
  checkpassissuancelink: {
    'issuance-link-id': linkId,
    valid: false,
    ...linkRefusalOf({ rule: 'checksum-wrong' }),
  },
};

/** Requests by the names of the examples: each action has one of its own name. */
export const requestExamples: Readonly<Record<string, Example<{ readonly action: string }>>> = Object.fromEntries(
  Object.entries(requests).map(([name, value]) => [name, { summary: name, value: { action: name, ...value } }]),
);

export const answerExamples: Readonly<Record<string, Example<object>>> = Object.fromEntries(
  Object.entries(answers).map(([name, value]) => [
    name,
    { summary: `Answer of ${name}`, value: { status: 'success', ...value } },
  ]),
);
