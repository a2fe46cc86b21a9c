import { boardingPassOf } from '../../lambdas/domain/shown/boarding-pass.ts';
import type { AppleCertificate } from '../../lambdas/ports/accounts.ts';
import type { PkpassInput } from '../../lambdas/ports/wallets.ts';
import { exampleTemplate, now, shownExamplePass } from './examples.ts';
import { png } from './png.ts';

/** A picture in its original bytes. */
export const pictureOf = (data: Buffer) => ({ data, sentBytes: data.length });

export const images = {
  'walleta-pass-icon': pictureOf(png(87, 87)),
  'carrier-airline-logo': pictureOf(png(480, 150)),
  'carrier-alliance-logo': pictureOf(png(858, 45)),
};

export const settings: PkpassInput['settings'] = {
  description: 'Boarding pass for Lufthansa flight LH2724 from Munich to Berlin',
  backgroundColor: '#0C3478',
  textColor: '#FFFFFF',
  linkedApps: [299219152],
  sharingProhibited: false,
  isOwnDataPreserved: false,
  webServiceUrl: 'https://wallet.example.com/passkit',
  authenticationToken: 'token-of-the-example-pass',
};

/** The input of the .pkpass of the example requests. */
export function pkpassInput(certificate: AppleCertificate, changes: Partial<PkpassInput> = {}): PkpassInput {
  const boardingPass = boardingPassOf(exampleTemplate(), shownExamplePass());
  return { imagesKey: 'example#1', images, boardingPass, settings, certificate, signedAt: now, ...changes };
}
