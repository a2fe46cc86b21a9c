import { defaultTemplates } from '../helpers/templates.ts';

/** Types with names unique for an account or the world, in all Regions. An inline policy's name is its role's alone. */
const globalTypes = /^AWS::(CloudFront|S3|Route53|CloudWatch::Dashboard|Cognito::UserPoolDomain|IAM::(?!Policy$))/;

/** Properties with a resource's name. */
const nameProperties = /^(Name|Domain|(Bucket|Role|User|Group|Dashboard|ManagedPolicy|InstanceProfile)Name)$/;

const { data, service } = defaultTemplates();

/** Names of global resources, each with its type, as a deployment into a Region resolves them. */
function globalNames(region: string): string[] {
  const resolved = (value: unknown): string =>
    JSON.stringify(value).replaceAll('{"Ref":"AWS::Region"}', JSON.stringify(region));
  return [data, service].flatMap((template) =>
    Object.values(template.toJSON().Resources as Record<string, { Type: string; Properties?: object }>)
      .filter(({ Type }) => globalTypes.test(Type))
      .flatMap(({ Type, Properties = {} }) => namesIn(Properties).map((name) => `${Type} ${resolved(name)}`)),
  );
}

/** Names in properties, one level deep: CloudFront puts a name into the resource's configuration. */
function namesIn(properties: object, depth = 1): unknown[] {
  return Object.entries(properties).flatMap(([key, value]) => {
    if (nameProperties.test(key)) return [value];
    return depth > 0 && typeof value === 'object' && !Array.isArray(value) ? namesIn(value, depth - 1) : [];
  });
}

test('the same stage in a second Region takes no name that the first one has', () => {
  const names = globalNames('eu-central-1');
  expect(names.map((name) => name.split(' ')[0]).sort()).toEqual([
    'AWS::CloudFront::Function',
    'AWS::CloudFront::OriginAccessControl',
    'AWS::CloudFront::OriginRequestPolicy',
    'AWS::CloudFront::OriginRequestPolicy',
    'AWS::CloudFront::ResponseHeadersPolicy',
    'AWS::CloudFront::ResponseHeadersPolicy',
    'AWS::CloudFront::ResponseHeadersPolicy',
    'AWS::CloudWatch::Dashboard',
    'AWS::Cognito::UserPoolDomain',
  ]);
  const others = globalNames('us-east-1');
  expect(names.filter((name) => others.includes(name))).toEqual([]);
});
