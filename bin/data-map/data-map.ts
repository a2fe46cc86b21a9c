import { withoutSensitive } from '../../lambdas/domain/fields/badges.ts';
import type { Field } from '../../lambdas/domain/fields/field.ts';
import { fieldsOfPass } from '../../lambdas/domain/fields/pass-fields.ts';
import { erasedPass, erasureWaitHours } from '../../lambdas/domain/pass/erased-pass.ts';
import type { Pass } from '../../lambdas/domain/pass/pass.ts';
import { historyOf } from '../../lambdas/domain/updates/history.ts';
import { eventsOf } from '../../lambdas/domain/updates/pass-events.ts';
import { failureDays } from '../../lambdas/storage/policy-names.ts';
import { settingsOf } from '../../lib/settings.ts';
import { pageTable } from '../page-table.ts';
import { attributeClasses, classes, contactClasses, fieldClasses, itemKinds } from './classes.ts';

/** Places of one field of a pass, found by the code that renders, publishes, files and erases passes. */
interface Place {
  readonly field: string;
  readonly class: keyof typeof classes;
  readonly walletA: boolean;
  readonly walletB: boolean;
  readonly page: boolean;
  readonly events: boolean;
  readonly history: 'value' | 'name' | '';
  readonly archive: boolean;
  readonly afterErasure: boolean;
}

const at = new Date('2026-01-01T00:00:00Z');

/** A value of a field that is nowhere else. */
const markOf = (field: string, version: number) => `mark-${version}-of-${field}-`;

/** A pass with a value of its own in one place, before or after a change of it. */
function passWith(field: string, version: number): Pass {
  const value = markOf(field, version);
  const [atUtc, id] = [at.toISOString(), `${version}`];
  const pass = {
    ...{ account: 'a', passKey: 'k', passId: 'p', templateId: 't', nonce: 'n', accessVersion: '1', renderedFrom: 1 },
    ...{ version, revision: version, writeId: id, trackingId: id, createdAtUtc: atUtc, updatedAtUtc: atUtc },
    ...{ storedStatus: 'active', storedStatusSinceUtc: atUtc, changedBy: 'api', fields: {}, contact: {} },
  };
  if (field in fieldClasses) return { ...pass, fields: { [field]: value } } as unknown as Pass;
  if (field in contactClasses) return { ...pass, contact: { [field]: value } } as unknown as Pass;
  const whole = { lastNotification: { text: value, atUtc: `${atUtc}${id}` }, referenceData: { own: value } };
  const own = { [field]: (whole as Record<string, unknown>)[field] ?? value };
  return { ...pass, ...(field in attributeClasses && own) } as unknown as Pass;
}

function placeOf(field: string, dataClass: Place['class']): Place {
  const [before, after] = [passWith(field, 1), passWith(field, 2)];
  const change = { kind: 'pass', id: 'id', before, after } as const;
  const has = (kept: unknown) => JSON.stringify(kept ?? {}).includes(markOf(field, 2));
  const history = historyOf(change) ?? historyOf({ ...change, after: { ...after, storedStatus: 'voided' } });
  const names = Object.keys(history?.values ?? {});
  const declared: Partial<Field> = (fieldsOfPass as Readonly<Record<string, Field>>)[field] ?? {};
  return {
    ...{ field, class: dataClass },
    walletA: Boolean(declared.apple),
    walletB: Boolean(declared.google),
    page: declared.page === true,
    events: has(eventsOf(change)),
    history: has(history) ? 'value' : names.includes(field) ? 'name' : '',
    archive: has({ ...after, fields: withoutSensitive(after.fields) }),
    afterErasure: has(erasedPass(after, { at, writeId: 'w' })),
  };
}

/** All data of a pass, field by field. */
export const dataPlaces: readonly Place[] = Object.entries({
  ...fieldClasses,
  ...contactClasses,
  ...attributeClasses,
}).map(([field, dataClass]) => placeOf(field, dataClass));

