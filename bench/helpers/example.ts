import { createHash } from 'node:crypto';
import { boardingPassOf } from '../../lambdas/domain/shown/boarding-pass.ts';
import type { AppleCertificate } from '../../lambdas/ports/accounts.ts';
import type { PkpassInput } from '../../lambdas/ports/wallets.ts';
import { exampleTemplate, shownExamplePass } from '../../test/helpers/examples.ts';
import { pictureOf, pkpassInput } from '../../test/helpers/pkpass-input.ts';

/**
 * Bytes per image, as they are after packing: with the icon in three scales and the logo under both names, 63 KB in six
 * files, three times those of the sample images. Their content is noise, as no image is decoded here.
 */
const imageBytes = { 'walleta-pass-icon': 4_800, 'carrier-airline-logo': 19_200, 'carrier-alliance-logo': 10_000 };

/** The pass that all variants build. */
export function benchInput(certificate: AppleCertificate): PkpassInput {
  const images = Object.fromEntries(
    Object.entries(imageBytes).map(([field, bytes]) => [field, pictureOf(noise(field, bytes))]),
  ) as PkpassInput['images'];
  const boardingPass = boardingPassOf(exampleTemplate(), shownExamplePass());
  return pkpassInput(certificate, { images, boardingPass, imagesKey: 'bench#1' });
}

const noise = (seed: string, outputLength: number) => createHash('shake256', { outputLength }).update(seed).digest();
