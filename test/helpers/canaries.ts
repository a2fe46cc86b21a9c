/** Values that must not turn up where a test looks, by their names. */
export type Canaries = Readonly<Record<string, string>>;

/** Length up to which values turn up by chance. */
const minLength = 8;

/** Names of the canaries in a text, each with its form there, plain or encoded. */
export function canariesIn(text: string, canaries: Canaries): string[] {
  const lowerCase = text.toLowerCase();
  return Object.entries(canaries).flatMap(([name, value]) => {
    if (value.length < minLength) throw new Error(`${name} is too short to be looked for`);
    const forms = Object.entries(formsOf(value)).filter(([form, written]) =>
      written.some((each) => (isCaseSensitive(form) ? text.includes(each) : lowerCase.includes(each.toLowerCase()))),
    );
    return forms.map(([form]) => `${name}, ${form}`);
  });
}

/** True of Base64, where upper and lower case are different values. */
const isCaseSensitive = (form: string) => form.startsWith('base64');

/** The usual encodings of a value, in which a leak is hard to see by eye. */
function formsOf(value: string): Readonly<Record<string, readonly string[]>> {
  const json = JSON.stringify(value).slice(1, -1);
  const base64 = inBase64(value);
  return {
    'as it is': [value],
    'as JSON': [json, asciiJson(value), json.replaceAll('/', '\\/')],
    'as JSON in JSON': [JSON.stringify(json).slice(1, -1)],
    'in a URL': [encodeURIComponent(value), new URLSearchParams({ '': value }).toString().slice(1), encodeURI(value)],
    'as hex digits': [Buffer.from(value).toString('hex')],
    base64,
    base64url: base64.map((each) => each.replaceAll('+', '-').replaceAll('/', '_')),
  };
}

/** JSON with every character beyond ASCII escaped, a form of many libraries. */
function asciiJson(value: string): string {
  const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return JSON.stringify(value)
    .slice(1, -1)
    .replace(/[^ -~]/g, escaped);
}

/**
 * Parts of Base64 that a value gives at any place of an encoded text: three bytes make four characters, so
 * there are three ways, and the characters at either end depend on the neighbours.
 */
function inBase64(value: string): string[] {
  return [0, 1, 2].map((before) => {
    const bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(value)]);
    const start = Math.ceil((before * 8) / 6);
    const end = Math.floor((bytes.length * 8) / 6);
    return bytes.toString('base64').slice(start, end);
  });
}
