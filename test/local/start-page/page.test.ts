import { lanAddressOf } from '../../../local/start-page/lan-address.ts';
import { renderStartPage } from '../../../local/start-page/page.ts';
import { readyMessage } from '../../../local/start-page/ready-message.ts';
import type { RunningStack } from '../../../local/start-page/running-stack.ts';
import { barcodesIn } from '../../helpers/read-barcode.ts';

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
const stack = {
  publicBaseUrl: 'http://localhost:3000',
  url: 'http://localhost:3000',
  apiKey: 'key',
  demoTemplate,
  reach: 'passes',
  database: 'own',
  dataDirectory: '/data',
} as const;

const answerOf = (of: RunningStack, lanAddress?: string) =>
  renderStartPage(of, lanAddress, { markup: '', styles: '' }, new Date('2027-03-01T09:00:00Z'));
const startPage = (of: RunningStack, lanAddress?: string) => answerOf(of, lanAddress).body.toString();

test('the code of the start page holds an address that a phone in the same network can open, where there is one', async () => {
  const page = startPage(stack, '192.168.1.5');
  expect(await codeOf(page)).toBe('http://192.168.1.5:3000/i/first');
  expect(page).toContain('PUBLIC_BASE_URL=http://192.168.1.5:3000');
  const without = startPage(stack);
  expect(await codeOf(without)).toBe('http://localhost:3000/i/first');
  expect(without).toContain('No phone can open it');
  const published = 'https://passes.example.com';
  const pass = { ...demoTemplate, firstPassUrl: `${published}/i/first` };
  expect(await codeOf(startPage({ ...stack, publicBaseUrl: published, demoTemplate: pass }, '192.168.1.5'))).toBe(
    `${published}/i/first`,
  );
});

test('the desk is opened on the day of the first flight', () => {
  for (const shown of [startPage(stack), readyMessage(stack, undefined)])
    expect(shown).toContain('http://localhost:3000/desk?date=2027-03-04');
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

test('the address for phones is printed where there is one, with what is open to the network', () => {
  const lineOf = (of: RunningStack, lanAddress?: string) =>
    /^ +For phones +(.+)$/m.exec(readyMessage(of, lanAddress))?.[1];
  expect(lineOf(stack, '192.168.1.5')).toBe(
    'http://192.168.1.5:3000/i/first (your network can open pages and passes only)',
  );
  expect(lineOf({ ...stack, reach: 'all' }, '192.168.1.5')).toContain('everything is open to your network');
  expect(startPage({ ...stack, reach: 'all' }, '192.168.1.5')).toContain('Everything of this stack is open');
  expect(lineOf(stack)).toBeUndefined();
});

test('the page runs its own script only, and nobody frames it', () => {
  const { headers, body } = answerOf(stack);
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; img-src 'self' data:; script-src 'self'; connect-src 'self'; style-src 'sha256-[^']+'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
  );
  expect(body.toString().match(/<script[^>]*>[^<]*/g)).toEqual(['<script src="/_local/start-page.js" defer>']);
  expect(body.toString()).not.toMatch(/ on\w+=| style=/);
});
