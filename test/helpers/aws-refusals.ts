import { Readable } from 'node:stream';

/** Settings of an AWS client that is always answered with this refusal, in JSON, or for S3 in XML. */
export function refusing(statusCode: number, code?: string, more: object = {}) {
  const answer = { ...(code && { __type: code }), message: 'Erika Mustermann', ...more };
  return {
    region: 'eu-central-1',
    credentials: { accessKeyId: 'a', secretAccessKey: 's' },
    maxAttempts: 1,
    requestHandler: {
      handle: async ({ headers }: { headers: Readonly<Record<string, string>> }) => {
        const isJson = headers['x-amz-target'] !== undefined;
        const text = isJson
          ? JSON.stringify(answer)
          : `<Error><Code>${code}</Code><Message>Erika Mustermann</Message></Error>`;
        return { response: { statusCode, headers: {}, body: Readable.from([Buffer.from(text)]) } };
      },
    },
  } as const;
}
