import { contentOf, type EmailInput } from './content.ts';
import { htmlPart } from './html-part.ts';
import { textPart } from './text-part.ts';

export { EmailError } from './fields.ts';

/**
 * The block of a boarding pass for an e-mail: HTML to paste into the body, with the flight as markup for Google's import and Siri,
 * and the same as plain text. Has nothing of the passenger but what is given here.
 * @throws EmailError for a field that is missing or wrong; it names the field.
 * @example
 * const { html, text } = boardingPassEmail({ link: answer['pass-install-url'], flight, passenger, timeZones });
 */
export function boardingPassEmail(input: EmailInput): { html: string; text: string } {
  const content = contentOf(input);
  return { html: htmlPart(content), text: textPart(content) };
}
