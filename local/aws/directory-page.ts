import { page } from './cognito-pages.ts';

/** The directory's sign-in: a button for each person, and their groups. */
export const directoryPage = (people: Readonly<Record<string, { name: string; groups: readonly string[] }>>) =>
  page(
    'Staff directory',
    `<p>Stands in for the directory of an airline.</p>
<form method="post">
${Object.entries(people)
  .map(([id, { name, groups }]) => `<button name="person" value="${id}">${name} (${groups.join(', ')})</button>`)
  .join('\n')}
</form>`,
  );
