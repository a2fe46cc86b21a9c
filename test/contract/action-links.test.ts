import { actionLinkNames, forEachActionLink } from '../../lambdas/domain/fields/action-links.ts';
import { inEnglish } from '../../lambdas/domain/languages/languages.ts';
import { english } from '../../lambdas/domain/languages/words/en.ts';
import { flightClassInput, flightObjectInput } from '../../lambdas/issuing/google.ts';
import { flightClassOf } from '../../lambdas/wallets/google/flight-class.ts';
import { flightObjectOf } from '../../lambdas/wallets/google/flight-object.ts';
import { apiForAllTests } from '../helpers/api-for-tests.ts';
import { examplePass, exampleRequest, exampleTemplate, now } from '../helpers/examples.ts';
import { fixedClock } from '../helpers/fixed-clock.ts';
import { openPkpass } from '../helpers/pkpass.ts';
import { schemaProblems } from '../helpers/walletobjects-schema.ts';

const { api } = apiForAllTests();

const values = {
  ...forEachActionLink((name) => `https://www.example.com/${name}?a=1&b='2'`),
  'contact-phone': '+498912345678',
  'contact-email': 'help@example.com',
};
const own = exampleRequest('generate-pass')['pass-data'] as Record<string, string>;

let lastPass = 0;
async function issue(templateId: string, data: object = {}) {
  const reference = { 'pass-template-id': templateId, 'pass-id': `pass-${++lastPass}` };
  const { body } = await api.send(api.passRequest(templateId, { ...reference, 'pass-data': { ...own, ...data } }));
  const { pathname } = new URL(String(body['pass-install-url']));
  const send = (action: string, more: object = {}) => api.send({ action, ...reference, ...more });
  return {
    update: (changes: object) => send('updatepassdata', changes),
    read: async () => (await send('getpassdata')).body['pass-data'] as Readonly<Record<string, unknown>>,
    passJson: async () =>
      openPkpass(Buffer.from((await api.open('GET', `${pathname}/pass.pkpass`)).body ?? '', 'base64')).passJson,
    page: async () => (await api.open('GET', pathname)).body ?? '',
  };
}

