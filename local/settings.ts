import path from 'node:path';
import { reaches } from './edge/network.ts';

export type LocalSettings = ReturnType<typeof readLocalSettings>;

const strictnesses = ['lambda'] as const;

/** The local stack's settings, from environment variables. @throws RangeError for an invalid number, LOCAL_STRICT or LOCAL_NETWORK. */
export function readLocalSettings(env: NodeJS.ProcessEnv) {
  const port = Number(env.PORT || 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new RangeError(`PORT must be a port number, not ${env.PORT}`);
  return {
    /** 0 takes any free port. */
    port,
    dataDirectory: path.resolve(env.DATA_DIR || '.local'),
    /** Base URL of every link; by default this server's. */
    publicBaseUrl: env.PUBLIC_BASE_URL?.replace(/\/+$/, '') || undefined,
    apiKey: env.LOCAL_API_KEY || undefined,
    /** `host:port` or `host:*`: private hosts from which images may be fetched, besides this machine. */
    imageHosts: (env.LOCAL_IMAGE_HOSTS ?? '').split(',').filter(Boolean),
    /** SHA-256 of a trusted root for uploaded certificates; by default that of `certs/`. */
    appleRoot: env.LOCAL_APPLE_ROOT || undefined,
    issuerId: env.LOCAL_ISSUER_ID || '3388000000000000001',
    /** Directory of an existing cloud assembly, so that many stacks share one synthesis. */
    cloudAssembly: env.LOCAL_CLOUD_ASSEMBLY || undefined,
    /** Parts that are as strict as AWS although it takes longer. */
    strict: (env.LOCAL_STRICT ?? '')
      .split(',')
      .filter(Boolean)
      .map((text) => oneOf(strictnesses, 'LOCAL_STRICT', text)),
    /** Parts of the stack that other machines may open. */
    network: oneOf(reaches, 'LOCAL_NETWORK', env.LOCAL_NETWORK || 'passes'),
  };
}

/** @throws RangeError for another text. */
function oneOf<Text extends string>(texts: readonly Text[], variable: string, text: string): Text {
  const found = texts.find((each) => each === text);
  if (found === undefined) throw new RangeError(`${variable} must be of ${texts.join()}, not ${text}`);
  return found;
}
