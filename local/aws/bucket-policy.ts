/** Source: CloudFormation, AWS::S3::BucketPolicy. */
export interface BucketPolicyProperties {
  readonly Bucket: string;
  readonly PolicyDocument: { readonly Statement: readonly Statement[] };
}

interface Statement {
  readonly Effect: 'Allow' | 'Deny';
  readonly Resource: string | readonly string[];
  readonly Condition?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/**
 * Prefixes under which a put without If-None-Match is denied: the only part of a bucket policy that the stand-in enforces.
 * Source: Amazon S3 User Guide, "Enforce conditional writes on Amazon S3 buckets".
 */
export function writeOncePrefixes({ Bucket, PolicyDocument }: BucketPolicyProperties): string[] {
  return PolicyDocument.Statement.filter(
    ({ Effect, Condition }) => Effect === 'Deny' && Condition?.Null?.['s3:if-none-match'] === 'true',
  ).flatMap(({ Resource }) =>
    [Resource].flat().map((resource) => resource.replace(`arn:aws:s3:::${Bucket}/`, '').replace(/\*$/, '')),
  );
}
