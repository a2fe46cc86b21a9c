import type { TemplateFields } from '../../lambdas/domain/template-fields/template-fields.ts';
import { type RenderingServices, renderPkpass } from '../../lambdas/issuing/render.ts';
import { NativeBuilder } from '../../lambdas/wallets/apple/native-builder.ts';
import { apiForAllTests } from '../helpers/api-for-tests.ts';
import { createTestChain } from '../helpers/certificates.ts';
import { examplePass, exampleTemplate, now } from '../helpers/examples.ts';
import { fixedClock } from '../helpers/fixed-clock.ts';
import { expectedManifest, openPkpass, opensslAccepts, stringsOf } from '../helpers/pkpass.ts';
import { images } from '../helpers/pkpass-input.ts';

const { api, time } = apiForAllTests();

const languages = { language: 'de', languages: ['de', 'ar', 'en'] };
const translations = {
  en: { message1: 'Have a nice\nflight', 'destination-airport-label': 'Berlin "BER"' },
  ar: { message1: 'رحلة سعيدة' },
};
const texts = { 'boarding-group-label': '', message1: 'Guten Flug', translations };

const update = (templateId: string, changes: object) =>
  api.send({ action: 'updatepasstemplate', 'pass-template-id': templateId, ...changes });
/** Makes a template with texts in three languages. */
async function multilingual(): Promise<string> {
  const templateId = await api.createTemplate(languages);
  expect((await update(templateId, texts)).body).toMatchObject({ status: 'success' });
  return templateId;
}

const read = async (templateId: string) =>
  (await api.send({ action: 'getpasstemplate', 'pass-template-id': templateId })).body['pass-template'];

async function download(templateId: string) {
  const issued = await api.send(api.passRequest(templateId, { 'pass-id': templateId }));
  const { pathname } = new URL(String(issued.body['pass-install-url']));
  return open(pathname);
}
const open = async (pathname: string) =>
  openPkpass(Buffer.from((await api.open('GET', `${pathname}/pass.pkpass`)).body ?? '', 'base64'));

test('a pass in several languages says the same in each, in files that its signature covers', async () => {
  const pass = await download(await multilingual());
  const names = Object.keys(pass.files).filter((name) => name.includes('lproj'));
  expect(names.sort()).toEqual(['ar', 'de', 'en'].map((tag) => `${tag}.lproj/pass.strings`));
  expect(pass.manifest).toEqual(expectedManifest(pass.files));
  const { auxiliaryFields, secondaryFields, backFields } = pass.passJson.boardingPass;
  const labels = [...auxiliaryFields, ...secondaryFields].map(({ label }: { label: string }) => label);
  expect(labels).toEqual([
    'Flug',
    'Datum',
    'Boarding',
    'Abflug',
    'Terminal',
    'Passagier',
    'Gruppe',
    'Position',
    'Cabin',
  ]);
  const english = stringsOf(pass, 'en');
  expect(labels.map((label: string) => english[label] ?? label)).toEqual([
    ...['Flight', 'Date', 'Boarding', 'Departure', 'Terminal', 'Passenger', 'Group', 'Position', 'Cabin'],
  ]);
  expect(english['Guten Flug']).toBe('Have a nice\nflight');
  expect(english.Berlin).toBe('Berlin "BER"');
  expect(stringsOf(pass, 'ar')).toMatchObject({ Flug: 'الرحلة', 'Guten Flug': 'رحلة سعيدة', Eingelöst: 'مستخدمة' });
  expect(stringsOf(pass, 'de')).toEqual({ Lufthansa: 'Lufthansa' });
  expect(JSON.stringify(backFields)).toContain('Guten Flug');
});

test('English comes along where an airline has other languages: phones with none of them fall back to it', async () => {
  const pass = await download(await api.createTemplate({ language: 'fr', languages: ['fr', 'ja'] }));
  expect(stringsOf(pass, 'en')).toMatchObject({ Porte: 'Gate' });
  expect(stringsOf(pass, 'ja')).toMatchObject({ Porte: '搭乗口' });
});

