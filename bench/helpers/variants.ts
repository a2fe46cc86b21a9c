import { createPrivateKey, sign } from 'node:crypto';
import { PKPass } from 'passkit-generator';
import type { PkpassInput } from '../../lambdas/ports/wallets.ts';
import { pkpassImages } from '../../lambdas/wallets/apple/images.ts';
import { NativeBuilder } from '../../lambdas/wallets/apple/native-builder.ts';
import { passJsonOf } from '../../lambdas/wallets/apple/pass-json.ts';

/** Prepares a variant. @returns a function that runs it once. */
type Variant = (input: PkpassInput) => () => unknown;

/** Bytes of the signed attributes: content type, signing time, digest. */
const attributesLength = 107;

/** Lower bound: one RSA-2048 signature. */
const signature: Variant = ({ certificate }) => {
  const key = createPrivateKey(certificate.privateKeyPem);
  const attributes = Buffer.alloc(attributesLength);
  return () => sign('sha256', attributes, key);
};

export const ours: Variant = (input) => {
  const builder = new NativeBuilder();
  return () => builder.build(input);
};

/** Variant of passkit-generator's README: a model of buffers, certificates as PEM, then getAsBuffer. */
export const passkitGenerator: Variant = (input) => {
  const { intermediatePem, certificatePem, privateKeyPem } = input.certificate;
  const images = pkpassImages(input.images).map(({ name, data }) => [name, Buffer.from(data)]);
  return () => {
    const passJson = Buffer.from(JSON.stringify(passJsonOf(input)));
    const pass = new PKPass(
      { ...Object.fromEntries(images), 'pass.json': passJson },
      { wwdr: intermediatePem, signerCert: certificatePem, signerKey: privateKeyPem },
    );
    return pass.getAsBuffer();
  };
};

export const variants = { signature, ours, 'passkit-generator': passkitGenerator };

export type VariantName = keyof typeof variants;
