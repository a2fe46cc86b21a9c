import { NativeBuilder } from '../../../lambdas/wallets/apple/native-builder.ts';
import { createTestChain } from '../../helpers/certificates.ts';
import { openPkpass } from '../../helpers/pkpass.ts';
import { pictureOf, pkpassInput } from '../../helpers/pkpass-input.ts';
import { png } from '../../helpers/png.ts';
import { describeAppleWallet } from './builder-contract.ts';

describeAppleWallet('native builder', () => new NativeBuilder());

describe('caches of the native builder', () => {
  test('the same pass, signed at the same time, is the same bytes', async () => {
    const { certificate } = await createTestChain();
    const first = await new NativeBuilder().build(pkpassInput(certificate));
    const second = await new NativeBuilder().build(pkpassInput(certificate));
    expect(Buffer.compare(first, second)).toBe(0);
  });

  test('images are prepared once for a template version, and again when many other versions came in between', async () => {
    const { certificate } = await createTestChain();
    const builder = new NativeBuilder();
    const iconOf = async (version: number, size: number) => {
      const images = { 'walleta-pass-icon': pictureOf(png(size, size)) };
      const { files } = openPkpass(
        await builder.build(pkpassInput(certificate, { imagesKey: `flight#${version}`, images })),
      );
      return Buffer.from(files['icon.png'] ?? '');
    };
    expect(await iconOf(1, 10)).toEqual(png(10, 10));
    expect(await iconOf(1, 20)).toEqual(png(10, 10));
    for (let version = 2; version <= 17; version++) await iconOf(version, 30);
    expect(await iconOf(1, 20)).toEqual(png(20, 20));
  });
});
