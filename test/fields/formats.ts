/** Accepted and refused values of one field. */
export interface Format {
  /** The value sent, and the value stored where that differs. */
  readonly accepts: readonly (readonly [sent: unknown, stored?: unknown])[];
  /** The value sent, the text of the refusal, and its code where that is not E9003. */
  readonly refuses: readonly (readonly [sent: unknown, message: string, code?: string])[];
}

/** Formats by the name of the field. */
export type FieldRows = Readonly<Record<string, Format & { readonly required?: boolean }>>;

export const required = (format: Format) => ({ ...format, required: true });

export const text = (max: number): Format => ({
  accepts: [['A'], ['Zoë Müller-Łuk’yan 李'.slice(0, max)], ['x'.repeat(max)], ['می\u200cخواهم'], ['👩\u200d✈️']],
  refuses: [
    ...invisible,
    ['A\u2028B', 'must be printable text without line breaks'],
    [1.5, 'must be text'],
    [['A'], 'must be text'],
    ['x'.repeat(max + 1), `must be at most ${max} characters`],
    ['A\u0000', 'must be printable text without line breaks'],
    ['\ud800', 'must be printable text without line breaks'],
    ['A\n', 'must be printable text without line breaks'],
  ],
});

/** Refusals of characters that reorder or hide text; the message names them, as they are invisible. */
const invisible = ['\u202e', '\u2066', '\u200b', '\ufeff', '\u{e0041}'].map((character) => {
  const name = character.codePointAt(0)?.toString(16).toUpperCase();
  return [`A${character}B`, `must not contain the invisible character U+${name}`] as const;
});

export const trueFalse: Format = {
  accepts: [
    ...(['True', 'true', 1, '1', true] as const).map((value) => [value, true] as const),
    ...(['False', 'false', 0, '0', false] as const).map((value) => [value, false] as const),
  ],
  refuses: [
    ['yes', 'must be True or False'],
    [2, 'must be True or False'],
    [{}, 'must be True or False'],
  ],
};

export const wholeNumber = (min: number, max: number): Format => ({
  accepts: [[min], [max], [String(min), min], [String(max), max]],
  refuses: [
    ...(min > 0 ? [[min - 1, `must be at least ${min}`] as const] : [[-1, 'must be at least 0'] as const]),
    [max + 1, `must be at most ${max}`],
    [1.5, 'must be a whole number'],
    ['ten', 'must be a whole number'],
    ['1e3', 'must be a whole number'],
    [true, 'must be a whole number'],
  ],
});

export const oneOf = (...values: string[]): Format => ({
  accepts: values.flatMap((value) => [[value], [value.toLowerCase(), value], [value.toUpperCase(), value]]),
  refuses: [
    ['other', message(values)],
    [1, message(values)],
  ],
});

function message(values: string[]): string {
  return `must be ${[values.slice(0, -1).join(', '), values.at(-1)].filter(Boolean).join(' or ')}`;
}

export const localDateTime: Format = {
  accepts: [['2027-03-15T17:05:00'], ['2028-02-29T23:59:59']],
  refuses: [
    '2027-03-15T17:05:00Z',
    '2027-03-15T17:05:00+01:00',
    '2027-02-29T17:05:00',
    '2027-03-15T24:00:00',
    '2027-03-15T17:05',
    '2027-03-15 17:05:00',
    '2027-03-15',
    '03/15/2027 05:05 PM',
    'March 15, 2027 5:05 PM',
  ].map((value) => [value, 'must be a real local date and time as YYYY-MM-DDTHH:mm:ss, without offset'] as const),
};

export const timeZone: Format = {
  accepts: [['Europe/Berlin'], ['America/Argentina/Buenos_Aires'], ['Asia/Calcutta'], ['Etc/GMT+5']],
  refuses: ['CET', 'UTC', '+01:00', 'Europe/Atlantis', 'Europe/', '../etc/passwd'].map(
    (value) => [value, 'must be a long timezone name such as Europe/Berlin'] as const,
  ),
};

export const color: Format = {
  accepts: [['#0C3478'], ['#abcdef', '#ABCDEF']],
  refuses: ['0C3478', '#0C347', '#0C34789', '#GGGGGG', 'red'].map(
    (value) => [value, 'must be # followed by 6 hex digits'] as const,
  ),
};

export const airport: Format = {
  accepts: [['MUC'], ['ber', 'BER']],
  refuses: ['MU', 'MUCX', 'M1C', 'EDDM'].map((value) => [value, 'must be a three-letter IATA airport code'] as const),
};

export const httpsUrl: Format = {
  accepts: [['https://www.example.com/'], ['https://www.example.com/a?b=c#d']],
  refuses: [
    ...['http://www.example.com/', 'javascript:alert(1)', 'www.example.com', 'https://user:secret@example.com/'].map(
      (value) => [value, 'must be an https address'] as const,
    ),
    [`https://www.example.com/${'x'.repeat(2048)}`, 'must be at most 2048 characters'],
  ],
};

const phone: Format = {
  accepts: [['+498912345678'], ['112']],
  refuses: ['call me', '+49 89 1234', 'tel:112'].map(
    (value) => [value, 'must be a phone number: digits, with or without a leading +'] as const,
  ),
};

const email: Format = {
  accepts: [['help@example.com']],
  refuses: ['help', 'mailto:help@example.com', 'a b@example.com'].map(
    (value) => [value, 'must be an e-mail address'] as const,
  ),
};

