/** Markup that is safe to insert into a page. Only the `html` tag and `trusted` create it. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

type Value = Html | string | number | undefined | false | readonly Value[];

/** Template tag that escapes text and inserts markup of its own as it is; undefined and false render as nothing. */
export function html(strings: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(String.raw({ raw: strings }, ...values.map(markupOf)));
}

/** Markup that was sanitized elsewhere or is our own. */
export const trusted = (markup: string): Html => new Html(markup);

function markupOf(value: Value): string {
  if (value instanceof Html) return value.markup;
  if (Array.isArray(value)) return value.map(markupOf).join('');
  return value === undefined || value === false ? '' : escapeHtml(String(value));
}

/** Escapes text for content and quoted attributes. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
