import { zipSync } from 'fflate';
import { wordingIn } from '../../../lambdas/domain/languages/wordings.ts';
import {
  drawAppleDetails,
  drawAppleFront,
  drawAppleList,
  drawAppleNotice,
} from '../../../lambdas/pages/phones/apple-phone.ts';
import type { Drawing } from '../../../lambdas/pages/phones/drawing.ts';
import { badged, badgeTags, phoneIn, samplePkpass } from './samples.ts';
import { textsOf } from './texts-of.ts';

const classic = { hasClassicDesign: true };
const markupOf = ({ html }: Drawing) => html.markup;

test('the classic front has the fields of pass.json with label and value, each row in its place', () => {
  const markup = markupOf(drawAppleFront(samplePkpass(), classic));
  const rows = markup
    .split('<dl class="')
    .slice(1)
    .map((row) => textsOf(`<${row}`));
  expect(rows).toEqual([
    ['Gate', 'G20', 'Seat', '12C'],
    expect.arrayContaining(['Munich', 'MUC', 'Berlin', 'BER']),
    ['Flight', 'TN2724', 'Date', '15/03/2027', 'Boarding', '17:05', 'Departure', '17:35', 'Terminal', '2'],
    expect.arrayContaining(['Passenger', 'Erika Mustermann', 'Group', '2']),
  ]);
});

