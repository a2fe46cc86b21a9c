/**
 * Takes the place of @aws-sdk/middleware-endpoint-discovery in bundles: no command of DynamoDB discovers endpoints, but its
 * client makes the cache for it, with a list that comes as five CommonJS modules.
 * Source: docs/decisions/bundles.md#no-endpoint-discovery
 */
export function resolveEndpointDiscoveryConfig<Config>(config: Config): Config {
  return config;
}

/** Nothing is read from the environment. */
export const NODE_ENDPOINT_DISCOVERY_CONFIG_OPTIONS = {
  environmentVariableSelector: () => undefined,
  configFileSelector: () => undefined,
  default: undefined,
};
