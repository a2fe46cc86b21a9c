import { staffPaths } from '../../ports/staff-paths.ts';
import { html } from '../html.ts';
import { type Staff, staffPage } from '../staff-page.ts';

/** The desk's first page. */
export const homePage = (staff: Staff): string =>
  staffPage({
    title: 'Desk',
    staff,
    here: staffPaths.desk,
    content: html`<section class="card"><p>Hello.</p></section>`,
  });
