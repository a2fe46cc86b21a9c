/**
 * List prices of us-east-1 and of CloudFront in the United States, in US dollars, without free tiers and discounts. AWS's pages are
 * https://aws.amazon.com/{dynamodb/pricing/on-demand, s3/pricing, lambda/pricing, api-gateway/pricing, cloudfront/pricing,
 * sqs/pricing, eventbridge/pricing, cloudwatch/pricing}; most fill their tables in by script. Each price was found on
 * 2026-11-22 on the page that stands with it. Europe's edges take the same for a GB, and more for a request.
 */
export const prices = {
  /** Half of what they were until November 2024: https://airbyte.com/data-engineering-resources/dynamodb-pricing. */
  dynamoDbReadUnit: 0.125e-6,
  dynamoDbWriteUnit: 0.625e-6,
  /** https://c3x.dev/blog/s3-request-fees-explained. */
  s3Put: 5e-6,
  s3Get: 0.4e-6,
  /** https://aws.amazon.com/lambda/pricing. */
  lambdaRequest: 0.2e-6,
  /** Arm: https://git.mcrn.ar/mariano/lambda_local_runner, its copy of AWS’s page on cost. */
  lambdaGbSecond: 1.33334e-5,
  /** https://appropri8-astro.pages.dev/tutorials/2025/12/02/deploying-simple-api-aws/page/7. */
  httpApiRequest: 1e-6,
  /** HTTPS: https://kindatechnical.com/aws-certification-associate-developer/lesson-87-cloudfront-pricing.html. */
  cloudFrontRequest: 1e-6,
  /** Invocation of a CloudFront function: https://aws.amazon.com/cloudfront/pricing. */
  cloudFrontFunction: 0.1e-6,
  /** The first 10 TB of a month: https://aws.amazon.com/cloudfront/pricing. */
  cloudFrontGb: 0.085,
  /**
   * From a Region to phones and callers, the first 10 TB of a month, whatever the service. Found on 2026-11-23:
   * https://leanopstech.com/blog/aws-data-transfer-pricing-2026, of 2026-04-27.
   */
  dataOutGb: 0.09,
  /**
   * Sending, receiving and deleting are requests each, for up to 64 KB; 0.1 of it is for messages with a group (fair queues):
   * https://cloudburn.io/blog/amazon-sqs-pricing.
   */
  sqsRequest: 0.5e-6,
  /** Each event of a request, up to 64 KB: https://cloudburn.io/blog/amazon-eventbridge-pricing. */
  event: 1e-6,
  /** Of Lambda, the first 10 TB of a month: https://www.duckbillgroup.com/?p=9080. */
  logGb: 0.5,
} as const;
