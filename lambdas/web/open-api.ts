import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';

/**
 * `GET /v3/openapi.json`: the description of the API, for everybody; explorers on other sites may load it.
 * It changes with a deployment only.
 */
export async function serveOpenApi(): Promise<APIGatewayProxyStructuredResultV2> {
  const { default: document } = await import('../../docs/openapi.json', { with: { type: 'json' } });
  return {
    statusCode: 200,
    headers: {
      'content-type': 'application/json',
      'cache-control': 'public, max-age=3600',
      'access-control-allow-origin': '*',
    },
    body: JSON.stringify(document),
  };
}
