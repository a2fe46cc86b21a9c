import path from 'node:path';
import type { ScaleSettings } from './aws/simulated-scale.ts';
import { partitionThroughput } from './aws/throttling.ts';

/** The local stack's settings, from environment variables. */
export interface LocalSettings {
  /** 0 takes any free port. */
  readonly port: number;
  readonly dataDirectory: string;
  /** Base URL of every link; by default this server's. */
  readonly publicBaseUrl: string | undefined;
  readonly apiKey: string | undefined;
  /** `host:port` or `host:*`: private hosts from which images may be fetched, besides this machine. */
  readonly imageHosts: readonly string[];
  /** SHA-256 of a trusted root for uploaded certificates; by default that of `certs/`. */
  readonly appleRoot: string | undefined;
  /** Endpoint of a DynamoDB to use instead of the embedded one. */
  readonly dynamoDbUrl: string | undefined;
  readonly issuerId: string;
  /** Directory of an existing cloud assembly, so that many stacks share one synthesis. */
  readonly cloudAssembly: string | undefined;
  /** Simulated throttling and lag of a large table, which the embedded one lacks. */
  readonly scale: ScaleSettings;
  /** Number of shards of the table's stream. */
  readonly streamShards: number;
  /** Parts that are as strict as AWS although it takes longer. */
  readonly strict: readonly Strictness[];
}

type Strictness = (typeof strictnesses)[number];
const strictnesses = ['lambda'] as const;

/** @throws RangeError for an invalid number or LOCAL_STRICT. */
export function readLocalSettings(env: NodeJS.ProcessEnv): LocalSettings {
  const port = Number(env.PORT || 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new RangeError(`PORT must be a port number, not ${env.PORT}`);
  const streamShards = Number(env.LOCAL_STREAM_SHARDS || 1);
  if (!Number.isInteger(streamShards) || streamShards < 1 || streamShards > 16)
    throw new RangeError(`LOCAL_STREAM_SHARDS must be a number from 1 to 16, not ${env.LOCAL_STREAM_SHARDS}`);
  const indexLagMs = Number(env.LOCAL_INDEX_LAG_MS || 0);
  if (!(indexLagMs >= 0)) throw new RangeError(`LOCAL_INDEX_LAG_MS must be a number, not ${env.LOCAL_INDEX_LAG_MS}`);
  return {
    streamShards,
    scale: {
      throttling: env.LOCAL_THROTTLING ? { partition: partitionThroughput } : undefined,
      indexLagMs: indexLagMs || undefined,
    },
    port,
    dataDirectory: path.resolve(env.DATA_DIR || '.local'),
    publicBaseUrl: env.PUBLIC_BASE_URL?.replace(/\/+$/, '') || undefined,
    apiKey: env.LOCAL_API_KEY || undefined,
    imageHosts: (env.LOCAL_IMAGE_HOSTS ?? '').split(',').filter(Boolean),
    appleRoot: env.LOCAL_APPLE_ROOT || undefined,
    dynamoDbUrl: env.AWS_ENDPOINT_URL_DYNAMODB || undefined,
    issuerId: env.LOCAL_ISSUER_ID || '3388000000000000001',
    cloudAssembly: env.LOCAL_CLOUD_ASSEMBLY || undefined,
    strict: (env.LOCAL_STRICT ?? '').split(',').filter(Boolean).map(strictness),
  };
}

function strictness(text: string): Strictness {
  const found = strictnesses.find((each) => each === text);
  if (found === undefined) throw new RangeError(`LOCAL_STRICT must be of ${strictnesses.join()}, not ${text}`);
  return found;
}
