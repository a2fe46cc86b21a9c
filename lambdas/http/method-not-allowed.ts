import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';

export function methodNotAllowed(allow: string): APIGatewayProxyStructuredResultV2 {
  return {
    statusCode: 405,
    headers: { allow, 'content-type': 'text/plain' },
    body: `Method not allowed: use ${allow}`,
  };
}
