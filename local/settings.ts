import path from 'node:path';

/** What the environment says about the local stack. */
export interface Settings {
  /** 0 takes any free port. */
  readonly port: number;
  readonly dataDirectory: string;
  /** Base of every link; by default this server's. */
  readonly publicBaseUrl: string | undefined;
  readonly apiKey: string | undefined;
  /** `host:port` separated by commas: hosts that images may come from although they are not public. */
  readonly imageHosts: string | undefined;
  /** SHA-256 of the root that uploaded certificates may end at; by default that of `certs/`. */
  readonly appleRoot: string | undefined;
  /** A DynamoDB to use in place of the embedded one. */
  readonly dynamoDbUrl: string | undefined;
  readonly issuerId: string;
  /** A cloud assembly to run, so that many stacks need one synthesis only. */
  readonly cloudAssembly: string | undefined;
}

/** @throws RangeError for a PORT that is none. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const port = Number(env.PORT || 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new RangeError(`PORT must be a port number, not ${env.PORT}`);
  return {
    port,
    dataDirectory: path.resolve(env.DATA_DIR || '.local'),
    publicBaseUrl: env.PUBLIC_BASE_URL?.replace(/\/+$/, '') || undefined,
    apiKey: env.LOCAL_API_KEY || undefined,
    imageHosts: env.LOCAL_IMAGE_HOSTS || undefined,
    appleRoot: env.LOCAL_APPLE_ROOT || undefined,
    dynamoDbUrl: env.AWS_ENDPOINT_URL_DYNAMODB || undefined,
    issuerId: env.LOCAL_ISSUER_ID || '3388000000000000001',
    cloudAssembly: env.LOCAL_CLOUD_ASSEMBLY || undefined,
  };
}
