import type { APIGatewayProxyEventV2 } from 'aws-lambda';

/** The bytes of a request's body. API Gateway base64-encodes bodies whose content type is not text. */
export const bodyOf = ({ body, isBase64Encoded }: Pick<APIGatewayProxyEventV2, 'body' | 'isBase64Encoded'>): Buffer =>
  Buffer.from(body ?? '', isBase64Encoded ? 'base64' : 'utf8');
