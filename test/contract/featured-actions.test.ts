import { templateRequest } from '../helpers/api.ts';
import { apiForAllTests } from '../helpers/api-for-tests.ts';
import { makeBrand } from '../helpers/check-in.ts';
import { exampleRequest } from '../helpers/examples.ts';
import { openPkpass } from '../helpers/pkpass.ts';

const { api } = apiForAllTests();
const own = exampleRequest('generate-pass')['pass-data'] as object;

const links = {
  'manage-booking-url': 'https://www.example.com/booking',
  'upgrade-url': 'https://www.example.com/upgrade?a=1',
  'meals-url': 'https://www.example.com/meals',
  'contact-phone': '+498912345678',
  'contact-email': 'help@example.com',
};
const upgrade = { link: 'upgrade-url', type: 'shop' } as const;
const call = { link: 'contact-phone', type: 'call' } as const;
const meal = { link: 'meals-url', type: 'order' } as const;
const chosen = (...actions: object[]) => ({ 'walleta-featured-actions': actions });

let lastPass = 0;
async function issue(templateId: string, data: object = {}) {
  const reference = { 'pass-template-id': templateId, 'pass-id': `featured-${++lastPass}` };
  const { body } = await api.send(api.passRequest(templateId, { ...reference, 'pass-data': { ...own, ...data } }));
  const { pathname } = new URL(String(body['pass-install-url']));
  const send = (action: string, more: object = {}) => api.send({ action, ...reference, ...more });
  return {
    body,
    update: (changes: object) => send('updatepassdata', { 'pass-data': changes }),
    read: async () => (await send('getpassdata')).body['pass-data'] as Readonly<Record<string, unknown>>,
    actions: async () => {
      const pkpass = (await api.open('GET', `${pathname}/pass.pkpass`)).body ?? '';
      return openPkpass(Buffer.from(pkpass, 'base64')).passJson.featuredActions;
    },
  };
}

const inPassJson = {
  upgrade: { identifier: 'upgrade-url', type: 'shop', url: links['upgrade-url'] },
  call: { identifier: 'contact-phone', type: 'call', url: 'tel:+498912345678' },
  meal: { identifier: 'meals-url', type: 'order', url: links['meals-url'] },
};

test('a pass has the actions of its template in their order: none, one or two; a link without a value is no action', async () => {
  expect(await (await issue(await api.createTemplate(links))).actions()).toBeUndefined();
  const one = await issue(await api.createTemplate({ ...links, ...chosen(upgrade) }));
  expect(await one.actions()).toEqual([inPassJson.upgrade]);
  const two = await issue(await api.createTemplate({ ...links, ...chosen(call, upgrade) }));
  expect(await two.actions()).toEqual([inPassJson.call, inPassJson.upgrade]);
  expect(await two.read()).toMatchObject(chosen(call, upgrade));
  const bags = { link: 'bags-url', type: 'shop' };
  const lacking = await issue(await api.createTemplate({ ...links, ...chosen(bags, call) }));
  expect(await lacking.actions()).toEqual([inPassJson.call]);
});

test('an identifier stays the same when a template’s or a pass’s address changes, so that phones see the same action', async () => {
  const templateId = await api.createTemplate({ ...links, ...chosen(upgrade) });
  const pass = await issue(templateId);
  const changed = { 'pass-template-id': templateId, 'upgrade-url': 'https://www.example.com/2' };
  await api.send({ action: 'updatepasstemplate', ...changed });
  expect(await pass.actions()).toEqual([{ ...inPassJson.upgrade, url: 'https://www.example.com/2' }]);
  await pass.update({ 'upgrade-url': 'https://www.example.com/3' });
  expect(await pass.actions()).toEqual([{ ...inPassJson.upgrade, url: 'https://www.example.com/3' }]);
});

test('another choice of a template reaches its passes, but not those with their own, until that is cleared', async () => {
  const templateId = await api.createTemplate({ ...links, ...chosen(upgrade) });
  const pass = await issue(templateId);
  const other = await issue(templateId, chosen(meal));
  await api.send({ action: 'updatepasstemplate', 'pass-template-id': templateId, ...chosen(call) });
  expect(await pass.actions()).toEqual([inPassJson.call]);
  expect(await other.actions()).toEqual([inPassJson.meal]);
  for (const cleared of ['', []]) {
    await other.update(chosen(meal, call));
    expect(await other.actions()).toEqual([inPassJson.meal, inPassJson.call]);
    await other.update({ 'walleta-featured-actions': cleared });
    expect(await other.actions()).toEqual([inPassJson.call]);
  }
});

const field = 'walleta-featured-actions';
const opensPage = 'which opens a page: choose an https link';

test.each([
  ['seat-url', 'shop', 'link', expect.stringMatching(/^must be manage-booking-url, .+ or contact-url$/)],
  ['meals-url', 'Place', 'type', 'must not be place: no link has the place that it needs'],
  ['meals-url', 'call', 'link', 'must not be meals-url for call, which calls a number: choose contact-phone'],
  ['contact-phone', 'shop', 'link', `must not be contact-phone for shop, ${opensPage}`],
  ['contact-email', 'order', 'link', `must not be contact-email for order, ${opensPage}`],
  ['meals-url', 'order food', 'type', 'must be 1 to 40 letters and digits'],
  ['meals-url', 'x'.repeat(41), 'type', 'must be 1 to 40 letters and digits'],
])('%s as an action of type %s is refused, with the cure', async (link, type, part, message) => {
  const { body } = await api.send({ ...templateRequest(api.images), ...chosen(upgrade, { link, type }) });
  expect(body).toMatchObject({ 'error-code': 'E9003', errors: [{ field: `${field}[1].${part}`, message }] });
});

const unknown = { code: 'action-unknown', field, text: expect.stringContaining('at place 2: it is sent') };
const hidden = { code: 'action-hidden', field, text: expect.stringContaining('walleta-classic-design True chooses') };

test('a type that Apple does not name is sent as it is, with a warning from each call that takes it', async () => {
  const other = { link: 'contact-email', type: 'constructor' };
  const classic = { ...links, 'walleta-classic-design': true };
  const { body } = await api.send({ ...templateRequest(api.images), ...classic, ...chosen(meal, other) });
  expect(body.warnings).toEqual([unknown]);
  const templateId = String(body['pass-template-id']);
  const pass = await issue(templateId, chosen(upgrade, other));
  expect(pass.body.warnings).toEqual([unknown]);
  expect((await pass.update({ 'boarding-group': '3' })).body).not.toHaveProperty('warnings');
  expect((await pass.update(chosen(call, other))).body.warnings).toEqual([unknown]);
  const url = 'mailto:help@example.com';
  expect((await pass.actions())[1]).toEqual({ identifier: 'contact-email', type: 'constructor', url });
  const brandId = await makeBrand(api, links);
  const change = { action: 'updatepasstemplate', 'pass-template-id': brandId, ...chosen(call, other) };
  expect((await api.send(change)).body.warnings).toEqual([unknown]);
});

test('a template and a pass are warned where the flight has the design of iOS 26', async () => {
  const { body } = await api.send({ ...templateRequest(api.images), ...links, ...chosen(upgrade) });
  expect(body.warnings).toEqual([hidden]);
  const templateId = String(body['pass-template-id']);
  expect((await issue(templateId)).body).not.toHaveProperty('warnings');
  expect((await issue(templateId, chosen(meal))).body.warnings).toEqual([hidden]);
  const update = { action: 'updatepasstemplate', 'pass-template-id': templateId, 'walleta-classic-design': true };
  expect((await api.send(update)).body).not.toHaveProperty('warnings');
});
