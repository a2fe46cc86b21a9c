import { errors } from '../../lambdas/domain/request/errors.ts';
import { staffErrors } from '../../lambdas/domain/request/staff-errors.ts';

/** Causes and cures. */
export const errorSource = 'docs/errors.md';

/** A page for each error code, as Markdown beside docs/errors.md: its messages from the table, its cause and cure from that document. */
export function errorPages(text: string): Map<string, string> {
  const table = Object.values({ ...errors, ...staffErrors });
  const sections = text.split(/^## (?=E\d+$)/m).slice(1);
  return new Map(
    sections.map((section) => {
      const [code = ''] = section.split('\n', 1);
      const messages = table
        .filter(([each]) => each === code)
        .map(([, status, message]) => `> HTTP ${status}: ${message}\n`);
      return [code, `# ${code}\n\n${messages.join('>\n')}${section.slice(code.length)}\n[All errors](errors.md)\n`];
    }),
  );
}
