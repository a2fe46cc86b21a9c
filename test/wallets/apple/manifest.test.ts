import { manifestEntry, manifestOf } from '../../../lambdas/wallets/apple/native-builder.ts';

test('the manifest names each file with the SHA-1 of its bytes in lower-case hex', () => {
  const files = [
    { name: 'icon@2x.png', data: Buffer.from('abc') },
    { name: 'pass.json', data: Buffer.alloc(0) },
  ];
  // Known answers: FIPS 180-2, appendix A.1, and the empty message.
  expect(JSON.parse(manifestOf(files.map(manifestEntry)).toString())).toEqual({
    'icon@2x.png': 'a9993e364706816aba3e25717850c26c9cd0d89d',
    'pass.json': 'da39a3ee5e6b4b0d3255bfef95601890afd80709',
  });
});
