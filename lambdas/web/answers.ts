import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { servedAs } from '../domain/served-as.ts';

export function htmlAnswer(statusCode: number, html: string): APIGatewayProxyStructuredResultV2 {
  return { statusCode, headers: headersOf(servedAs.page), body: html };
}

export function fileAnswer(
  file: Uint8Array,
  served: (typeof servedAs)['image' | 'pkpass'],
): APIGatewayProxyStructuredResultV2 {
  return {
    statusCode: 200,
    headers: headersOf(served),
    body: Buffer.from(file.buffer, file.byteOffset, file.byteLength).toString('base64'),
    isBase64Encoded: true,
  };
}

export function methodNotAllowed(allow: string): APIGatewayProxyStructuredResultV2 {
  return {
    statusCode: 405,
    headers: { allow, 'content-type': 'text/plain' },
    body: `Method not allowed: use ${allow}`,
  };
}

function headersOf({ type, cacheControl }: { type: string; cacheControl: string }) {
  return { 'content-type': type, 'cache-control': cacheControl };
}
