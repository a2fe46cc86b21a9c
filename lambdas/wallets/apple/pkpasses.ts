import { zipArchive } from './zip.ts';

/**
 * A .pkpasses file: .pkpass files in an archive without compression, as they are archives themselves. It has no manifest
 * and no signature of its own. Source: Apple, Wallet Passes, "Distributing and updating a pass".
 */
export function pkpassesOf(pkpasses: readonly Uint8Array[]): Uint8Array {
  return zipArchive(pkpasses.map((data, place) => ({ name: `${place + 1}.pkpass`, data })));
}
