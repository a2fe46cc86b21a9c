/**
 * Viewer request under /i/*: takes off what is no part of a link, and sends clients that do not accept gzip to a path that S3 does
 * not have, so that the web function answers with a page that is not compressed.
 * Source: docs/decisions/public-addresses.md#readable-without-gzip. Runs as cloudfront-js-2.0, at most 10 KB.
 */
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it.
function handler(event) {
  const request = event.request;
  request.uri = withoutAdded(request.uri);
  if (/^\/i\/[a-z2-7]+$/.test(request.uri) && !acceptsGzip(request.headers['accept-encoding']))
    request.uri += '/identity';
  return request;
}

/**
 * Takes off what mail programs and content systems leave behind a link, in linear time: each path ends with a letter or a digit. It stays
 * below /i/, the only one that S3 allows. The same rule as in lambdas/web/router.ts.
 */
function withoutAdded(path) {
  let end = path.length;
  while (end > '/i/'.length && /[^A-Za-z0-9]/.test(path[end - 1])) end -= 1;
  return path.slice(0, end);
}

/** True for a client that names gzip with a weight above 0; for other paths see lambdas/web/answers.ts. */
function acceptsGzip(header) {
  if (!header) return false;
  const values = header.multiValue ? header.multiValue.map((each) => each.value) : [header.value];
  return /(^|,)\s*gzip\s*(;\s*q=(1(\.0{0,3})?|0?\.\d{0,2}[1-9]\d{0,2})\s*)?(,|$)/i.test(values.join(','));
}
