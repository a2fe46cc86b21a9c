/** Rows as RFC 4180 has them. A text that a spreadsheet would take for a formula, also after a separator of its own, gets an apostrophe. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((values) => `${values.map((value) => cell(String(value))).join(',')}\r\n`).join('');

/**
 * White space after a separator has no further separator, so that each character is looked at once.
 * Sources: RFC 4180, section 2; OWASP, CSV Injection.
 */
const cell = (text: string) =>
  `"${text.replace(/(^|[;,|\t\r\n])([^\S\t\r\n]*)(?=[=+\-@＝＋－＠])/g, "$1$2'").replaceAll('"', '""')}"`;

/** Headers of a CSV file that no cache keeps. */
export const csvHeaders = (fileName: string) => ({
  'content-type': 'text/csv;charset=utf-8',
  'content-disposition': `attachment; filename="${fileName}"`,
  'cache-control': 'no-store',
});