test('the text on the lock screen is there in every language: of the flight, and of one passenger', async () => {
  const templateId = await api.createTemplate(languages);
  const issued = await api.send(api.passRequest(templateId, { 'pass-id': 'told-1' }));
  const { pathname } = new URL(String(issued.body['pass-install-url']));
  const shown = async () => {
    const pass = await open(pathname);
    const [{ value }] = pass.passJson.boardingPass.backFields;
    return [value, stringsOf(pass, 'ar')[value], stringsOf(pass, 'en')[value]];
  };
  await update(templateId, { 'origin-gate': 'Z9' });
  expect(await shown()).toEqual(['Gate: Z9', 'البوابة: \u2068Z9\u2069', undefined]);
  const reference = { 'pass-template-id': templateId, 'pass-id': 'told-1' };
  const change = (data: object, more: object = {}) =>
    api.send({ action: 'updatepassdata', ...reference, 'pass-data': data, 'pass-meta-data': {}, ...more });
  await change({ 'seat-number': '1A' });
  expect(await shown()).toEqual(['Sitz: 1A', 'المقعد: \u20681A\u2069', 'Seat: 1A']);
  await change({ 'seat-number': '1B', 'pass-update-notification': 'Bitte beeilen' });
  expect(await shown()).toEqual(['Bitte beeilen', undefined, undefined]);
  await change({ 'passenger-kind': 'infant' });
  const pass = await open(pathname);
  expect(stringsOf(pass, 'en')['1B, Kleinkind']).toBe('1B, Infant');
  time.at = new Date(now.getTime() + 60_000);
  await update(templateId, { 'flight-status': 'cancelled', 'flight-status-reason': 'Sturm' });
  expect(await shown()).toEqual([
    'Flug LH2724 um 17:35 Uhr wurde gestrichen. Sturm',
    'أُلغيت الرحلة \u2068LH2724\u2069 المقررة الساعة 17:35. توضيح شركة الطيران: «\u2068Sturm\u2069»',
    'LH2724 at 17:35 is cancelled. The airline says: “Sturm”',
  ]);
});

test('a pass that moves says so in every language', async () => {
  const from = await api.createTemplate(languages);
  const copy = { action: 'copytemplate', 'pass-template-id': from, 'flight-number': '2728' };
  const { body } = await api.send(copy);
  const issued = await api.send(api.passRequest(from, { 'pass-id': 'moved-1' }));
  await api.send({
    action: 'movepass',
    'pass-template-id': from,
    'to-pass-template-id': body['pass-template-id'],
    'pass-id': 'moved-1',
    'pass-data': { 'seat-number': '14A' },
  });
  const pass = await open(new URL(String(issued.body['pass-install-url'])).pathname);
  const [{ value }] = pass.passJson.boardingPass.backFields;
  expect([value, stringsOf(pass, 'en')[value], stringsOf(pass, 'ar')[value]]).toEqual([
    'Sie fliegen jetzt mit LH2728, 17:35, Sitz 14A',
    'You are now on LH2728, 17:35, seat 14A',
    'رحلتك الجديدة هي \u2068LH2728\u2069، 17:35، المقعد \u206814A\u2069',
  ]);
});

test('translations are changed one by one, read back behind everything else, and copied', async () => {
  const templateId = await multilingual();
  expect(await read(templateId)).toMatchObject({ ...languages, translations });
  await update(templateId, { translations: { AR: { message1: '' }, en: { 'link1-label': 'Call us' } } });
  const changed = { en: { ...translations.en, 'link1-label': 'Call us' } };
  expect(await read(templateId)).toMatchObject({ translations: changed });
  const copied = await api.send({ action: 'copytemplate', 'pass-template-id': templateId, 'origin-gate': 'Z1' });
  expect(await read(String(copied.body['pass-template-id']))).toMatchObject({ ...languages, translations: changed });
  await update(templateId, { translations: { en: '' }, languages: '' });
  const cleared = (await read(templateId)) as object;
  expect(cleared).toMatchObject({ language: 'de' });
  expect(Object.keys(cleared)).not.toEqual(expect.arrayContaining(['translations']));
  expect(Object.keys(cleared)).not.toContain('languages');
});

test.each([
  [{ translations: { de: { message1: 'x' } } }, 'translations.de', 'is not among languages'],
  [{ translations: { en: { message1: 'x' } } }, 'translations.en', 'is the language of the texts that it translates'],
  [
    { ...languages, translations: { '!': { message1: 'x' } } },
    'translations.!',
    'must be the tag of a language, such as de or pt-BR',
  ],
  [
    { ...languages, translations: { ar: { 'seat-number': 'x' } } },
    'translations.ar.seat-number',
    'is not a text that can be translated',
  ],
  [
    { ...languages, translations: { ar: { message9: 'x' } } },
    'translations.ar.message9',
    'is not a text that can be translated',
  ],
  [
    { ...languages, translations: { ar: { 'message1-label': 'x'.repeat(61) } } },
    'translations.ar.message1-label',
    'must be at most 60 characters',
  ],
  [{ ...languages, translations: { ar: ['x'] } }, 'translations.ar', 'must be an object'],
  [
    {
      ...languages,
      translations: {
        ar: Object.fromEntries(
          ['message1', 'message2', 'text-module', 'info-module'].map((name) => [name, 'ب'.repeat(5_000)]),
        ),
        en: { message1: 'x'.repeat(5_000), message2: '漢'.repeat(5_000), 'info-module': '漢'.repeat(5_000) },
      },
    },
    'translations',
    'must be at most 64 KB in all',
  ],
  [{ ...languages, translations: { ar: {}, AR: {} } }, 'translations.ar', 'is given more than once'],
] as [Record<string, unknown>, string, string][])(
  'createpasstemplate refuses %j: %s %s',
  async (fields, field, message) => {
    await expect(api.createTemplate(fields)).rejects.toThrow(JSON.stringify([{ field, message }]).slice(1, -1));
  },
);

