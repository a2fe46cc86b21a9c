import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { GoogleCallbacks } from '../../../lambdas/wallets/google/google-callbacks.ts';
import { GoogleWalletApi } from '../../../lambdas/wallets/google/google-wallet-api.ts';
import { Signer, saveLink } from '../../../lambdas/wallets/google/signer.ts';
import { type Listening, listen, readBody } from '../../../local/basics/http.ts';
import type { EdgeRequest } from '../../../local/edge/exchange.ts';
import { googleIn } from '../../../local/wallets/google.ts';
import { GoogleSavePage, savePath } from '../../../local/wallets/google-saving.ts';
import { Chance } from '../../../world/time/chance.ts';
import { GoogleSaving } from '../../../world/wallets/google-saving.ts';
import { fixedClock } from '../../helpers/fixed-clock.ts';
import { createTestIssuer } from '../../helpers/google-issuer.ts';
import { temporaryDirectory } from '../../helpers/temporary-directory.ts';

const directory = temporaryDirectory();
const clock = fixedClock(() => new Date('2027-03-15T12:00:00Z'));
const now = () => clock.now().getTime();
const { issuer, serviceAccountJson } = createTestIssuer();
const serviceAccountFile = path.join(directory, 'service-account.json');
const { google, signer } = googleIn(directory);
const page = new GoogleSavePage({
  saving: new GoogleSaving({ google, signer, clock: { now }, chance: new Chance(1, 'nonces') }),
  serviceAccountFile,
  now,
});
const api = new GoogleWalletApi({
  clock,
  attempts: 1,
  timeoutMs: 1,
  saveUrl: `https://stack.example${savePath}`,
});

const received: string[] = [];
let service: Listening;
let link: string;
beforeAll(async () => {
  writeFileSync(serviceAccountFile, serviceAccountJson);
  service = await listen(async (request, response) => {
    received.push((await readBody(request)).toString());
    response.end();
  });
  link = await api.saveLink(issuer, [{ templateId: 'flight', passKey: 'pass' }]);
});
afterAll(() => service.close());

const send = (method: string, body = '', target = new URL(link).pathname) =>
  page.answer({ method, target, headers: {}, body: Buffer.from(body), sourceIp: '' } satisfies EdgeRequest);

test('a link to what does not exist saves nothing', async () => {
  expect(await send('POST', 'event=save')).toMatchObject({ status: 400 });
  expect(received).toEqual([]);
});

test('a pass that exists is shown, and the service gets callbacks of its save and removal as Google sends them', async () => {
  google.put('flightClass', { id: `${issuer.issuerId}.flight`, callbackOptions: { url: service.url } });
  const ids = { id: `${issuer.issuerId}.pass`, classId: `${issuer.issuerId}.flight` };
  google.put('flightObject', { ...ids, passengerName: '<Erika>' });
  const shown = (await send('GET')).body.toString();
  expect(shown).toContain('&#60;Erika&#62;');
  expect(shown).toContain('Not saved');
  for (const event of ['save', 'del']) expect(await send('POST', `event=${event}`)).toMatchObject({ status: 303 });
  const keys = (async () => Response.json(signer.rootKeys)) as typeof fetch;
  const callbacks = new GoogleCallbacks({ clock, fetch: keys });
  const verified = await Promise.all(received.map((body) => callbacks.verified(body)));
  expect(verified).toMatchObject([
    { issuerId: issuer.issuerId, templateId: 'flight', passKey: 'pass', event: 'save' },
    { issuerId: issuer.issuerId, templateId: 'flight', passKey: 'pass', event: 'del' },
  ]);
});

test('a JWT that the service account did not sign saves nothing', async () => {
  const stranger = await api.saveLink(createTestIssuer().issuer, [{ templateId: 'flight', passKey: 'pass' }]);
  expect(await send('GET', '', new URL(stranger).pathname)).toMatchObject({ status: 400 });
});

test('a class or object with links that Google refuses is not saved', async () => {
  const ids = { id: `${issuer.issuerId}.linked`, classId: `${issuer.issuerId}.linked` };
  const links = { linksModuleData: { uris: [{ uri: 'javascript:alert(1)' }] } };
  for (const payload of [
    { flightClasses: [{ id: ids.classId, ...links }], flightObjects: [{ ...ids, passengerName: 'Erika' }] },
    { flightClasses: [{ id: ids.classId }], flightObjects: [{ ...ids, passengerName: 'Erika', ...links }] },
  ]) {
    const saveUrl = `https://stack.example${savePath}`;
    const refused = await saveLink({ clock, signer: new Signer(), saveUrl }, issuer, payload);
    const { status, body } = await send('GET', '', new URL(String(refused)).pathname);
    expect([status, body.toString()]).toEqual([400, expect.stringContaining('schemes http, https, tel, mailto, geo')]);
    for (const kind of ['flightClass', 'flightObject'] as const) expect(google.find(kind, ids.id)).toBeUndefined();
  }
});
