/** A body as API Gateway hands it over: in base64 if its content type is not text. */
export interface EncodedBody {
  readonly body?: string | undefined;
  readonly isBase64Encoded?: boolean;
}

/** The bytes of a request's body. */
export const bodyOf = ({ body, isBase64Encoded }: EncodedBody): Buffer =>
  Buffer.from(body ?? '', isBase64Encoded ? 'base64' : 'utf8');

/** The first bytes of a request's body; the rest is not decoded. */
export const startOf = ({ body = '', isBase64Encoded = false }: EncodedBody, bytes: number): Buffer =>
  bodyOf({ body: body.slice(0, isBase64Encoded ? Math.ceil(bytes / 3) * 4 : bytes), isBase64Encoded }).subarray(
    0,
    bytes,
  );
