import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publishedEvents, publishedOfPass, typesOf } from '../helpers/events.ts';
import { iphone } from '../helpers/phones.ts';
import { expectedManifest, type OpenedPkpass, openPkpass, opensslAccepts } from '../helpers/pkpass.ts';
import { itWith, programs } from '../helpers/programs.ts';
import { downloaded, type Issued, passType, type SharedStack } from './shared-stack.ts';

/** The way from generatepass to the lock screen of a phone. */
export function issuedPassFlow(stack: SharedStack): void {
  describe('a pass that generatepass has issued', () => {
    let issued: Issued;
    let opened: OpenedPkpass;
    beforeAll(async () => {
      issued = await stack.issue('issued');
      opened = openPkpass(await downloaded(issued));
    });

    test('has a page whose address has nothing of the passenger, and which has their flight', async () => {
      const { pathname } = new URL(issued.url);
      expect(pathname).toMatch(/^\/i\/[a-z2-7]{58}$/);
      const page = await fetch(issued.url);
      expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
      const text = await page.text();
      for (const fact of ['Erika Mustermann', 'ZZ2724', 'G20', '12C', `${pathname}/pass.pkpass`, `${pathname}/walletb`])
        expect(text).toContain(fact);
    });

    test('has a .pkpass with the passenger’s facts, which names the address of its updates', async () => {
      const { passJson } = opened;
      expect(passJson).toMatchObject({
        organizationName: 'Tern Airways',
        serialNumber: issued.serial,
        passTypeIdentifier: passType,
        webServiceURL: `${stack.url}/passkit`,
        authenticationToken: expect.stringMatching(/^.{16,}$/),
        barcodes: [
          { format: 'PKBarcodeFormatAztec', message: expect.stringMatching(/^M1MUSTERMANN\/ERIKA .*012C0042/) },
        ],
        semantics: { departureGate: 'G20', flightCode: 'ZZ2724', seats: [{ seatRow: '12', seatNumber: 'C' }] },
      });
      const shown = JSON.stringify(passJson.boardingPass);
      for (const fact of ['Erika Mustermann', 'MUC', 'BER', 'G20', '12C', 'ABC123'])
        expect(shown).toContain(`"${fact}"`);
    });

    itWith(programs.openssl, 'is signed: OpenSSL accepts it as it is and with no byte changed', () => {
      const { files, manifest } = opened;
      const root = readFileSync(join(stack.running.dataDir, 'certs/root.pem'), 'utf8');
      expect(manifest).toEqual(expectedManifest(files));
      expect(opensslAccepts({ files }, root, new Date())).toBe(true);
      const changed = Buffer.from(files['manifest.json'] ?? '');
      changed[10] = (changed[10] ?? 0) ^ 1;
      expect(opensslAccepts({ files: { ...files, 'manifest.json': changed } }, root, new Date())).toBe(false);
    });
  });

  test('a gate change reaches a phone by exactly one push; it fetches and shows the new gate, and the bus has the events', async () => {
    const issued = await stack.issue('on-a-phone');
    const phone = iphone({ id: 'phone-of-erika', pushToken: 'token-of-erika' });
    expect((await phone.install(await downloaded(issued))).status).toBe(201);
    await stack.pass(1);
    expect(await phone.fetch(issued.serial)).toBe(200);
    expect(await stack.pushesTo(phone.pushToken)).toEqual([]);

    await stack.updateFlight({ 'origin-gate': 'B7' });
    await stack.pass(1);
    const pushes = await stack.pushesTo(phone.pushToken);
    expect(pushes).toEqual([
      expect.objectContaining({ status: 200, body: {}, headers: expect.objectContaining({ 'apns-topic': passType }) }),
    ]);
    expect(await phone.onPush(passType)).toEqual({ [issued.serial]: 200 });
    const { semantics, boardingPass } = phone.passes.get(issued.serial)?.passJson ?? {};
    expect(semantics.departureGate).toBe('B7');
    expect(boardingPass.backFields).toContainEqual(
      expect.objectContaining({ key: 'last-notification', value: 'Gate: B7', changeMessage: '%@' }),
    );
    // Neither the second round of the fan-out nor a repeated push comes to a phone that has fetched.
    await stack.pass(240);
    expect(await stack.pushesTo(phone.pushToken)).toHaveLength(1);
    expect(await phone.onPush(passType)).toEqual({});

    expect(typesOf(await publishedOfPass(stack.url, issued.reference))).toEqual([
      'PassGenerated',
      'PassInstalled walleta',
    ]);
    const ofFlight = await publishedEvents(stack.url, stack.flight.templateId);
    expect(ofFlight.filter((event) => event['event-type'] === 'TemplateUpdated')).toEqual([
      expect.objectContaining({ 'changed-fields': ['origin-gate'], 'tracking-id': expect.any(String) }),
    ]);
    expect(await (await fetch(issued.url)).text()).toContain('B7');
  });
}
