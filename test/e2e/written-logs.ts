import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { canariesIn } from '../helpers/canaries.ts';
import { iphone } from '../helpers/phones.ts';
import { local } from '../helpers/stack-calls.ts';
import { downloaded, type SharedStack } from './shared-stack.ts';

/** The logs that operators read: of all the flows before, and of failures. */
export function writtenLogsFlow(stack: SharedStack): void {
  test('nothing personal and no key is in the logs, not even where a wallet refuses, or a phone complains', async () => {
    const issued = await stack.issue('of-failures');
    const pkpass = await downloaded(issued);
    const phone = iphone({ id: 'phone-of-erika', pushToken: 'token-of-erika' });
    await phone.install(pkpass);
    await stack.pass(1);
    await local(stack.running, 'faults', { target: 'apns', kind: 'refusal' });
    await stack.updateFlight({ 'origin-gate': 'E5' });
    await stack.pass(1);
    await local(stack.running, 'faults', { target: 'apns', kind: 'refusal', rate: 0 });

    const { dataDir, apiKey } = stack.running;
    const canaries = {
      'API key': apiKey,
      passenger: 'Erika Mustermann',
      'frequent flyer': 'Miles & More 992003',
      barcode: String(stack.passRequest('any')['pass-data']['barcode-value']),
      link: issued.url.split('/i/')[1] ?? '',
      'authentication token': phone.passes.get(issued.serial)?.passJson.authenticationToken,
      'push token': phone.pushToken,
      'device id': phone.id,
      staff: 'agent@example.com',
    };
    const logs = Object.values(canaries).map((canary) => `Register task failed: ${canary}`);
    await fetch(`${stack.url}/passkit/v1/log`, { method: 'POST', body: JSON.stringify({ logs }) });
    await stack.pass(1);

    const files = globSync('logs/**/*.log', { cwd: dataDir });
    const written = files.map((file) => readFileSync(join(dataDir, file), 'utf8')).join('\n');
    for (const code of ['PUSH-REFUSED', 'PASSKIT-DEVICE-LOG', 'DESK-AUDIT', 'SETTINGS-AUDIT'])
      expect(written).toContain(`"code":"${code}"`);
    expect(written).toContain('"routeKey":"POST /v3"');
    expect(canariesIn(written, canaries)).toEqual([]);
  });
}