/** Rows of each action link. */
export const actionLinkRows: FieldRows = {
  'manage-booking-url': httpsUrl,
  'change-seat-url': httpsUrl,
  'contact-phone': phone,
  'wheelchair-url': httpsUrl,
  'service-animal-url': httpsUrl,
  'bags-url': httpsUrl,
  'track-bags-url': httpsUrl,
  'lost-bag-url': httpsUrl,
  'upgrade-url': httpsUrl,
  'meals-url': httpsUrl,
  'lounge-url': httpsUrl,
  'wifi-url': httpsUrl,
  'entertainment-url': httpsUrl,
  'contact-email': email,
  'contact-url': httpsUrl,
};

/** The array as a whole; its entries: test/contract/featured-actions.test.ts. */
export const featuredActions: Format = {
  accepts: [
    [[{ link: 'meals-url', type: 'orderFood9' }]],
    [[{ link: 'CONTACT-PHONE', type: 'CALL' }], [{ link: 'contact-phone', type: 'call' }]],
  ],
  refuses: [
    [{}, 'must be an array'],
    [actionsOn('upgrade-url', 'upgrade-url'), 'must have each link once'],
    [actionsOn('upgrade-url', 'meals-url', 'bags-url'), 'must have 1 or 2 entries: Wallet A takes no more'],
  ],
};

function actionsOn(...links: string[]) {
  return links.map((link) => ({ link, type: 'shop' }));
}

const notAddress =
  'must be a web address, such as https://example.com/logo.png; the local stack has the files of its folder images at /_local/images/';

/** An address stored as it is. */
export const imageUrl: Format = {
  accepts: [['https://images.example.com/lounge.jpg']],
  refuses: [
    ...['lounge.png', 'javascript:alert(1)', 'data:image/png;base64,AAAA', 'file:///etc/passwd'].map(
      (value) => [value, notAddress] as const,
    ),
    [`https://images.example.com/${'x'.repeat(2048)}`, 'must be at most 2048 characters'],
  ],
};

/** An address to fetch. */
export const png: Format = {
  accepts: imageUrl.accepts,
  refuses: [
    ...imageUrl.refuses,
    ['http://127.0.0.1:9/logo.png', 'must be an https address, or http on localhost or on a host of LOCAL_IMAGE_HOSTS'],
    ['https://127.0.0.1/logo.png', 'must be on a host with a public address'],
    ['https://images.example.com:8443/logo.png', 'must be on port 443'],
  ],
};

/** Text of several lines with https links. */
export const message5000: Format = {
  accepts: [
    ['On time'],
    ['<a href="https://x.example/">Rules</a>'],
    ['<b>Bold</b> <a href="javascript:alert(1)">x</a><script>y</script>', 'Bold x'],
    ['3 < 4', '3 &#60; 4'],
    ['One\nTwo'],
    ['One\r\n\tTwo<br>Three<br/>\nFour', 'One\nTwo\nThree\nFour'],
    ['<p>One</p>\n<p>Two</p><ul><li>Three</li> <li>Four</li></ul>', 'One\n\nTwo\n\n• Three\n• Four'],
    ['<b> </b><br>', undefined],
  ],
  refuses: [
    [1.5, 'must be text'],
    ['x'.repeat(5_001), 'must be at most 5000 characters'],
    ['A\u0007', 'must be printable text'],
    ['A&#7;', 'must be printable text'],
    ['A&#x202E;B', 'must not contain the invisible character U+202E'],
    ...invisible,
  ],
};

export const richText: Format = {
  accepts: [
    ['<p style="color:red;text-align:center">Tap <b>Add</b></p>'],
    ['<h1 onclick="x()">Tap</h1><img src=x onerror=alert(1)>', 'Tap'],
    [`<p>${'&amp;'.repeat(500)}</p>`],
    ['&eacute;'.repeat(500)],
    ['😀'.repeat(500)],
    ['<p>Tap</p>\n<p>Add<br />\nnow</p>', '<p>Tap</p><p>Add<br>now</p>'],
    ['Tap\nAdd', 'Tap<br>Add'],
    [`${'x'.repeat(250)}<br>${'x'.repeat(250)}`],
  ],
  refuses: [
    ['A\u0007', 'must be printable text'],
    ['A&#x202E;B', 'must not contain the invisible character U+202E'],
    ['A&#xFFFD;B', 'must not contain U+FFFD, which stands for bytes that are not UTF-8'],
    ...invisible,
    ['x'.repeat(501), 'must be at most 500 text characters', 'E928'],
    ['&#233;'.repeat(501), 'must be at most 500 text characters', 'E928'],
    [`<b>${'&nbsp;'.repeat(501)}</b>`, 'must be at most 500 text characters', 'E928'],
    ['<b>'.repeat(10_000), 'must be at most 20,000 characters with its markup', 'E928'],
    [`\u0007${'x'.repeat(20_000)}`, 'must be at most 20,000 characters with its markup', 'E928'],
    [1.5, 'must be text'],
  ],
};

/** Rules for an array of locations or beacons as a whole. */
export const entries = (entry: (place: number) => object, stored = entry): Format => ({
  accepts: [
    [[entry(1)], [stored(1)]],
    [Array.from({ length: 10 }, (_, i) => entry(i + 1)), Array.from({ length: 10 }, (_, i) => stored(i + 1))],
  ],
  refuses: [[Array.from({ length: 11 }, (_, i) => entry(Math.min(i + 1, 10))), 'must have 1 to 10 entries']],
});
