import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { drawAppleFront } from '../../lambdas/pages/phones/apple-phone.ts';
import { drawGoogleCard } from '../../lambdas/pages/phones/google-phone.ts';
import type { GooglePass } from '../../lambdas/pages/phones/google-texts.ts';
import { forAllTests } from '../helpers/for-tests.ts';
import { startGoogle } from '../helpers/google.ts';
import { Operator } from '../helpers/operator.ts';
import { openPkpass } from '../helpers/pkpass.ts';
import { serveApi } from '../helpers/served-api.ts';
import { temporaryDirectory } from '../helpers/temporary-directory.ts';

const airlines = globSync('examples/*/brand.json')
  .map((file) => path.dirname(file))
  .sort();
const pictures = globSync('examples/*/*.png').map((file) => [path.basename(file), readFileSync(file)] as const);

const wallet = forAllTests(() => startGoogle(Object.fromEntries(pictures)));
const service = forAllTests(() => serveApi(wallet.api));
const folder = temporaryDirectory();

/** The request in a file, with the airline's pictures on the host of this test. */
function requestIn(file: string) {
  const text = readFileSync(file, 'utf8');
  return JSON.parse(text.replaceAll('http://localhost:3000/_local/images/', wallet.api.images.url('')));
}

/** Runs the command, which draws a request that is in a file. @returns what it prints, and the page */
async function drawn(name: string, request: object) {
  const from = path.join(folder, `${name}.json`);
  writeFileSync(from, JSON.stringify(request));
  const operator = new Operator({ ...wallet.api.env, PUBLIC_BASE_URL: service.url });
  const printed = await operator.run('template init', { account: 'demo', from });
  return { printed, page: readFileSync(path.join(folder, `${name}.html`), 'utf8') };
}

test('there are five airlines', () => expect(airlines).toHaveLength(5));

describe.each(airlines.map((each) => path.basename(each)))('%s', (airline) => {
  test('its brand is drawn on both phones before it is made, in its language and with its logo', async () => {
    const brand = requestIn(`examples/${airline}/brand.json`);
    const { printed, page } = await drawn(airline, brand);
    expect(printed).not.toContain('Warning');
    for (const text of [
      brand['universal-fields']['carrier-airline-name'],
      brand['universal-fields'].message1.slice(0, 20),
    ])
      expect(page.split(text).length).toBeGreaterThan(2);
    expect(page).toContain('Drawn from the .pkpass');
    expect(page).toContain('Drawn from the JSON for Google Wallet');
    const isRound = 'carrier-airline-logo-walletb' in brand.appearance;
    const square = readFileSync(globSync(`examples/${airline}/*-icon.png`)[0] ?? '').toString('base64');
    expect(page.includes(square)).toBe(isRound);
  });

  test('its passenger gets a pass without a warning, which both phones show', async () => {
    const { body: made } = await wallet.api.send(requestIn(`examples/${airline}/brand.json`));
    expect(made).toEqual({ status: 'success', 'pass-template-id': expect.any(String) });
    const event = requestIn(`examples/${airline}/check-in.json`);
    const { body } = await wallet.api.send({ ...event, brand: made['pass-template-id'] });
    expect(body).toMatchObject({ outcome: 'issued' });
    expect(body).not.toHaveProperty('warnings');
    const { pathname } = new URL(String(body['pass-install-url']));
    const pkpass = Buffer.from((await wallet.api.open('GET', `${pathname}/pass.pkpass`)).body ?? '', 'base64');
    expect(openPkpass(pkpass).passJson.barcodes[0].message).toBe(event['pass-data']['barcode-value']);
    await wallet.click(pathname);
    const [flightClass, flightObject] = wallet.google.requests.slice(-2).map((request) => request.body);
    const fronts = [drawAppleFront(pkpass), drawGoogleCard({ flightClass, flightObject } as unknown as GooglePass)];
    const { 'pass-data': data, flight } = event;
    const texts = [...data['passenger-name'].split(' '), data['seat-number'], flight['origin-airport']];
    for (const { html } of fronts)
      for (const text of texts) expect(html.markup.toLowerCase()).toContain(text.toLowerCase());
  });
});

test('a brand that is refused says which field, and keeps its file', async () => {
  const brand = requestIn('examples/pebble/brand.json');
  const red = { ...brand, appearance: { ...brand.appearance, 'background-color': 'red' } };
  await expect(drawn('red', red)).rejects.toThrow(
    /background-color must be .*\nCorrect .*red\.json, then run this with --from/,
  );
});
