/** Bytes of a URL. Source: CloudFront Developer Guide, "Request and response behavior for custom origins". */
export const maxUrlBytes = 8_192;

/** Bytes of a request's body. Source: Amazon API Gateway quotas, HTTP APIs. */
export const maxBodyBytes = 10 * 1024 * 1024;

/**
 * Bytes of the request line and all header values, including CloudFront's. AWS documents the quota but not the answer;
 * 431 is from RFC 6585, section 5. Source: Amazon API Gateway quotas, HTTP APIs.
 */
export const maxHeadBytes = 10_240;

/**
 * Time after which the API stops waiting for a function, ms. The status 503 is that of published reports
 * (serverless/serverless, issue 11222); a function that ends at its own limit before is answered 500.
 * Source: Amazon API Gateway quotas, HTTP APIs, maximum integration timeout.
 */
export const integrationTimeoutMs = 30_000;
