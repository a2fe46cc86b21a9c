import { createClient } from '../../clients/typescript/client.ts';

const request = { action: 'deletepassdata', 'pass-template-id': 'T1', 'pass-id': 'P1' } as const;
const clientOf = (fetch: typeof globalThis.fetch) =>
  createClient({ baseUrl: 'https://passes.example.com', apiKey: 'key', fetch });

test('a dry run is a call with dry-run, and gives what would be made', async () => {
  const sent: unknown[] = [];
  const client = clientOf(async (_address, { body } = {}) => {
    sent.push(JSON.parse(String(body)));
    return Response.json({
      status: 'success',
      'dry-run': true,
      'pass-template': {},
      'trial-pass': { walleta: 'UEsD' },
    });
  });
  const update = { action: 'updatepasstemplate', 'pass-template-id': 'T1', 'origin-gate': 'G24' } as const;
  const answer = await client.dryRun(update);
  expect(answer['trial-pass'].walleta).toBe('UEsD');
  expect(sent).toEqual([{ ...update, 'dry-run': true }]);
});

test('a refusal names the action that was called', async () => {
  const client = clientOf(async () => Response.json({}, { status: 400 }));
  await expect(client.call(request)).rejects.toMatchObject({ name: 'CallFailed', action: 'deletepassdata' });
});

test('what a call takes and gives is known to the compiler', () => {
  const check = async () => {
    const client = clientOf(fetch);
    const { 'pass-install-url': url } = await client.call({
      action: 'generatepassbyid',
      'pass-template-id': 'T1',
      'pass-id': 'P1',
    });
    url.startsWith('https://');
    // @ts-expect-error: no such action
    await client.call({ action: 'flyaway' });
    // @ts-expect-error: pass-data is required
    await client.call({ action: 'generatepass', 'pass-template-id': 'T1', 'pass-id': 'P1' });
    const newPass = { ...request, action: 'generatepass' } as const;
    const standby = {
      'passenger-name': 'Erika',
      'confirmation-number': 'ABC123',
      'passenger-kind': 'standby',
    } as const;
    await client.call({ ...newPass, 'pass-data': standby });
    // @ts-expect-error: a confirmed passenger needs a seat
    await client.call({ ...newPass, 'pass-data': { ...standby, 'passenger-kind': 'confirmed' } });
    // @ts-expect-error: no such field
    await client.call({ ...request, action: 'getpassids', 'pass-template-id': 'T1', 'page-numbr': 1 });
  };
  // The proof is the compilation: tsc fails where an expected error is missing.
  expect(check).toBeInstanceOf(Function);
});
