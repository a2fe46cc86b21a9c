import { barcodeOutline } from '../../lambdas/pages/barcode-outline.ts';
import { apiForAllTests } from '../helpers/api-for-tests.ts';
import { storedPage } from '../helpers/decoded.ts';
import { openPkpass } from '../helpers/pkpass.ts';

const { api } = apiForAllTests();

let lastPass = 0;

/** Page and pass.json of a pass of the example template after an update. */
async function shown(changes: object) {
  const templateId = await api.createTemplate();
  await api.send({ action: 'updatepasstemplate', 'pass-template-id': templateId, ...changes });
  const { body } = await api.send(api.passRequest(templateId, { 'pass-id': `pass-${++lastPass}` }));
  const link = String(body['pass-install-url']).split('/i/')[1];
  const [page, pkpass] = [`i/${link}`, `i/${link}/pass.pkpass`].map((key) => api.aws.bucket.get(key));
  return { page: storedPage(page), ...openPkpass(pkpass?.body ?? new Uint8Array()) };
}

describe('Apple Wallet', () => {
  test('has the template’s colours, description and apps, and the airline’s name where there is no logo', async () => {
    const { passJson, files } = await shown({
      'background-color': '#010203',
      'text-color': '#0a0b0c',
      description: 'What is read aloud',
      'linked-apps': '1,22',
      'carrier-airline-logo': '',
    });
    expect(passJson).toMatchObject({
      backgroundColor: 'rgb(1, 2, 3)',
      foregroundColor: 'rgb(10, 11, 12)',
      description: 'What is read aloud',
      associatedStoreIdentifiers: [1, 22],
      logoText: 'Lufthansa',
    });
    expect(files).not.toHaveProperty('logo.png');
  });

  test.each([
    ['True', true],
    ['False', false],
    ['', false],
  ])('disable-pass-sharing %j: the pass can be shared unless it is true', async (setting, prohibited) => {
    expect((await shown({ 'disable-pass-sharing': setting })).passJson.sharingProhibited).toBe(prohibited);
  });

  test('has nothing of what is for Google Wallet only', async () => {
    const { passJson, files } = await shown({ 'disable-screenshot': 'True', 'additional-image-text': 'Only B' });
    expect(JSON.stringify(passJson)).not.toMatch(/Only B|lounge\.png|screenshot/i);
    expect(Object.keys(files).filter((name) => /strip|square/.test(name))).toEqual([]);
  });
});

describe('the install page', () => {
  test('has the airline’s background and texts', async () => {
    const { page } = await shown({
      'pass-install-background-color': '#abcdef',
      'pass-install-help-text': 'Own help',
      'pass-download-wait-message': 'Own wait',
      'pass-download-thank-you-message': 'Own thanks',
    });
    for (const own of ['--page:#ABCDEF', 'Own help', 'Own wait', 'Own thanks']) expect(page).toContain(own);
  });

  test.each(['', 'blue'])('is white when its background is %j', async (color) => {
    expect((await shown({ 'pass-install-background-color': color })).page).toContain('--page:#FFFFFF');
  });

  test('has the system’s texts where the airline’s are cleared', async () => {
    const { page } = await shown({
      'pass-install-help-text': '',
      'pass-download-wait-message': '',
      'pass-download-thank-you-message': '',
    });
    expect(page).toMatch(/Add it to your phone’s wallet.*Your wallet opens in a moment.*Have a pleasant flight/s);
  });

  test.each([
    [{}, true],
    [{ 'pass-install-logo-display': '' }, true],
    [{ 'pass-install-logo-display': 'False' }, false],
  ])('with %j it shows the logo: %s', async (setting, isShown) => {
    expect((await shown(setting)).page.includes('<img class="logo"')).toBe(isShown);
  });

  test.each([
    [{}, true],
    [{ 'pass-install-checkmark-display': '' }, true],
    [{ 'pass-install-checkmark-display': 0 }, false],
  ])('with %j it has a checkmark beside the thanks: %s', async (setting, isShown) => {
    const thanks = /<div class="message thanks">(.*?)<div>/s.exec((await shown(setting)).page)?.[1];
    expect(thanks?.includes('<svg')).toBe(isShown);
  });

  test('has the barcode where the template wants it, follows each change of it, and loses it when the pass is void', async () => {
    const templateId = await api.createTemplate();
    const send = async (action: string, more: object) =>
      (await api.send({ action, 'pass-template-id': templateId, ...more })).body;
    const passId = `pass-${++lastPass}`;
    await send('updatepasstemplate', { 'pass-install-show-barcode': 'True' });
    const { body } = await api.send(api.passRequest(templateId, { 'pass-id': passId }));
    const { pathname } = new URL(String(body['pass-install-url']));
    const code = async () => {
      const answer = await api.open('GET', pathname);
      expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' });
      expect(answer.body).toContain('<meta name="referrer" content="no-referrer">');
      return /class="code".*?<path d="([^"]+)"/.exec(answer.body ?? '')?.[1];
    };
    const issued = await code();
    expect(issued).toMatch(/^m/);
    await send('updatepassdata', { 'pass-id': passId, 'pass-data': { 'barcode-value': 'ANOTHER' } });
    expect(await code()).not.toBe(issued);
    await send('updatepasstemplate', { 'barcode-type': 'CODE128' });
    expect(await code()).toBe(barcodeOutline({ type: 'CODE128', value: 'ANOTHER' }).path);
    await send('updatepassdata', { 'pass-id': passId, 'pass-status': 'voided' });
    expect(await code()).toBeUndefined();
  });
});
