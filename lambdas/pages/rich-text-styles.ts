import { type Html, trusted } from './html.ts';

export interface StyledText {
  readonly markup: Html;
  /** The rules of the classes in the markup. */
  readonly css: string;
}

/**
 * Moves the style attributes of sanitized rich text into classes, since the page's content security policy forbids
 * inline styles. Accepts only the output of domain/rich-text, in which ` style="` occurs nowhere else.
 * @param prefix makes the class names unique in the page; letters only.
 */
export function withClasses(richText: string, prefix: string): StyledText {
  const classNames = new Map<string, string>();
  const markup = richText.replace(/ style="([^"]*)"/g, (_, declarations: string) => {
    const className = classNames.get(declarations) ?? `${prefix}${classNames.size + 1}`;
    classNames.set(declarations, className);
    return ` class="${className}"`;
  });
  const css = [...classNames].map(([declarations, className]) => `.${className}{${declarations}}`).join('');
  return { markup: trusted(markup), css };
}
