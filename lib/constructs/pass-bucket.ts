import { Duration, Validations } from 'aws-cdk-lib';
import { AnyPrincipal, Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { failureDays, givenUpFolder, streamReaders } from '../../lambdas/storage/policy-names.ts';
import type { Settings } from '../settings.ts';

const failureFolders = [...Object.values(streamReaders).map(({ folder }) => folder), givenUpFolder];

/**
 * `i/{link}`: rendered passes, a cache. `images/{sha256}.png`: the templates' images, retained and never overwritten.
 * `archive/`: records of archived passes. `failures/`, `event-failures/` and `aws/lambda/`: stream records that wait for a
 * replay.
 */
export class PassBucket extends Bucket {
  constructor(scope: Construct, id: string, { archiveDays }: Pick<Settings, 'archiveDays'>) {
    super(scope, id, {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      minimumTLSVersion: 1.2,
      // Not versioned: a deleted rendering or passenger's archive must be gone for good.
      lifecycleRules: [
        { prefix: 'i/', expiration: Duration.days(30) },
        // In the standard storage class: colder ones charge for 128 KB, and a record has 2.
        { prefix: 'archive/', expiration: Duration.days(archiveDays) },
        ...failureFolders.map((prefix) => ({ prefix, expiration: Duration.days(failureDays) })),
        { abortIncompleteMultipartUploadAfter: Duration.days(1) },
      ],
    });
    // Objects named by their hash are immutable: a put must carry If-None-Match.
    this.addToResourcePolicy(
      new PolicyStatement({
        effect: Effect.DENY,
        principals: [new AnyPrincipal()],
        actions: ['s3:PutObject'],
        resources: [this.arnForObjects('images/*')],
        conditions: { Null: { 's3:if-none-match': 'true' } },
      }),
    );
    Validations.of(this).acknowledge({
      id: 'AwsSolutions-S1',
      reason: 'Access logs would hold object keys, and the key of a rendering is the install link that opens the pass.',
    });
  }
}
