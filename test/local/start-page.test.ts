import { lanAddressOf } from '../../local/lan-address.ts';
import { startPage } from '../../local/start-page.ts';
import { barcodesIn } from '../helpers/read-barcode.ts';

/** Reads the address in the page's QR code. */
async function codeOf(page: string): Promise<string | undefined> {
  const [, picture = ''] = /class="qr-code"[^>]*src="data:image\/png;base64,([^"]+)"/.exec(page) ?? [];
  const [code] = await barcodesIn(Buffer.from(picture, 'base64'));
  return code?.text;
}

const demoTemplate = {
  templateId: 'Template1',
  createdAtUtc: '2027-03-01T00:00:00Z',
  departureDay: '2027-03-04',
  firstPassUrl: 'http://localhost:3000/i/first',
};
const stack = { publicBaseUrl: 'http://localhost:3000', url: 'http://localhost:3000', apiKey: 'key', demoTemplate };

test('the code of the start page holds an address that a phone in the same network can open, where there is one', async () => {
  const page = startPage(stack, '192.168.1.5');
  expect(await codeOf(page)).toBe('http://192.168.1.5:3000/i/first');
  expect(page).toContain('PUBLIC_BASE_URL=http://192.168.1.5:3000');
  const without = startPage(stack, undefined);
  expect(await codeOf(without)).toBe('http://localhost:3000/i/first');
  expect(without).toContain('No phone can open it');
  const published = 'https://passes.example.com';
  const pass = { ...demoTemplate, firstPassUrl: `${published}/i/first` };
  expect(await codeOf(startPage({ ...stack, publicBaseUrl: published, demoTemplate: pass }, '192.168.1.5'))).toBe(
    `${published}/i/first`,
  );
});

test('a bridge of containers, a loopback and IPv6 are no address for a phone', () => {
  const entry = (address: string, family: 'IPv4' | 'IPv6', internal = false) =>
    ({ address, family, internal, netmask: '', mac: '', cidr: null, scopeid: 0 }) as const;
  const others = {
    lo: [entry('127.0.0.1', 'IPv4', true)],
    docker0: [entry('172.17.0.1', 'IPv4')],
    'br-1': [entry('172.18.0.1', 'IPv4')],
  };
  expect(lanAddressOf(others)).toBeUndefined();
  expect(lanAddressOf({ ...others, en0: [entry('fe80::1', 'IPv6'), entry('192.168.1.5', 'IPv4')] })).toBe(
    '192.168.1.5',
  );
});