test('a front has the colors, the logo and the barcode of its file', () => {
  const { html, styles } = drawAppleFront(samplePkpass(), classic);
  expect(styles).toContain('.w-0c3478-ffffff-ffffff{--w-back:#0c3478;--w-ink:#ffffff;--w-label:#ffffff}');
  expect(html.markup).toContain('<article class="w-apple w-classic w-0c3478-ffffff-ffffff">');
  expect(html.markup).toMatch(/<img src="data:image\/png;base64,iVBOR[^"]+" alt="Tern Airways">/);
  expect(html.markup).toMatch(/class="w-code w-\w+">\s*<svg role="img" aria-label="Barcode"[^>]*><path d="m\d/);
});

test('a color in another notation than Apple’s is not put into a style sheet', () => {
  const json = { backgroundColor: 'red}body{display:none', foregroundColor: 'rgb(1, 2, 3)', labelColor: undefined };
  expect(drawAppleFront(samplePkpass({ json }), classic).styles).toContain(
    '.w-ffffff-010203-010203{--w-back:#FFFFFF;--w-ink:#010203;--w-label:#010203}',
  );
});

test('texts of the file are escaped', () => {
  const markup = markupOf(
    drawAppleFront(samplePkpass({ json: { logoText: '<img src=x onerror=alert(1)>' } }), classic),
  );
  expect(markup).not.toContain('<img src=x');
});

test('iOS 26 shows the tags of a pass: route, times in the zones of the airports, passenger, and a row of facts', () => {
  const markup = markupOf(drawAppleFront(samplePkpass()));
  expect(markup).toContain('w-semantic');
  expect(textsOf(markup)).toEqual([
    ...['TN 2724', '15 MAR', 'MUNICH', 'MUC', '17:35', 'BERLIN', 'BER', '18:45', 'ERIKA MUSTERMANN', 'ECONOMY'],
    ...['Boarding', '17:05', 'Terminal', '2', 'Gate', 'G20', 'Group', '2', 'Seat', '12C'],
    ...[expect.any(String), 'A boarding pass. Drawn from the .pkpass, not a screenshot of Apple Wallet.'],
  ]);
});

test('the airports’ zones decide the times of iOS 26, whatever the offset of a date and the zone of the phone', () => {
  const tags = { destinationLocationTimeZone: 'America/New_York', originalArrivalDate: '2027-03-15T23:45:00Z' };
  const markup = markupOf(drawAppleFront(samplePkpass({ tags }), { timeZone: 'Asia/Tokyo' }));
  expect(textsOf(markup)).toEqual(expect.arrayContaining(['17:35', '19:45']));
});

test('a current time of a delay replaces the original one', () => {
  const tags = { currentDepartureDate: '2027-03-15T19:05:00+01:00', currentBoardingDate: '2027-03-15T18:35:00+01:00' };
  const texts = textsOf(markupOf(drawAppleFront(samplePkpass({ tags }))));
  expect(texts).toEqual(expect.arrayContaining(['19:05', '18:35']));
  expect(texts).not.toEqual(expect.arrayContaining(['17:35']));
});

test.each(['airlineCode', 'originalArrivalDate', 'passengerName'])(
  'without %s iOS 26 shows the classic design',
  (tag) => expect(markupOf(drawAppleFront(samplePkpass({ tags: { [tag]: undefined } })))).toContain('w-classic'),
);

test('a zone may have either of Apple’s two names', () => {
  const tags = { departureLocationTimeZone: undefined, destinationAirportTimeZone: undefined };
  expect(markupOf(drawAppleFront(samplePkpass({ tags })))).toContain('w-semantic');
});

test('badges follow Apple’s order, and are those that Apple shows', () => {
  const markup = markupOf(drawAppleFront(samplePkpass({ pass: badged })));
  expect(textsOf(/<ul class="w-badges">.*<\/ul>/.exec(markup)?.[0] ?? '')).toEqual([
    ...['DOCS OK', 'GOLD', 'ECONOMY', 'PREBOARDING', 'CARRY-ON', 'WCHR', 'SERVICE ANIMAL'],
  ]);
});

test('a programme has a badge where an airport has it too, TSA PreCheck a sign above the barcode', () => {
  const program = 'PKTransitSecurityProgramCLEAR';
  const shown = (tags: object) => textsOf(markupOf(drawAppleFront(samplePkpass({ tags: { ...badgeTags, ...tags } }))));
  expect(shown({})).toContain('TSA PreCheck');
  expect(shown({})).not.toContain('CLEAR');
  expect(shown({ destinationAirportSecurityPrograms: [program] })).toContain('CLEAR');
  expect(shown({ departureLocationSecurityPrograms: [] })).not.toContain('TSA PreCheck');
});

test('declared documents need the declaration’s truth, and an infant’s badge a seat', () => {
  const shown = (tags: Readonly<Record<string, unknown>>) => textsOf(markupOf(drawAppleFront(samplePkpass({ tags }))));
  expect(shown({ ...badgeTags, internationalDocumentsAreVerified: false })).not.toContain('DOCS OK');
  expect(shown({ passengerInformationSSRs: ['INFT'] })).toContain('INFANT');
  expect(shown({ passengerInformationSSRs: ['INFT'], seats: undefined })).not.toContain('INFANT');
});

test('the sequence number has a place where another fact is missing', () => {
  const texts = textsOf(markupOf(drawAppleFront(samplePkpass({ tags: { seats: undefined } }))));
  expect(texts).toEqual(expect.arrayContaining(['Seq', '042']));
});

test('a phone reads the texts of its language from the file', async () => {
  const pkpass = samplePkpass({ languages: [await wordingIn('de')] });
  const german = await phoneIn('de');
  expect(textsOf(markupOf(drawAppleFront(pkpass, { ...german, ...classic })))).toEqual(
    expect.arrayContaining(['Abflug', 'Sitz', 'Passagier']),
  );
  const swiss = textsOf(markupOf(drawAppleFront(pkpass, { wording: await wordingIn('de-CH'), ...classic })));
  expect(swiss).toEqual(expect.arrayContaining(['Abflug', '15.03.27']));
  const polish = textsOf(markupOf(drawAppleFront(pkpass, { ...(await phoneIn('pl')), ...classic })));
  expect(polish).toEqual(expect.arrayContaining(['Departure', 'Seat']));
});

test.each([
  ['pt', 'pt-BR', 'Partida'],
  ['zh-TW', 'zh-Hans', 'Departure'],
])(
  'a phone in %s gets of a file in %s the word %s: the same language in the same script',
  async (phone, file, word) => {
    const pkpass = samplePkpass({ languages: [await wordingIn(file)] });
    const drawn = drawAppleFront(pkpass, { wording: await wordingIn(phone), ...classic });
    expect(textsOf(drawn)).toContain(word);
  },
);

test('a phone in Arabic mirrors the drawing', async () => {
  const markup = markupOf(drawAppleFront(samplePkpass(), await phoneIn('ar')));
  expect(markup).toContain('<div class="w-parts" lang="ar" dir="rtl">');
  expect(textsOf(markup)).toContain('المقعد');
});

test('a void pass is shown void, an expired one expired from its instant on', () => {
  const ended = (pkpass: Uint8Array, now?: string) => {
    const markup = markupOf(drawAppleFront(pkpass, { now: now ? new Date(now) : undefined }));
    return /w-ended">[\s\S]*<b>(\w+)<\/b>/.exec(markup)?.[1];
  };
  const expiring = samplePkpass({ json: { expirationDate: '2027-03-15T20:00:00Z' } });
  expect(ended(samplePkpass({ pass: { status: 'voided' } }))).toBe('Voided');
  expect(ended(expiring, '2027-03-15T19:59:59Z')).toBeUndefined();
  expect(ended(expiring, '2027-03-15T20:00:00Z')).toBe('Expired');
  expect(ended(expiring)).toBeUndefined();
});

test('details have the back fields, links as text without an address, and the services of iOS 26', () => {
  const link = {
    label: 'Book',
    attributedValue: 'See <a href="javascript:alert(1)">terms &amp; fees</a>, please',
    value: 'See',
  };
  const boardingPass = {
    backFields: [
      { key: 'a', label: 'Ticket number', value: '220123' },
      { key: 'b', ...link },
    ],
  };
  const pkpass = samplePkpass({ json: { boardingPass } });
  const markup = markupOf(drawAppleDetails(pkpass));
  expect(textsOf(markup)).toEqual(expect.arrayContaining(['Manage booking', 'Ticket number', '220123']));
  expect(markup).toContain('See <span class="w-link">terms &#38; fees</span>, please');
  expect(markup).not.toContain('javascript:');
  expect(markupOf(drawAppleDetails(pkpass, classic))).not.toContain('Manage booking');
});

test('the lock screen shows the message of the one field that has changed', () => {
  const notified = (lastNotification: string) => samplePkpass({ pass: { lastNotification } });
  const drawn = drawAppleNotice(notified(''), notified('Gate: B7'));
  expect(textsOf(markupOf(drawn as Drawing)).slice(0, 2)).toEqual(['Tern Airways', 'Gate: B7']);
  expect(drawAppleNotice(notified('Gate: B7'), notified('Gate: B7'))).toBeUndefined();
  expect(
    drawAppleNotice(samplePkpass({ pass: { lastNotification: undefined } }), notified('Gate: B7')),
  ).toBeUndefined();
});

test('several changed fields with messages are one general message', () => {
  const field = (key: string, value: string) => ({ key, label: key, value, changeMessage: `${key} is now %@` });
  const json = (...values: string[]) => ({
    boardingPass: { headerFields: values.map((each, place) => field(`f${place}`, each)) },
  });
  const drawn = (...values: string[]) =>
    markupOf(
      drawAppleNotice(samplePkpass({ json: json('A', 'B') }), samplePkpass({ json: json(...values) })) as Drawing,
    );
  expect(textsOf(drawn('C', 'B'))).toContain('f0 is now C');
  expect(textsOf(drawn('C', 'D'))).toContain('Your boarding pass has been updated');
});

const featuredActions = [
  { identifier: 'upgrade-url', type: 'viewOffersRewards', url: 'https://www.example.com/' },
  { identifier: 'bags-url', type: 'addBags', url: 'https://www.example.com/' },
];
const below = ['iOS 27 draws these below', 'View Offers and Rewards', 'Add bags'];

test('featured actions are below the front of the classic design, in Apple’s words or the link’s, on a phone that may have iOS 27', () => {
  const classicTemplate = samplePkpass({ template: { 'walleta-classic-design': true }, json: { featuredActions } });
  expect(textsOf(drawAppleFront(classicTemplate)).slice(-4, -1)).toEqual(below);
  const incomplete = samplePkpass({ tags: { airlineCode: undefined }, json: { featuredActions } });
  expect(textsOf(drawAppleFront(incomplete)).slice(-4, -1)).toEqual(below);
  const older = drawAppleFront(classicTemplate, classic);
  const ofIos26 = drawAppleFront(samplePkpass({ json: { featuredActions } }));
  for (const drawn of [older, ofIos26, drawAppleList([classicTemplate])])
    expect(textsOf(drawn)).not.toContain(below[0]);
});

test('passes of a group are one stack with the earliest in front, those of another certificate none of theirs', () => {
  const pass = (relevantDate: string, passengerName: string, more: Readonly<Record<string, unknown>> = {}) =>
    samplePkpass({ pass: { relevantDate, passengerName }, json: { groupingIdentifier: 'g', ...more } });
  const markup = markupOf(
    drawAppleList(
      [
        pass('2027-03-16T10:00:00Z', 'Later'),
        pass('2027-03-15T10:00:00Z', 'Earlier'),
        pass('2027-03-14T10:00:00Z', 'Alone', { passTypeIdentifier: 'pass.com.example.other' }),
      ],
      classic,
    ),
  );
  const stacks = markup.split('<div class="w-stack">').slice(1);
  expect(stacks.map((stack) => stack.split('<article').length - 1)).toEqual([2, 1]);
  expect(textsOf(stacks[0] ?? '')).toContain('Earlier');
  expect(textsOf(stacks[0] ?? '')).not.toContain('Later');
});

test('a pass behind another one has the header of its design', () => {
  const pkpasses = [
    samplePkpass({ json: { groupingIdentifier: 'g' } }),
    samplePkpass({ json: { groupingIdentifier: 'g' } }),
  ];
  expect(markupOf(drawAppleList(pkpasses))).toContain('w-apple w-semantic w-top');
  expect(markupOf(drawAppleList(pkpasses, classic))).toContain('w-apple w-classic w-top');
});

test('a file without pass.json, and a barcode that the service never sends, are named', () => {
  expect(() => drawAppleFront(zipSync({}))).toThrow('The file has no pass.json');
  const barcodes = [{ format: 'PKBarcodeFormatEAN13', message: '1' }];
  expect(() => drawAppleFront(samplePkpass({ json: { barcodes } }))).toThrow('PKBarcodeFormatEAN13 cannot be drawn');
});
