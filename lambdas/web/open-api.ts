import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';

/**
 * `GET /v3/openapi.json`: the public description of the API, also for explorers on other sites (CORS).
 * It changes only with a deployment.
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
