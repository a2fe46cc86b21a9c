import type { FieldRows } from './formats.ts';

/** The value's text in a test's title. */
const shown = (sent: unknown) => (JSON.stringify(sent) ?? 'undefined').slice(0, 60);

export function accepted(rows: FieldRows) {
  return Object.entries(rows).flatMap(([field, { accepts }]) =>
    accepts.map((each) => ({
      field,
      shown: shown(each[0]),
      sent: each[0],
      stored: each.length > 1 ? each[1] : each[0],
    })),
  );
}

export function refused(rows: FieldRows) {
  return Object.entries(rows).flatMap(([field, { refuses }]) =>
    refuses.map(([sent, message, code = 'E9003']) => ({ field, shown: shown(sent), sent, message, code })),
  );
}

/** Values that count as not given: empty, white space, and invisible characters. */
export const blank = ['', ' \t\u00a0\u3000', '\u200b\u202e'];

export const requiredOf = (rows: FieldRows) => Object.keys(rows).filter((field) => rows[field]?.required);
export const optionalOf = (rows: FieldRows) => Object.keys(rows).filter((field) => !rows[field]?.required);
