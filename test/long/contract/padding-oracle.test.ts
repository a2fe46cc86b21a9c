import { createDecipheriv } from 'node:crypto';
import { checksumOf } from '../../../clients/link-builder/link-builder.ts';
import { apiForAllTests } from '../../helpers/api-for-tests.ts';
import { sampled } from '../../helpers/effort.ts';
import { linkFor, makeLink, passenger, targetOf } from '../../helpers/followed-links.ts';

const block = 16;

/** True if the attacker believes that the padding of a cipher text is right. */
type Oracle = (text: Buffer) => Promise<boolean>;

/**
 * Vaudenay's attack (EUROCRYPT 2002): finds the last bytes of a decrypted block by trying which of 256 blocks before it
 * make a right padding.
 * @returns the bytes found, from the block's end; the first byte without a right padding ends them.
 */
async function attack(target: Buffer, before: Buffer, oracle: Oracle): Promise<string> {
  const decrypted = Buffer.alloc(block);
  let learned = 0;
  for (; learned < block; learned++) {
    const place = block - 1 - learned;
    const forged = Buffer.alloc(block);
    for (let known = place + 1; known < block; known++) forged[known] = (decrypted[known] ?? 0) ^ (learned + 1);
    let found: number | undefined;
    for (let guess = 0; guess < 256 && found === undefined; guess++) {
      forged[place] = guess;
      if (await oracle(Buffer.concat([forged, target]))) {
        // A change of the byte before breaks a padding that is longer by chance.
        if (place > 0) forged[place - 1] = 255;
        if (place === 0 || (await oracle(Buffer.concat([forged, target])))) found = guess;
        if (place > 0) forged[place - 1] = 0;
      }
    }
    if (found === undefined) break;
    decrypted[place] = found ^ (learned + 1);
  }
  const bytes = decrypted.map((byte, place) => byte ^ (before[place] ?? 0));
  return Buffer.from(bytes.subarray(block - learned)).toString();
}

const secretName = 'The passenger’s own name, which nobody else may read';
const captured = { 'passenger-name-value': secretName, 'reservation-confirmation-code-value': 'ABC123' };

const { api } = apiForAllTests();
let link: Awaited<ReturnType<typeof makeLink>>;
let cipherText: Buffer;
beforeAll(async () => {
  link = await makeLink(api, await api.createTemplate(), {
    'link-protection': { checksum: 'CRC32', 'checksum-applied': 'query-string' },
  });
  const [, value = ''] = /passenger-name-value=([^&]+)/.exec(linkFor(link, passenger(captured))) ?? [];
  cipherText = Buffer.from(value, 'base64url');
});

const blockOf = (n: number) => cipherText.subarray(n * block, (n + 1) * block);

test('the attack reads a block of a service that tells a wrong padding from other mistakes', async () => {
  const { 'secret-key': key = '', iv = '' } = link.definition['encryption-settings'] ?? {};
  const leaky: Oracle = async (text) => {
    try {
      const decryption = createDecipheriv('aes-256-cbc', key, iv);
      decryption.update(text);
      decryption.final();
      return true;
    } catch {
      return false;
    }
  };
  const plain = Buffer.from(secretName)
    .subarray(block, 2 * block)
    .toString();
  expect(await attack(blockOf(1), blockOf(0), leaky)).toBe(plain);
});

/** Attacks on each of three blocks, with and without a block of the passenger's own in front. */
const attacks = [1, 2, 3].flatMap((target) => [false, true].map((hasFront) => ({ target, hasFront })));

test('the attack learns nothing of this service, whose answers are all the same bytes', async () => {
  const query = targetOf(linkFor(link, passenger(captured))).split('?')[1] ?? '';
  const forgedTarget = (text: Buffer) => {
    const forged = query
      .replace(/&checksum=.*/, '')
      .replace(/passenger-name-value=[^&]+/, `passenger-name-value=${text.toString('base64url')}`);
    // An attacker can make the checksum: it has no key.
    return `/l/${link.id}?${forged}&checksum=${checksumOf('CRC32', forged)}`;
  };
  const answers = new Set<string>();
  let queries = 0;
  /** Takes every new answer for the sign of a right padding. */
  const ofAnswers: Oracle = async (text) => {
    queries++;
    const before = answers.size;
    answers.add(JSON.stringify(await api.open('GET', forgedTarget(text))));
    return before > 0 && answers.size > before;
  };
  expect(cipherText).toHaveLength((1 + 3) * block);
  const tried = sampled(attacks, 10);
  for (const { target, hasFront } of tried) {
    const front = hasFront ? blockOf(0) : Buffer.alloc(0);
    expect(await attack(blockOf(target), blockOf(0), (text) => ofAnswers(Buffer.concat([front, text])))).toBe('');
  }
  // Each guess at a last byte was answered, none as a right padding.
  expect(queries).toBe(tried.length * 256);
  expect(answers.size).toBe(1);
  expect([...answers][0]).toContain('"statusCode":404');
});
