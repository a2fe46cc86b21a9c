/**
 * List prices of us-east-1 in US dollars, without free tiers and discounts, as of 2026-11-22. Sources, all below
 * https://aws.amazon.com: /dynamodb/pricing/on-demand, /s3/pricing, /lambda/pricing, /api-gateway/pricing,
 * /cloudfront/pricing (North America and Europe, first 10 TB), /sqs/pricing, /eventbridge/pricing, /cloudwatch/pricing.
 */
export const prices = {
  dynamoDbReadUnit: 0.125e-6,
  dynamoDbWriteUnit: 0.625e-6,
  s3Put: 5e-6,
  s3Get: 0.4e-6,
  lambdaRequest: 0.2e-6,
  /** Arm, a GB-second. */
  lambdaGbSecond: 1.33334e-5,
  httpApiRequest: 1e-6,
  cloudFrontRequest: 1e-6,
  cloudFrontGb: 0.085,
  /** Sending, receiving and deleting are requests each. */
  sqsRequest: 0.4e-6,
  event: 1e-6,
  logGb: 0.5,
} as const;
