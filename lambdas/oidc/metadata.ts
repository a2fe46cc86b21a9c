import type { AuthorizationServer } from 'oauth4webapi';

/** A provider's metadata cannot be used. The message says why, after the provider's name. */
export class MetadataUnusable extends Error {
  override readonly name = 'MetadataUnusable';
}

/**
 * Reads the metadata of an OpenID provider.
 * @throws MetadataUnusable, or an error of the network.
 * Source: OpenID Connect Discovery 1.0, section 4
 */
export async function readMetadata(
  issuer: string,
  fetch: (url: string, request: { readonly signal: AbortSignal; readonly redirect: 'manual' }) => Promise<Response>,
  signal: AbortSignal,
): Promise<AuthorizationServer> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const answer = await fetch(address, { signal, redirect: 'manual' });
  if (answer.status !== 200) throw new MetadataUnusable(`answers ${answer.status} at ${address}`);
  const metadata = ((await answer.json().catch(() => null)) ?? {}) as AuthorizationServer;
  const problem = problemOf(metadata, issuer);
  if (problem !== undefined) throw new MetadataUnusable(problem);
  return metadata;
}

function problemOf(metadata: Partial<AuthorizationServer>, issuer: string): string | undefined {
  if (metadata.issuer !== issuer) return `calls itself ${metadata.issuer}: write exactly that as issuer`;
  const endpoints = ['authorization_endpoint', 'token_endpoint', 'jwks_uri'] as const;
  const { protocol } = new URL(issuer);
  const missing = endpoints.find((name) => URL.parse(String(metadata[name]))?.protocol !== protocol);
  if (missing !== undefined) return `names no ${missing} that can be used`;
  if (metadata.response_types_supported?.includes('code') === false)
    return 'does not offer the authorization code flow';
  // Entra supports PKCE and does not list it.
  if (metadata.code_challenge_methods_supported?.includes('S256') === false) return 'does not offer PKCE with S256';
  return undefined;
}
