import type { APIGatewayProxyEventV2 } from 'aws-lambda';

/** The bytes of a request's body: API Gateway brings in base64 what its content-type does not call text. */
export const bodyOf = ({ body, isBase64Encoded }: Pick<APIGatewayProxyEventV2, 'body' | 'isBase64Encoded'>): Buffer =>
  Buffer.from(body ?? '', isBase64Encoded ? 'base64' : 'utf8');
