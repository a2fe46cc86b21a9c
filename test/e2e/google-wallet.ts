import { GoogleSigner } from '../../world/wallets/google-signer.ts';
import { publishedOfPass, typesOf } from '../helpers/events.ts';
import type { Issued, SharedStack } from './shared-stack.ts';

/** The way from the button of Google Wallet to a saved object that follows its flight. */
export function googleWalletFlow(stack: SharedStack): void {
  describe('a pass for Google Wallet', () => {
    let issued: Issued;
    /** The page behind Google's save link, with its JWT. */
    let landing: string;
    let object: { readonly id: string; readonly classId: string };
    beforeAll(async () => {
      issued = await stack.issue('saved');
      const click = await fetch(`${issued.url}/walletb`, { redirect: 'manual' });
      expect(click.status).toBe(303);
      landing = click.headers.get('location') ?? '';
      const made = await stack.toGoogleAbout(issued.serial);
      expect(made.map(({ method, path }) => [method, path.split('/').at(-1)])).toEqual([['POST', 'flightObject']]);
      object = made[0]?.body as typeof object;
    });

    const press = (event: 'save' | 'del') =>
      fetch(landing, { method: 'POST', body: `event=${event}`, redirect: 'manual' });

    const status = async () => (await stack.read(issued))['walletb-status'];

    test('is shown by the JWT of its save link, with the passenger and the class of its flight', async () => {
      expect(landing).toMatch(new RegExp(`^${stack.url}/_local/walletb/save/[\\w-]+\\.[\\w-]+\\.[\\w-]+$`));
      const shown = await (await fetch(landing)).text();
      for (const fact of ['Erika Mustermann', object.id, object.classId]) expect(shown).toContain(fact);
      const forged = await fetch(landing.replace(/.{8}$/, 'AAAAAAAA'));
      expect(forged.status).toBe(400);
    });

    test('is not installed by a callback that another than Google has signed', async () => {
      const [issuerId = ''] = object.id.split('.');
      const { id: objectId, classId } = object;
      const expTimeMillis = Date.parse(await stack.pass(0)) + 60_000;
      const message = { classId, objectId, eventType: 'save', expTimeMillis, count: 1, nonce: 'f'.repeat(32) };
      const body = new GoogleSigner().sign(issuerId, message);
      expect((await fetch(`${stack.url}/callbacks/walletb`, { method: 'POST', body })).status).toBe(400);
      expect(await status()).toBe('not-installed');
    });

    test('is counted as installed by Google’s callback, follows a gate change by its class, and is removed', async () => {
      expect((await press('save')).status).toBe(303);
      expect(await status()).toBe('installed');
      await stack.pass(1);
      const before = (await stack.toGoogleAbout(object.classId)).length;
      await stack.updateFlight({ 'origin-gate': 'C4' });
      await stack.pass(1);
      const sent = (await stack.toGoogleAbout(object.classId)).slice(before);
      expect(sent).toEqual([
        expect.objectContaining({
          method: 'PATCH',
          path: expect.stringMatching(new RegExp(`/flightClass/${object.classId.replace('.', '\\.')}$`)),
          body: expect.objectContaining({
            origin: expect.objectContaining({ gate: 'C4' }),
            notifyPreference: 'NOTIFY_ON_UPDATE',
          }),
        }),
      ]);
      expect(await (await fetch(landing)).text()).toContain('C4');
      expect((await press('del')).status).toBe(303);
      expect(await status()).toBe('removed');
      await stack.pass(1);
      expect(typesOf(await publishedOfPass(stack.url, issued.reference))).toEqual([
        ...['PassGenerated', 'PassInstalled walletb', 'PassUninstalled walletb'],
      ]);
    });

    test('has its own change on its object, with a message', async () => {
      expect((await press('save')).status).toBe(303);
      const before = (await stack.toGoogleAbout(issued.serial)).length;
      const data = { 'seat-number': '3D', 'pass-update-notification': 'Your seat is now 3D' };
      await stack.call({ action: 'updatepassdata', ...issued.reference, 'pass-data': data });
      await stack.pass(1);
      // What the save itself leads to may come after it, and in between.
      const sent = (await stack.toGoogleAbout(issued.serial)).slice(before);
      expect(sent.filter(({ method }) => method === 'PATCH').at(-1)).toMatchObject({
        body: { boardingAndSeatingInfo: { seatNumber: '3D' } },
      });
      expect(sent.filter(({ method }) => method === 'POST')).toMatchObject([
        { body: { message: { body: 'Your seat is now 3D', messageType: 'TEXT_AND_NOTIFY' } } },
      ]);
    });
  });
}
