import { type AuthorizationRequest, Policy } from '../../../local/iam/policy.ts';

const allow = { Effect: 'Allow', Action: 'dynamodb:GetItem', Resource: 'arn:aws:dynamodb:eu-central-1:1:table/t' };
const policy = (...Statement: object[]) => new Policy({ Version: '2012-10-17', Statement });
const request = (more: Partial<AuthorizationRequest> = {}): AuthorizationRequest => ({
  action: 'dynamodb:GetItem',
  resource: 'arn:aws:dynamodb:eu-central-1:1:table/t',
  ...more,
});
/** The effect of a condition on a request with these keys. */
const under = (Condition: object, context: AuthorizationRequest['context'] = {}) =>
  policy({ ...allow, Condition }).effectOn(request({ context })) === 'Allow';

test('what no statement is about is neither allowed nor denied; a denial counts more than a permission', () => {
  expect(policy(allow).effectOn(request())).toBe('Allow');
  expect(policy(allow).effectOn(request({ action: 'dynamodb:PutItem' }))).toBeUndefined();
  expect(policy(allow).effectOn(request({ resource: 'arn:aws:dynamodb:eu-central-1:1:table/other' }))).toBeUndefined();
  expect(policy(allow, { ...allow, Effect: 'Deny', Resource: '*' }).effectOn(request())).toBe('Deny');
});

test('stars stand for any characters and question marks for one; actions have no case, resources have', () => {
  const on = (Resource: string, resource: string) => policy({ ...allow, Resource }).effectOn(request({ resource }));
  expect(on('arn:aws:s3:::b/i/*', 'arn:aws:s3:::b/i/a/b')).toBe('Allow');
  expect(on('arn:aws:s3:::b/i/*', 'arn:aws:s3:::b/i')).toBeUndefined();
  expect(on('arn:aws:s3:::b/?.png', 'arn:aws:s3:::b/a.png')).toBe('Allow');
  expect(on('arn:aws:s3:::b/?.png', 'arn:aws:s3:::b/aaapng')).toBeUndefined();
  expect(on('arn:aws:s3:::b/A', 'arn:aws:s3:::b/a')).toBeUndefined();
  expect(policy({ ...allow, Action: 'DynamoDB:get*' }).effectOn(request())).toBe('Allow');
});

test('a missing key fulfils no operator but ForAllValues and Null', () => {
  expect(under({ StringEquals: { 'aws:SourceArn': 'a' } })).toBe(false);
  expect(under({ Bool: { 'aws:SecureTransport': 'false' } })).toBe(false);
  expect(under({ NumericLessThan: { 's3:TlsVersion': 1.2 } })).toBe(false);
  expect(under({ 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['PASS#*'] } })).toBe(true);
  expect(under({ Null: { 'dynamodb:LeadingKeys': 'true' } })).toBe(true);
  expect(under({ Null: { 'dynamodb:LeadingKeys': 'false' } })).toBe(false);
});

test('ForAllValues wants a pattern for each value; with Null, at least one value', () => {
  const condition = {
    'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['PASS#*', 'LIST#*'] },
    Null: { 'dynamodb:LeadingKeys': 'false' },
  };
  const of = (...keys: string[]) => under(condition, { 'dynamodb:LeadingKeys': keys });
  expect([of('PASS#1'), of('PASS#1', 'LIST#1'), of('PASS#1', 'APIKEY#1'), of()]).toEqual([true, true, false, false]);
});

test('every operator and every key of a condition has to hold, and one value of each', () => {
  const condition = { StringEquals: { 'aws:SourceArn': ['a', 'b'], 'AWS:sourceaccount': '1' } };
  const of = (arn: string, account: string) =>
    under(condition, { 'aws:SourceArn': [arn], 'aws:SourceAccount': [account] });
  expect([of('a', '1'), of('b', '1'), of('c', '1'), of('a', '2')]).toEqual([true, true, false, false]);
});

test('numbers and ARNs are compared as such: a star in an ARN ends with its part', () => {
  expect(under({ NumericLessThan: { 's3:TlsVersion': 1.2 } }, { 's3:TlsVersion': ['1.1'] })).toBe(true);
  expect(under({ NumericLessThan: { 's3:TlsVersion': 1.2 } }, { 's3:TlsVersion': ['1.3'] })).toBe(false);
  const like = (pattern: string, arn: string) =>
    under({ ArnLike: { 'aws:SourceArn': pattern } }, { 'aws:SourceArn': [arn] });
  expect(like('arn:aws:execute-api:eu:1:api/*/*/v3', 'arn:aws:execute-api:eu:1:api/$default/POST/v3')).toBe(true);
  expect(like('arn:aws:execute-api:*:api/v3', 'arn:aws:execute-api:eu:1:api/v3')).toBe(false);
});

test('a principal is everybody or a service, which calls in its own name', () => {
  const of = (Principal: unknown, service?: string) =>
    policy({ ...allow, Principal }).effectOn(request(service === undefined ? {} : { service }));
  expect([of('*'), of({ AWS: '*' }), of({ AWS: '*' }, 'events.amazonaws.com')]).toEqual(['Allow', 'Allow', 'Allow']);
  expect(of({ Service: 'events.amazonaws.com' }, 'events.amazonaws.com')).toBe('Allow');
  expect(of({ Service: 'events.amazonaws.com' }, 'sns.amazonaws.com')).toBeUndefined();
  expect(of({ Service: 'events.amazonaws.com' })).toBeUndefined();
});

test.each([
  ['another element', { ...allow, NotAction: 'dynamodb:PutItem' }, 'policy element "NotAction"'],
  ['another effect', { ...allow, Effect: 'Permit' }, 'effect "Permit"'],
  ['no action', { Effect: 'Allow', Resource: '*' }, 'value'],
  ['no resource', { Effect: 'Allow', Action: '*' }, 'statement without a resource'],
  ['a policy variable', { ...allow, Resource: 'arn:aws:s3:::b/$'.concat('{aws:username}') }, 'value'],
  ['an account as principal', { ...allow, Principal: { AWS: '111122223333' } }, 'principal'],
  ['two kinds of principals', { ...allow, Principal: { AWS: '*', Service: 'a' } }, 'principal'],
  [
    'another operator',
    { ...allow, Condition: { StringNotLike: { 'aws:SourceArn': 'a' } } },
    'operator "StringNotLike"',
  ],
  ['a qualifier', { ...allow, Condition: { 'ForAnyValue:StringLike': { 'aws:SourceArn': 'a' } } }, 'operator'],
  ['IfExists', { ...allow, Condition: { StringLikeIfExists: { 'aws:SourceArn': 'a' } } }, 'operator'],
  ['another key', { ...allow, Condition: { StringLike: { 'aws:PrincipalTag/a': 'a' } } }, 'condition key'],
  ['a Null of neither', { ...allow, Condition: { Null: { 'aws:SourceArn': 'maybe' } } }, 'Null condition'],
])(
  'a policy with %s is refused as a whole, since ignoring it would allow or deny too much',
  (_, statement, message) => {
    expect(() => policy(allow, statement)).toThrow(message);
  },
);

test('a policy of an older version is refused', () => {
  expect(() => new Policy({ Version: '2008-10-17', Statement: [allow] })).toThrow('policy version "2008-10-17"');
});
