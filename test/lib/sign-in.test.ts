import { Match } from 'aws-cdk-lib/assertions';
import { templatesWith } from '../helpers/stacks.ts';

const { data, service } = templatesWith({ publicBaseUrl: 'https://passes.example.com', certificateArn: 'elsewhere' });

test('only who is invited signs in, with a strong password and a second factor if wanted', () => {
  data.hasResourceProperties('AWS::Cognito::UserPool', {
    AdminCreateUserConfig: { AllowAdminCreateUserOnly: true },
    UsernameAttributes: ['email'],
    MfaConfiguration: 'OPTIONAL',
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

test('the page gets tokens by code only, has no secret, and is the only one to come back to, at each address', () => {
  const pages = [
    'https://passes.example.com/settings',
    { 'Fn::Join': ['', ['https://', { 'Fn::GetAtt': [Match.anyValue(), 'DomainName'] }, '/settings']] },
  ];
  data.hasResourceProperties('AWS::Cognito::UserPoolClient', {
    GenerateSecret: false,
    AllowedOAuthFlows: ['code'],
    AllowedOAuthScopes: ['openid'],
    CallbackURLs: pages,
    LogoutURLs: pages,
    // Passwords reach Cognito through its own page only.
    ExplicitAuthFlows: ['ALLOW_REFRESH_TOKEN_AUTH'],
    PreventUserExistenceErrors: 'ENABLED',
    IdTokenValidity: 60,
  });
});

test('the settings API answers only tokens of this client; the page itself is open', () => {
  service.hasResourceProperties('AWS::ApiGatewayV2::Route', {
    RouteKey: 'ANY /settings/api/{proxy+}',
    AuthorizationType: 'JWT',
    AuthorizerId: Match.anyValue(),
  });
  service.hasResourceProperties('AWS::ApiGatewayV2::Route', { RouteKey: 'ANY /settings', AuthorizationType: 'NONE' });
  data.hasResourceProperties('AWS::ApiGatewayV2::Authorizer', {
    AuthorizerType: 'JWT',
    IdentitySource: ['$request.header.Authorization'],
    JwtConfiguration: {
      Audience: [{ Ref: Match.stringLikeRegexp('^SignInClient') }],
      Issuer: { 'Fn::GetAtt': [Match.stringLikeRegexp('^SignInUsers'), 'ProviderURL'] },
    },
  });
});
