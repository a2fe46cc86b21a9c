/** Markup that is safe to place in a page. Only the `html` tag and `trusted` make it. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

type Value = Html | string | number | undefined | false | readonly Value[];

/** Template tag: text is escaped, markup made by this tag is kept, undefined and false leave nothing. */
export function html(strings: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(String.raw({ raw: strings }, ...values.map(markupOf)));
}

/** Markup that was made safe elsewhere, or that we wrote ourselves. */
export const trusted = (markup: string): Html => new Html(markup);

function markupOf(value: Value): string {
  if (value instanceof Html) return value.markup;
  if (Array.isArray(value)) return value.map(markupOf).join('');
  return value === undefined || value === false ? '' : escapeHtml(String(value));
}

/** Safe in content and in quoted attributes. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
