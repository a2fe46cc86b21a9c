import { createRemoteJWKSet, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';

/** Source: CloudFormation, AWS::ApiGatewayV2::Authorizer, JWTConfiguration. */
export interface JwtConfiguration {
  readonly Issuer: string;
  readonly Audience: readonly string[];
}

/**
 * The JWT authorizer of an HTTP API: checks signature, issuer, audience and validity of a bearer token.
 * Source: API Gateway Developer Guide, "Control access to HTTP APIs with JWT authorizers".
 */
export class JwtAuthorizer {
  readonly #config: JwtConfiguration;
  #keys: Promise<JWTVerifyGetKey> | undefined;

  constructor(config: JwtConfiguration) {
    this.#config = config;
  }

  /** @returns the claims as functions receive them, each as text; undefined for an invalid token. */
  async claims(authorization: string | undefined): Promise<Record<string, string> | undefined> {
    const token = /^(?:Bearer )?([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization ?? '')?.[1];
    if (token === undefined) return undefined;
    try {
      const { Issuer } = this.#config;
      this.#keys ??= keysOf(Issuer);
      // The machine's time rather than the stack's, as in the tokens.
      const options = { issuer: Issuer, algorithms: ['RS256'], requiredClaims: ['exp'] };
      const { payload } = await jwtVerify(token, await this.#keys, options);
      return this.#isForUs(payload) ? asTexts(payload) : undefined;
    } catch {
      return undefined;
    }
  }

  /** `client_id` counts only where there is no `aud`, as in Cognito's access tokens. */
  #isForUs({ aud, client_id: clientId }: JWTPayload): boolean {
    return [aud ?? clientId].flat().some((each) => this.#config.Audience.includes(String(each)));
  }
}

async function keysOf(issuer: string): Promise<JWTVerifyGetKey> {
  const response = await fetch(`${issuer}/.well-known/openid-configuration`);
  const { jwks_uri: url } = (await response.json()) as { jwks_uri: string };
  return createRemoteJWKSet(new URL(url));
}

const asTexts = (payload: JWTPayload) =>
  Object.fromEntries(
    Object.entries(payload).map(([name, value]) => [
      name,
      Array.isArray(value) ? `[${value.join(' ')}]` : String(value),
    ]),
  );
