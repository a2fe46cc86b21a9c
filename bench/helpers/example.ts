import { createHash } from 'node:crypto';
import { boardingPassOf } from '../../lambdas/domain/boarding-pass.ts';
import type { AppleCertificate } from '../../lambdas/ports/accounts.ts';
import type { PkpassInput } from '../../lambdas/ports/apple-wallet.ts';
import { examplePass, exampleTemplate } from '../../test/helpers/examples.ts';
import { pkpassInput } from '../../test/helpers/pkpass-input.ts';

/**
 * Bytes per image: with the icon in three scales and the logo under both names, 105 KB in six files. Their content is
 * noise, as no image is decoded here.
 */
const imageBytes = { 'walleta-pass-icon': 8_000, 'carrier-airline-logo': 32_000, 'carrier-alliance-logo': 16_700 };

/** The pass that all variants build. */
export function benchInput(certificate: AppleCertificate): PkpassInput {
  const images = Object.fromEntries(
    Object.entries(imageBytes).map(([field, bytes]) => [field, noise(field, bytes)]),
  ) as PkpassInput['images'];
  const boardingPass = boardingPassOf(exampleTemplate(), examplePass());
  return pkpassInput(certificate, { images, boardingPass, imagesKey: 'bench#1' });
}

const noise = (seed: string, outputLength: number) => createHash('shake256', { outputLength }).update(seed).digest();
