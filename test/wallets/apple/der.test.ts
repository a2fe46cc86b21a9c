import { der, elementsOf, setOf, tags } from '../../../lambdas/wallets/apple/der.ts';

test('SET OF is in ascending order of the encodings, whatever order it is given in', () => {
  const [short, long, other] = ['01', '0203', '04'].map((hex) => der(tags.octetString, Buffer.from(hex, 'hex')));
  if (!short || !long || !other) throw new Error('Three elements are needed');
  const inOrder = [short, other, long];
  for (const given of [inOrder, inOrder.toReversed(), [other, long, short]]) {
    expect(elementsOf(setOf(...given))).toEqual(inOrder);
  }
});
