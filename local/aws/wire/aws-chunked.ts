/**
 * Decodes a body of content-encoding aws-chunked: `hex-size[;extensions] CRLF data CRLF`, ended by a chunk of size 0 and
 * trailing headers. Source: Amazon S3 API reference, "Signature calculations: transferring payload in multiple chunks".
 */
export function decodeAwsChunked(framed: Buffer): { body: Buffer; trailers: Readonly<Record<string, string>> } {
  const chunks: Buffer[] = [];
  let at = 0;
  for (;;) {
    const lineEnd = framed.indexOf('\r\n', at);
    const size = Number.parseInt(framed.toString('latin1', at, lineEnd), 16);
    if (lineEnd < 0 || Number.isNaN(size)) throw new RangeError('The body is not aws-chunked');
    const start = lineEnd + 2;
    if (size === 0) return { body: Buffer.concat(chunks), trailers: headersOf(framed.toString('latin1', start)) };
    chunks.push(framed.subarray(start, start + size));
    at = start + size + 2;
  }
}

function headersOf(text: string): Record<string, string> {
  const lines = text.split('\r\n').filter((line) => line.includes(':'));
  return Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
}
