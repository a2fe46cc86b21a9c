import { readFileSync } from 'node:fs';
import path from 'node:path';
import { linkRefusalOf } from '../../lambdas/domain/link/link-refusals.ts';
import { errors } from '../../lambdas/domain/request/errors.ts';

interface Example {
  readonly summary: string;
  readonly value: object;
}

const ids = { 'pass-template-id': 'k4Hq7Tq2XbP9', 'pass-id': 'ABC123-1' };
/** The template of the flight that a pass moves to. */
const newFlight = '9fXw3Lr8sYdz';
const flight = {
  'flight-number-label': 'LH',
  'flight-number': '2724',
  'origin-airport': 'MUC',
  'departure-date': '2027-03-15',
};
const link = { 'issuance-link-id': '7Tq2k4HqXbP9', 'pass-template-id': ids['pass-template-id'] };

/** A canonical request of test/examples, with ids in place of its placeholders. */
function canonical(name: string): object {
  const file = path.join(import.meta.dirname, `../../test/examples/${name}.json`);
  return JSON.parse(readFileSync(file, 'utf8').replaceAll('<pass-template-id>', ids['pass-template-id']));
}

/** A request as a row of a batch. */
const row = (request: object) =>
  Object.fromEntries(Object.entries(request).filter(([name]) => name !== 'action' && name !== 'pass-template-id'));

const named = (examples: Readonly<Record<string, object>>, summary: (name: string) => string) =>
  Object.fromEntries(
    Object.entries(examples).map(([name, value]): [string, Example] => [name, { summary: summary(name), value }]),
  );

/** A request for each action; the longer ones are from test/examples. */
export const requestExamples = named(
  {
    createpasstemplate: canonical('create-pass-template'),
    updatepasstemplate: {
      action: 'updatepasstemplate',
      'pass-template-id': ids['pass-template-id'],
      'origin-gate': 'G24',
      'boarding-door': '',
    },
    updateflight: { action: 'updateflight', ...flight, 'origin-gate': 'G24' },
    getflight: { action: 'getflight', ...flight },
    copytemplate: {
      action: 'copytemplate',
      'pass-template-id': ids['pass-template-id'],
      'pass-template-name': 'LH2724 2027-03-16 MUC-BER',
      'boarding-time': '2027-03-16T17:05:00',
      'departure-time': '2027-03-16T17:35:00',
      'relevance-date-time': '2027-03-16T14:05:00',
    },
    getpasstemplate: { action: 'getpasstemplate', 'pass-template-id': ids['pass-template-id'] },
    generatepass: canonical('generate-pass'),
    generatepasses: {
      action: 'generatepasses',
      'pass-template-id': ids['pass-template-id'],
      passes: [row(canonical('generate-pass'))],
    },
    generatepassbyid: { action: 'generatepassbyid', ...ids },
    updatepassdata: canonical('update-pass-data'),
    updatepasses: {
      action: 'updatepasses',
      'pass-template-id': ids['pass-template-id'],
      passes: [
        { 'pass-id': ids['pass-id'], 'pass-data': { 'seat-number': '3D' } },
        { 'pass-id': 'ABC123-2', 'pass-data': { 'seat-number': '3E' } },
      ],
    },
    movepass: {
      action: 'movepass',
      ...ids,
      'to-pass-template-id': newFlight,
      'pass-data': { 'seat-number': '14A' },
    },
    movepasses: {
      action: 'movepasses',
      'pass-template-id': ids['pass-template-id'],
      'to-pass-template-id': newFlight,
      passes: [
        { 'pass-id': ids['pass-id'], 'pass-data': { 'seat-number': '14A' } },
        { 'pass-id': 'ABC123-2', 'pass-data': { 'seat-number': '14B' } },
      ],
    },
    getpassdata: { action: 'getpassdata', ...ids },
    getpasstemplates: { action: 'getpasstemplates', 'page-number': 1, 'items-per-page': 100 },
    getpassids: { action: 'getpassids', 'pass-template-id': ids['pass-template-id'], 'page-number': 1 },
    deletepassdata: { action: 'deletepassdata', ...ids },
    createpassissuancelink: canonical('create-pass-issuance-link'),
    updatepassissuancelink: { action: 'updatepassissuancelink', ...link, 'link-status': 'INACTIVE' },
    checkpassissuancelink: {
      action: 'checkpassissuancelink',
      url: `https://passes.example.com/l/${link['issuance-link-id']}?pass-id=ABC123-1&seat-number-value=12C&checksum=0f1e2d3c`,
    },
  },
  (action) => action,
);

/** Answers to some of these requests. */
export const answerExamples = named(
  {
    createpasstemplate: { status: 'success', 'pass-template-id': ids['pass-template-id'] },
    updateflight: {
      status: 'success',
      'pass-templates': [{ 'pass-template-id': ids['pass-template-id'], status: 'success' }],
    },
    getflight: {
      status: 'success',
      'pass-templates': [
        { 'pass-template-id': ids['pass-template-id'], 'pass-template-name': 'LH2724 2027-03-15 MUC-BER' },
      ],
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
    },
    generatepass: {
      status: 'success',
      'pass-id': ids['pass-id'],
      'pass-install-url': 'https://passes.example.com/i/mfrggzdfmztwq2lknnwg23tpobyxe43umfrggzdfmztwq2lknnwg23tpob',
      'tracking-id': '4f1f3b9e0c7d4e0f8a55c0a8c1d2e3f4',
    },
    updatepassdata: { status: 'success', ...ids, 'tracking-id': '9b2d7c6e5f4a4b3c8d1e0f9a8b7c6d5e' },
    movepass: {
      status: 'success',
      'pass-id': ids['pass-id'],
      'pass-template-id': newFlight,
      'tracking-id': '9b2d7c6e5f4a4b3c8d1e0f9a8b7c6d5e',
    },
    updatepasses: {
      status: 'partial',
      results: [
        { status: 'success', ...ids, 'tracking-id': '9b2d7c6e5f4a4b3c8d1e0f9a8b7c6d5e' },
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
    getpassids: {
      status: 'success',
      'pass-template-id': ids['pass-template-id'],
      'pass-ids': [
        {
          'pass-id': ids['pass-id'],
          'created-timestamp': '03/10/2027 08:00:00',
          'last-updated-timestamp': '03/10/2027 08:00:00',
        },
      ],
    },
    createpassissuancelink: {
      status: 'success',
      'issuance-link-id': link['issuance-link-id'],
      'pass-issuance-link-template-id': link['issuance-link-id'],
      'preview-url': `https://passes.example.com/l/${link['issuance-link-id']}?pass-id={pass-id}&passenger-name-value={encrypted:passenger-name-value}&checksum={checksum}`,
    },
    checkpassissuancelink: {
      status: 'success',
      'issuance-link-id': link['issuance-link-id'],
      valid: false,
      ...linkRefusalOf({ rule: 'variable-missing', variable: 'passenger-name-value' }),
    },
  },
  (action) => `Answer of ${action}`,
);
