import { isDeepStrictEqual } from 'node:util';
import type { PkpassInput } from '../../lambdas/ports/wallets.ts';
import {
  expectedManifest,
  openPkpass,
  opensslAccepts,
  withDocumentedTags,
  withInstants,
} from '../../test/helpers/pkpass.ts';
import { ours, passkitGenerator } from './variants.ts';

/**
 * Proves that both builders make the same valid pass, without which a comparison would be meaningless.
 * @throws Error that names the difference.
 */
export async function proveEquivalent(input: PkpassInput, rootPem: string): Promise<string[]> {
  const passes = {
    ours: openPkpass((await ours(input)()) as Uint8Array),
    'passkit-generator': openPkpass((await passkitGenerator(input)()) as Uint8Array),
  };
  for (const [name, pass] of Object.entries(passes)) {
    demand(isDeepStrictEqual(pass.manifest, expectedManifest(pass.files)), `${name}: the manifest does not hold`);
    demand(
      opensslAccepts(pass, rootPem, input.signedAt),
      `${name}: openssl refuses the signature, or is not installed`,
    );
  }
  const [one, other] = Object.values(passes).map(({ passJson }) => withInstants(withDocumentedTags(passJson)));
  demand(isDeepStrictEqual(one, other), 'The builders disagree about pass.json');
  return Object.keys(passes.ours.files);
}

function demand(condition: boolean, otherwise: string): void {
  if (!condition) throw new Error(otherwise);
}
