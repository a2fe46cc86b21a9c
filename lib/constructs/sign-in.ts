import { Aws, Duration, Validations } from 'aws-cdk-lib';
import {
  AccountRecovery,
  CfnManagedLoginBranding,
  ClientAttributes,
  FeaturePlan,
  ManagedLoginVersion,
  Mfa,
  OAuthScope,
  StringAttribute,
  UserPool,
  UserPoolClient,
  UserPoolClientIdentityProvider,
} from 'aws-cdk-lib/aws-cognito';
import { Construct } from 'constructs';
import { signedInPath, signedOutPath, staffPaths } from '../../lambdas/ports/staff-paths.ts';

interface SignInProps {
  readonly stage: string;
  /** Base URLs of the service, the present one first; staff sign in under that one. */
  readonly baseUrls: readonly string[];
}

/** Sign-in to the desk and the settings page, for people who were invited; each belongs to one account. */
export class SignIn extends Construct {
  readonly userPoolId: string;
  readonly userPoolArn: string;
  /** `iss` of the tokens. */
  readonly issuer: string;
  /** `aud` of the tokens. */
  readonly clientId: string;
  /** Base URL of the sign-in and sign-out pages, without a trailing slash. */
  readonly signInUrl: string;

  constructor(scope: Construct, id: string, { stage, baseUrls }: SignInProps) {
    super(scope, id);
    const [base = ''] = baseUrls;
    // The settings page of earlier versions came back to itself.
    const former = baseUrls.map((each) => `${each}${staffPaths.settings}`);
    const pool = this.#pool(base + staffPaths.desk);
    const client = new UserPoolClient(this, 'Client', {
      userPool: pool,
      // PKCE binds the code to the browser that has asked for it: nothing has to be kept secret.
      generateSecret: false,
      oAuth: {
        flows: { authorizationCodeGrant: true, implicitCodeGrant: false },
        scopes: [OAuthScope.OPENID],
        callbackUrls: [base + signedInPath, ...former],
        logoutUrls: [base + signedOutPath, ...former],
      },
      // Passwords are entered on Cognito's own page only.
      authFlows: { user: false, userPassword: false, userSrp: false, custom: false },
      supportedIdentityProviders: [UserPoolClientIdentityProvider.COGNITO],
      preventUserExistenceErrors: true,
      idTokenValidity: Duration.minutes(60),
      accessTokenValidity: Duration.minutes(5),
      // Nobody requests a refresh token; an hour is Cognito's minimum.
      refreshTokenValidity: Duration.hours(1),
      readAttributes: new ClientAttributes().withStandardAttributes({ email: true }).withCustomAttributes('account'),
      writeAttributes: new ClientAttributes().withStandardAttributes({ email: true }),
    });
    const domain = pool.addDomain('Domain', {
      // Domain prefixes are unique across all AWS accounts.
      cognitoDomain: { domainPrefix: `boarding-pass-wallet-${stage}-${Aws.ACCOUNT_ID}-${Aws.REGION}` },
      managedLoginVersion: ManagedLoginVersion.NEWER_MANAGED_LOGIN,
    });
    new CfnManagedLoginBranding(this, 'Branding', {
      userPoolId: pool.userPoolId,
      clientId: client.userPoolClientId,
      useCognitoProvidedValues: true,
    });
    this.userPoolId = pool.userPoolId;
    this.userPoolArn = pool.userPoolArn;
    this.issuer = pool.userPoolProviderUrl;
    this.clientId = client.userPoolClientId;
    this.signInUrl = domain.baseUrl();
  }

  #pool(page: string | undefined): UserPool {
    const pool = new UserPool(this, 'Users', {
      // Required by managed login.
      featurePlan: FeaturePlan.ESSENTIALS,
      selfSignUpEnabled: false,
      userInvitation: {
        emailSubject: 'Your access to the boarding pass desk',
        emailBody: `Sign in at ${page} as {username} with the password {####} within 7 days.`,
      },
      signInAliases: { email: true },
      signInCaseSensitive: false,
      autoVerify: { email: true },
      standardAttributes: { email: { required: true, mutable: true } },
      // The account whose settings a user sees. Immutable, so that no user can be moved to another account by mistake.
      customAttributes: { account: new StringAttribute({ minLen: 1, maxLen: 32, mutable: false }) },
      passwordPolicy: {
        minLength: 14,
        requireLowercase: true,
        requireUppercase: true,
        requireDigits: true,
        requireSymbols: true,
        tempPasswordValidity: Duration.days(7),
      },
      // Cognito lets nobody in without one, and has them set it up at their first sign-in.
      mfa: Mfa.REQUIRED,
      mfaSecondFactor: { otp: true, sms: false },
      accountRecovery: AccountRecovery.EMAIL_ONLY,
      deletionProtection: true,
    });
    Validations.of(pool).acknowledge({
      id: 'AwsSolutions-COG8',
      reason: 'The plus plan costs a fee per user for threat protection; a handful of invited people sign in here.',
    });
    return pool;
  }
}