test('a text of the install page has its own code when it is too long, also in another language', async () => {
  const long = { ...languages, translations: { ar: { 'pass-install-help-text': 'x'.repeat(501) } } };
  await expect(api.createTemplate(long)).rejects.toThrow('E928');
});

test('languages that translations have cannot go before them', async () => {
  const templateId = await multilingual();
  const { body } = await update(templateId, { languages: ['de', 'en'] });
  expect(body.errors).toEqual([{ field: 'translations.ar', message: 'is not among languages' }]);
});

test('what would not be shown is warned of', async () => {
  const templateId = await api.createTemplate({ language: 'fi' });
  const { body } = await update(templateId, {
    languages: ['fi', 'de'],
    translations: { de: { 'link2-label': 'Hier' } },
    'link2-label': '',
  });
  expect(body.warnings).toMatchObject([
    { code: 'language-unknown', field: 'languages', text: 'There are no words of ours in fi: labels are English.' },
    {
      code: 'translation-unused',
      field: 'translations',
      text: 'Translations are not shown without the text itself: link2-label.',
    },
  ]);
});

/** Renders a pass without a database, always with the same credentials. */
async function renderer() {
  const { certificate, rootPem } = await createTestChain();
  const services = {
    clock: fixedClock(now),
    publicBaseUrl: 'https://passes.example.com',
    accounts: { appleCertificate: async () => certificate },
    identity: { authenticationToken: async () => 'token-of-a-pass-1' },
    images: { get: async () => images['walleta-pass-icon'].data },
  };
  const icon = { 'walleta-pass-icon': { sha256: 'icon', bytes: 1, width: 87, height: 87 } };
  const built = (fields: Partial<TemplateFields>, pass = examplePass()) =>
    renderPkpass(
      { ...services, apple: new NativeBuilder() } as unknown as RenderingServices,
      exampleTemplate(fields, { images: icon }),
      pass,
    );
  return { built, rootPem };
}

test('a pass in English is byte for byte that of a template without languages', async () => {
  const { built, rootPem } = await renderer();
  const before = await built({});
  expect(Buffer.compare(before, await built({ language: 'en', languages: ['en'] }))).toBe(0);
  const translated = openPkpass(await built({ languages: ['en', 'de'] }));
  expect(translated.passJson).toEqual(openPkpass(before).passJson);
  const { 'manifest.json': manifest, signature } = translated.files;
  const signed = { files: { 'manifest.json': manifest ?? new Uint8Array(), signature: signature ?? new Uint8Array() } };
  expect(opensslAccepts(signed, rootPem, now)).toBe(true);
});

test('a pass that outlives its template’s expiration has its texts in every language', async () => {
  const { built } = await renderer();
  const late = examplePass({ 'expiration-timestamp': '2027-04-01T00:00:00Z' });
  const ended = { 'expiry-date': '2027-03-01T00:00:00', 'no-expiration': false, 'info-module': 'Read this' };
  const german = { languages: ['en', 'de'], translations: { de: { 'info-module': 'Lies das' } } };
  expect(stringsOf(openPkpass(await built({ ...ended, ...german }, late)), 'de')).toMatchObject({
    'Read this': 'Lies das',
  });
});

test('getpassdata says of a pass that has ended what the pass says', async () => {
  const templateId = await api.createTemplate({ language: 'de' });
  const reference = { 'pass-template-id': templateId, 'pass-id': 'ended-1' };
  await api.send(api.passRequest(templateId, { 'pass-id': 'ended-1' }));
  await api.send({ action: 'updatepassdata', ...reference, 'pass-status': 'voided' });
  const { body } = await api.send({ action: 'getpassdata', ...reference });
  expect(body['pass-data']).toMatchObject({ 'info-module': 'Ungültig' });
});
