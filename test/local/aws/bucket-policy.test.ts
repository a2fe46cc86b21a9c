import { writeOncePrefixes } from '../../../local/aws/bucket-policy.ts';

const denied = (Resource: string | string[], Condition?: Record<string, Record<string, string>>) =>
  ({ Effect: 'Deny', Resource, ...(Condition && { Condition }) }) as const;

test('a denial of puts without If-None-Match names its prefixes; no other statement does', () => {
  const withoutHeader = { Null: { 's3:if-none-match': 'true' } };
  const Statement = [
    denied('arn:aws:s3:::files/images/*', withoutHeader),
    denied(['arn:aws:s3:::files/once/*', 'arn:aws:s3:::files/twice/*'], withoutHeader),
    denied('arn:aws:s3:::files/*', { Bool: { 'aws:SecureTransport': 'false' } }),
    denied('arn:aws:s3:::files/i/*', { Null: { 's3:if-none-match': 'false' } }),
    denied('arn:aws:s3:::files/archive/*'),
    { Effect: 'Allow', Resource: 'arn:aws:s3:::files/open/*', Condition: withoutHeader } as const,
  ];
  expect(writeOncePrefixes({ Bucket: 'files', PolicyDocument: { Statement } })).toEqual(['images/', 'once/', 'twice/']);
});