/** docs/data-map.md */
export function dataMapPage(): string {
  const { archiveDays, historyDays, logRetentionDays } = settingsOf({});
  const ofNobody = dataPlaces.filter((place) => place.class === 'none').map(({ field }) => field);
  const shown = dataPlaces.filter((place) => place.class !== 'none');
  const yes = (is: boolean) => (is ? 'yes' : '');
  return [
    '# Data map',
    'Each personal or sensitive field of a pass: where it is stored, for how long, who may read it, and how it is erased. `npm run openapi` writes\n' +
      'this page from the declarations of the fields and from the code that makes events, histories and archives and erases passes\n' +
      '([why](decisions/documents.md#a-data-map-by-the-code)). A field without a class fails the build.',
    '## Fields',
    'Every field is in the record of its pass. Attributes that are not fields are listed by their name in the code.',
    pageTable(
      ['Field', 'Class', 'Wallet A', 'Wallet B', 'Install page', 'Events', 'History', 'Archive', 'Left when erased'],
      shown.map((place) => [
        `\`${place.field}\``,
        place.class,
        ...[place.walletA, place.walletB, place.page, place.events].map(yes),
        place.history,
        ...[place.archive, place.afterErasure].map(yes),
      ]),
    ),
    `- **Not personal**: ${ofNobody.map((field) => `\`${field}\``).join(', ')}.\n` +
      '- **Left when erased**: in the emptied pass, which phones fetch, and for a day in its record. The tombstone keeps the HMACs of\n' +
      `  \`contactHashes\` until you run \`passenger erase\` again ${erasureWaitHours} hours later.\n` +
      '- **Wallet B** gets fields that may reveal health only with [walletb-badge-texts](badges.md).',
    '## Classes',
    pageTable(
      ['Class', 'What it is; who may read it besides the passenger and the account’s API keys'],
      Object.entries(classes).map(([name, says]) => [name, says]),
    ),
    '[Scopes](api.md#scopes) limit what an API key may do, [roles](desk.md#roles) what staff see.',
    '## Places',
    pageTable(
      ['Place', 'For how long', 'Read by', 'Erased by'],
      [
        [
          'record in the table',
          'until the pass is archived or deleted',
          'the functions; staff by role',
          'deletepassdata, `passenger erase`, the desk',
        ],
        ['page and .pkpass in S3', '30 days, or until the pass changes', 'anyone with the link', 'with the record'],
        [
          'Wallet A and Wallet B',
          'until the passenger removes the pass',
          'the passenger; Apple and Google store it',
          '`passenger erase` empties it by an update; a phone that is off keeps its copy',
        ],
        [
          'archive in S3',
          `\`archiveDays\`, by default ${archiveDays}`,
          'operators',
          '`passenger erase`, `archive delete`',
        ],
        ['history', `\`historyDays\`, by default ${historyDays}`, 'staff by role', 'with the record'],
        ['events', 'as long as their receivers keep them', 'targets of your account’s rules', 'their receivers'],
        ['the table’s stream', '24 hours', 'the relay and the events function', 'expiry'],
        ['parked records in S3', `${failureDays} days`, 'operators', '`passenger erase`'],
        ['point-in-time recovery', '35 days', 'operators', 'expiry; erase again after a [restore](recovery.md)'],
        [
          'logs',
          `\`logRetentionDays\`, by default ${logRetentionDays}`,
          'operators',
          'nothing to erase: no personal data',
        ],
        ['queues', 'up to 14 days', 'the functions', 'nothing to erase: only keys and versions'],
      ],
    ),
    '## Other records',
    pageTable(
      ['Table items', 'Personal data; for how long; how it is erased'],
      Object.entries(itemKinds).flatMap(([kind, says]) => (says === '' ? [] : [[kind, says]])),
    ),
    `Without personal data: ${Object.entries(itemKinds)
      .flatMap(([kind, says]) => (says === '' ? [kind] : []))
      .join(', ')}.`,
  ]
    .join('\n\n')
    .concat('\n');
}
