import { randomUUID } from 'node:crypto';
import { exampleRequest } from '../../../helpers/examples.ts';

export type Json = Record<string, unknown>;

/** Data of a passenger and an airline; each value is unique. */
export const given = {
  passenger: 'Zoë Kanarienvogel',
  'confirmation code': 'QXCANARY7',
  ticket: '2209191919191',
  'frequent flyer': 'ZZ 993377115',
  'service request': 'CANARY-OXYGEN-9417',
  barcode: 'M1KANARIENVOGEL/ZO    EQXCANA MUCBERLH 2724 074Y099K0193 100',
  'e-mail': 'zoe.kanarienvogel@canary.example',
  phone: '4991837465019',
  'group-id': 'canary-group-id-64',
  'reference-data': 'reference "canary" Ünal/7',
  notification: 'Your canary seat, Zoë, is ready',
  'pass-id': 'canary-pass-id-93',
  'idempotency key': 'canary-idempotency-key-4711',
  'push token': 'c0ffee00canary77c0ffee00canary77',
  'device id': 'dec0de00canary55dec0de00canary55',
  'link key': 'CanaryLinkKey0123456789abcdefghi',
  'link iv': 'CanaryLinkIv0123',
  'wrong API key': 'WrongCanaryKey0123456789abcdefghijklmnop',
  'callback nonce': 'canary-callback-nonce-81',
  'field name': 'canary-field-name-52',
  'image address': 'canary-image-token-2837',
} as const;

const passData = {
  'barcode-value': given.barcode,
  'passenger-name': given.passenger,
  'confirmation-number': given['confirmation code'],
  'ticket-number': given.ticket,
  'frequent-flyer-name-number': given['frequent flyer'],
  'group-id': given['group-id'],
  'service-requests': ['WCHR'],
  'airline-service-requests': [given['service request']],
};

export const linkKeys = {
  'encryption-settings': { 'encryption-name': 'AES-CBC', 'secret-key': given['link key'], iv: given['link iv'] },
};

export function passRequest(templateId: string, passId: string): Json {
  const { 'pass-data': data, ...example } = exampleRequest('generate-pass');
  return {
    ...example,
    ...{ 'pass-template-id': templateId, 'pass-id': passId },
    'pass-meta-data': { 'user-email': given['e-mail'], 'user-phone': given.phone },
    'reference-data': { booking: given['reference-data'] },
    'pass-data': { ...(data as Json), ...passData },
  };
}

/** A request of updatepassdata; each has another notification, so that each changes the pass. */
export function updateRequest(templateId: string, passId: string, data: Json = {}): Json {
  return {
    ...{ action: 'updatepassdata', 'pass-template-id': templateId, 'pass-id': passId },
    'pass-data': { ...passData, ...data, 'pass-update-notification': `${given.notification} ${randomUUID()}` },
  };
}

export const linkRequest = (templateId: string): Json => ({
  ...exampleRequest('create-pass-issuance-link'),
  ...linkKeys,
  'pass-template-id': templateId,
});

/** Requests with one value each replaced by a wrong one, and texts that are no requests. */
export function brokenRequests(templateId: string): string[] {
  const unknown = { 'pass-template-id': templateId, 'pass-id': `${given['pass-id']}-unknown` };
  const requests = [
    passRequest(templateId, given['pass-id']),
    updateRequest(templateId, given['pass-id']),
    linkRequest(templateId),
    { action: 'getpassdata', ...unknown },
    { action: 'deletepassdata', ...unknown },
  ];
  const odd = [`${given.passenger}\u0000${given.barcode}`, { name: given['e-mail'] }, [given.phone]];
  return requests.flatMap((request) => {
    const text = JSON.stringify(request);
    const mutants = leavesOf(request).map((path, index) => withValue(request, path, odd[index % odd.length]));
    return [
      ...[text.slice(0, -20), text + text, text.replace('{', `{"${given['field name']}":1,`)],
      ...mutants.map((mutant) => JSON.stringify(mutant)),
    ];
  });
}

type Path = readonly string[];

/** Paths of all values but objects. */
function leavesOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, [...path, name]));
}

function withValue(request: Json, path: Path, value: unknown): Json {
  const copy = structuredClone(request);
  const parent = path.slice(0, -1).reduce((inner, name) => inner[name] as Json, copy);
  parent[path.at(-1) ?? ''] = value;
  return copy;
}
