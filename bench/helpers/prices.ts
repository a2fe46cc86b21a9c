/**
 * List prices in US dollars of us-east-1, with CloudFront's edges in the United States, and of eu-central-1, with those in Europe,
 * without free tiers and discounts. AWS's pages are https://aws.amazon.com/{dynamodb/pricing/on-demand, s3/pricing, lambda/pricing,
 * api-gateway/pricing, cloudfront/pricing, sqs/pricing, eventbridge/pricing, cloudwatch/pricing}; most fill their tables in by
 * script. Each price of us-east-1 was found on 2026-11-22 on the page that stands with it. Those of eu-central-1 were found on
 * 2026-11-23, as read by others from AWS's price lists, https://pricing.us-east-1.amazonaws.com/offers/v1.0/aws/{AmazonDynamoDB,
 * AWSLambda, AmazonCloudWatch, AWSQueueService}/current/eu-central-1/index.json of 2026-09-11, of S3 and CloudFront of 2026-06-30.
 */
const table = {
  /** Half of what they were until November 2024: https://airbyte.com/data-engineering-resources/dynamodb-pricing. */
  dynamoDbReadUnit: [0.125e-6, 0.1525e-6],
  dynamoDbWriteUnit: [0.625e-6, 0.7625e-6],
  /** A month, with the backups of point-in-time recovery (0.25 and 0.20): https://aws.amazon.com/dynamodb/pricing/on-demand. */
  dynamoDbGbMonth: [0.45, 0.55],
  /** https://c3x.dev/blog/s3-request-fees-explained. */
  s3Put: [5e-6, 5.4e-6],
  s3Get: [0.4e-6, 0.43e-6],
  /** https://aws.amazon.com/lambda/pricing. */
  lambdaRequest: [0.2e-6, 0.2e-6],
  /** Arm: https://git.mcrn.ar/mariano/lambda_local_runner, its copy of AWS’s page on cost. */
  lambdaGbSecond: [1.33334e-5, 1.33334e-5],
  /** https://appropri8-astro.pages.dev/tutorials/2025/12/02/deploying-simple-api-aws/page/7. Of eu-central-1 no page was found. */
  httpApiRequest: [1e-6, 1.2e-6],
  /** HTTPS: https://kindatechnical.com/aws-certification-associate-developer/lesson-87-cloudfront-pricing.html. */
  cloudFrontRequest: [1e-6, 1.2e-6],
  /** Invocation of a CloudFront function: https://aws.amazon.com/cloudfront/pricing. Taken for both Regions. */
  cloudFrontFunction: [0.1e-6, 0.1e-6],
  /** The first 10 TB of a month: https://aws.amazon.com/cloudfront/pricing. */
  cloudFrontGb: [0.085, 0.085],
  /** Sending, receiving and deleting are requests each, for up to 64 KB: https://cloudburn.io/blog/amazon-sqs-pricing. */
  sqsRequest: [0.4e-6, 0.4e-6],
  /** The same of messages with a group (fair queues), 0.1 more. */
  sqsGroupRequest: [0.5e-6, 0.5e-6],
  /** Each event of a request, up to 64 KB: https://cloudburn.io/blog/amazon-eventbridge-pricing. Taken for both Regions. */
  event: [1e-6, 1e-6],
  /** Each run of a schedule of EventBridge Scheduler: https://aws.amazon.com/eventbridge/pricing. Taken for both Regions. */
  scheduledRun: [1e-6, 1e-6],
  /** Logs of Lambda, the first 10 TB of a month: https://www.duckbillgroup.com/?p=9080. */
  logGb: [0.5, 0.63],
  /** A month, each metric of an alarm; https://aws.amazon.com/cloudwatch/pricing. */
  alarmMetric: [0.1, 0.1],
  /** A month, with a period of less than a minute. */
  fastAlarmMetric: [0.3, 0.3],
  /** A month, of more than 50 metrics; three smaller ones are free. */
  largeDashboard: [3, 3],
  /** A month, a metric that log lines make. */
  ownMetric: [0.3, 0.3],
  /** A month: https://aws.amazon.com/secrets-manager/pricing. Taken for both Regions. */
  secret: [0.4, 0.4],
} as const;

export const regions = ['us-east-1', 'eu-central-1'] as const;
export type Region = (typeof regions)[number];
export type Prices = Readonly<Record<keyof typeof table, number>>;

export const pricesIn = (region: Region): Prices =>
  Object.fromEntries(Object.entries(table).map(([name, each]) => [name, each[regions.indexOf(region)]])) as Prices;
