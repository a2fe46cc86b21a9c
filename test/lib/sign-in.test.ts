import { Match } from 'aws-cdk-lib/assertions';
import { templatesWith } from '../helpers/stacks.ts';

const { data, service } = templatesWith({ publicBaseUrl: 'https://passes.example.com', certificateArn: 'elsewhere' });

test('only who is invited signs in, with a strong password and a second factor', () => {
  data.hasResourceProperties('AWS::Cognito::UserPool', {
    AdminCreateUserConfig: { AllowAdminCreateUserOnly: true },
    UsernameAttributes: ['email'],
    MfaConfiguration: 'ON',
    EnabledMfas: ['SOFTWARE_TOKEN_MFA'],
    DeletionProtection: 'ACTIVE',
    Policies: {
      PasswordPolicy: {
        MinimumLength: 14,
        RequireLowercase: true,
        RequireUppercase: true,
        RequireNumbers: true,
        RequireSymbols: true,
        TemporaryPasswordValidityDays: 7,
      },
    },
  });
});

test('users cannot change the account that they belong to', () => {
  data.hasResourceProperties('AWS::Cognito::UserPool', {
    Schema: Match.arrayWith([Match.objectLike({ Name: 'account', Mutable: false })]),
  });
  data.hasResourceProperties('AWS::Cognito::UserPoolClient', {
    ReadAttributes: ['custom:account', 'email'],
    WriteAttributes: ['email'],
  });
});

test('the desk gets tokens by code only, has no secret, and is the one to come back to, beside the page of earlier versions at each address', () => {
  const former = [
    'https://passes.example.com/settings',
    { 'Fn::Join': ['', ['https://', { 'Fn::GetAtt': [Match.anyValue(), 'DomainName'] }, '/settings']] },
  ];
  data.hasResourceProperties('AWS::Cognito::UserPoolClient', {
    GenerateSecret: false,
    AllowedOAuthFlows: ['code'],
    AllowedOAuthScopes: ['openid'],
    CallbackURLs: ['https://passes.example.com/desk/signed-in', ...former],
    LogoutURLs: ['https://passes.example.com/desk', ...former],
    // Passwords reach Cognito through its own page only.
    ExplicitAuthFlows: ['ALLOW_REFRESH_TOKEN_AUTH'],
    PreventUserExistenceErrors: 'ENABLED',
    IdTokenValidity: 60,
  });
});

test('the invitation names the page to sign in on', () => {
  data.hasResourceProperties('AWS::Cognito::UserPool', {
    AdminCreateUserConfig: {
      InviteMessageTemplate: { EmailMessage: Match.stringLikeRegexp('https://passes\\.example\\.com/desk as ') },
    },
  });
});

test('the pages for staff have no authorizer in front of them: their functions find the session by its cookie', () => {
  const routes = Object.values(service.findResources('AWS::ApiGatewayV2::Route')).map(({ Properties }) => Properties);
  const ofStaff = routes.filter(({ RouteKey }) => /\/(desk|settings)\b/.test(RouteKey));
  expect(ofStaff.map(({ RouteKey }) => RouteKey).sort()).toEqual([
    'ANY /desk',
    'ANY /desk/{proxy+}',
    'ANY /settings',
    'ANY /settings/{proxy+}',
  ]);
  for (const { AuthorizationType, AuthorizerId } of ofStaff)
    expect({ AuthorizationType, AuthorizerId }).toEqual({ AuthorizationType: 'NONE', AuthorizerId: undefined });
  for (const { AuthorizerId } of routes) expect(AuthorizerId).toBeUndefined();
  service.resourceCountIs('AWS::ApiGatewayV2::Authorizer', 0);
});

test('the authorizer of earlier versions stays as their service stack imports it, so that they can be updated', () => {
  const authorizers = data.findResources('AWS::ApiGatewayV2::Authorizer');
  expect(Object.entries(authorizers)).toEqual([['ApiSignedIn3D899357', expect.anything()]]);
  const name = 'data:ExportsOutputRefApiSignedIn3D899357B9780FD8';
  expect(Object.values(data.findOutputs('*', { Export: { Name: name } }))).toMatchObject([
    { Value: { Ref: 'ApiSignedIn3D899357' } },
  ]);
});

test('the desk checks the tokens of this client of this user pool', () => {
  const variables = Object.entries(service.findResources('AWS::Lambda::Function')).flatMap(([id, { Properties }]) =>
    id.startsWith('Desk') ? [Properties.Environment.Variables] : [],
  );
  expect(variables).toHaveLength(1);
  const imported = (name: RegExp) => ({ 'Fn::ImportValue': expect.stringMatching(name) });
  expect(variables[0]).toMatchObject({
    SIGN_IN_CLIENT_ID: imported(/SignInClient/),
    SIGN_IN_ISSUER: imported(/SignInUsers.*ProviderURL/),
  });
});