/** Labels and addresses of the links on a page, without those of the wallets. */
const linksOn = (page: string) =>
  [...page.matchAll(/^<a (?:class="button[^"]*" )?href="([^"]*)">(?:<span>)?([^<:]*)/gm)].map(([, href, label]) => [
    label,
    href,
  ]);

test('every link is a key of pass.json, on the back, on the page, and read back; other passes have none', async () => {
  const templateId = await api.createTemplate(values);
  const pass = await issue(templateId);
  const passJson = await pass.passJson();
  expect(passJson).toMatchObject({
    managementURL: values['manage-booking-url'],
    changeSeatURL: values['change-seat-url'],
    transitProviderPhoneNumber: '+498912345678',
    requestWheelchairURL: values['wheelchair-url'],
    registerServiceAnimalURL: values['service-animal-url'],
    purchaseAdditionalBaggageURL: values['bags-url'],
    trackBagsURL: values['track-bags-url'],
    reportLostBagURL: values['lost-bag-url'],
    upgradeURL: values['upgrade-url'],
    orderFoodURL: values['meals-url'],
    purchaseLoungeAccessURL: values['lounge-url'],
    purchaseWifiURL: values['wifi-url'],
    entertainmentURL: values['entertainment-url'],
    transitProviderEmail: 'help@example.com',
    transitProviderWebsiteURL: values['contact-url'],
  });
  const onBack = passJson.boardingPass.backFields.slice(-actionLinkNames.length);
  expect(onBack.map(({ key, label }: Record<string, string>) => [key, label])).toEqual(
    actionLinkNames.map((name) => [name, english.services[name]]),
  );
  expect(onBack[2].attributedValue).toBe('<a href="tel:+498912345678">+498912345678</a>');
  const shown = linksOn(await pass.page());
  expect(shown.map(([label]) => label)).toEqual(actionLinkNames.map((name) => english.services[name]));
  expect(shown[0]?.[1]).toBe('https://www.example.com/manage-booking-url?a=1&#38;b=&#39;2&#39;');
  expect(await pass.page()).toContain(
    '<a href="tel:+498912345678">Call the airline: <bdi dir="ltr">+498912345678</bdi></a>',
  );
  expect(await pass.read()).toMatchObject(values);

  const without = await issue(await api.createTemplate());
  expect(Object.keys(await without.passJson()).filter((key) => /URL$|^transit/.test(key))).toEqual(['webServiceURL']);
  expect(await without.page()).not.toContain('<nav');
});

test('an address is read back as it was sent, and shown without what wallets do not take in a URL', async () => {
  const links = {
    'manage-booking-url': 'https://www.example.com/my booking?name=Müller&code="A"',
    'change-seat-url': 'https://flüge.example.com/seat',
    'bags-url': 'https:www.example.com/bags',
  };
  const pass = await issue(await api.createTemplate(links));
  const shown = [
    'https://www.example.com/my%20booking?name=M%C3%BCller&code=%22A%22',
    'https://xn--flge-1ra.example.com/seat',
    'https://www.example.com/bags',
  ];
  const passJson = await pass.passJson();
  expect([passJson.managementURL, passJson.changeSeatURL, passJson.purchaseAdditionalBaggageURL]).toEqual(shown);
  expect(linksOn(await pass.page()).map(([, href]) => href?.replaceAll('&#38;', '&'))).toEqual(shown);
  const services = { clock: fixedClock(now), publicBaseUrl: 'https://passes.example.com' };
  const object = flightObjectOf(
    'issuer',
    flightObjectInput(services, exampleTemplate(links), examplePass(), [inEnglish]),
  );
  expect(object.linksModuleData?.uris.map(({ uri }) => uri)).toEqual(shown);
  expect(await pass.read()).toMatchObject(links);
});

test('a pass’s own link replaces the template’s, until it is cleared; the others stay', async () => {
  const pass = await issue(await api.createTemplate(values), { 'change-seat-url': 'https://seats.example.com/1' });
  const seat = { 'change-seat-url': 'https://seats.example.com/1' };
  expect(await pass.read()).toMatchObject({ ...values, ...seat });
  expect(await pass.passJson()).toMatchObject({
    changeSeatURL: seat['change-seat-url'],
    upgradeURL: values['upgrade-url'],
  });
  expect((await pass.update({ 'pass-data': { 'change-seat-url': '' } })).httpStatus).toBe(200);
  expect(await pass.read()).toMatchObject(values);
});

test('the page of a pass that has ended keeps the contacts', async () => {
  const pass = await issue(await api.createTemplate(values));
  await pass.update({ 'pass-status': 'voided' });
  expect(linksOn(await pass.page()).map(([label]) => label)).toEqual([
    ...['Call the airline', 'E-mail the airline', 'Airline website'],
  ]);
});

const anchors = (count: number) =>
  Array.from({ length: count }, (_, n) => `<a href="https://www.example.com/${n}">${n}</a>`).join(' ');

test.each([
  ['the examples', {}, 10],
  [
    'no other links',
    { message1: undefined, message2: undefined, 'home-page-uri': undefined, link1: undefined, link2: undefined },
    10,
  ],
  ['9 links in a message, and a status with 5', { message1: anchors(9), 'info-module': anchors(5) }, 10],
  ['more links in messages than fit', { message1: anchors(8), message2: anchors(8) }, 10],
])('Google Wallet gets at most 10 links, with %s', (_title, fields, count) => {
  const template = exampleTemplate({ ...values, ...fields });
  const services = { clock: fixedClock(now), publicBaseUrl: 'https://passes.example.com' };
  const flightClass = flightClassOf('issuer', flightClassInput(services, template, [inEnglish]));
  const flightObject = flightObjectOf('issuer', flightObjectInput(services, template, examplePass(), [inEnglish]));
  const ofClass = flightClass.linksModuleData?.uris ?? [];
  const ofObject = flightObject.linksModuleData?.uris ?? [];
  expect(ofClass.length + ofObject.length).toBe(count);
  for (const { field } of flightClassInput(services, template, [inEnglish]).flight.links)
    expect(ofClass.map(({ id }) => id)).toContain(field);
  for (const { uri } of [...ofClass, ...ofObject]) expect(uri).toMatch(/^(https|tel|mailto|geo):/);
  for (const { description } of ofObject) expect(description.length).toBeLessThanOrEqual(20);
  expect(schemaProblems('FlightObject', JSON.parse(JSON.stringify(flightObject)))).toEqual([]);
});

test('Wallet B shows featured actions before the other action links, so that its limit leaves others out', () => {
  const chosen = (['contact-phone', 'meals-url'] as const).map((link) => ({ link, type: 'tried' }));
  const fields = { ...values, message1: anchors(5), 'walleta-featured-actions': chosen };
  const services = { clock: fixedClock(now), publicBaseUrl: 'https://passes.example.com' };
  const input = flightObjectInput(services, exampleTemplate(fields), examplePass(), [inEnglish]);
  const { linksModuleData } = flightObjectOf('issuer', input);
  expect(linksModuleData?.uris.map(({ id }) => id)).toEqual(['contact-phone', 'meals-url']);
});

test('a template is warned of the links that Wallet B leaves out, by their names, in the order of their need', async () => {
  const send = (changes: object) =>
    api.send({ action: 'updatepasstemplate', 'pass-template-id': templateId, ...changes });
  const templateId = await api.createTemplate();
  const { body } = await send({ ...values, message1: '', message2: '', 'text-module': '', link1: '', link2: '' });
  const leftOut = actionLinkNames.slice(9);
  expect(body.warnings).toEqual(
    leftOut.map((field) => ({
      code: 'link-left-out',
      field,
      text: `Wallet B shows 10 links in all, without ${field}.`,
    })),
  );
  expect((await send({ 'origin-gate': 'G7' })).body).not.toHaveProperty('warnings');
  const cleared = await send(Object.fromEntries(leftOut.slice(0, -1).map((name) => [name, ''])));
  expect(cleared.body).not.toHaveProperty('warnings');
});
