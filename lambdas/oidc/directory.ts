import { createHash } from 'node:crypto';
import { type AuthorizationServer, type ClientAuth, ClientSecretPost, customFetch, type IDToken } from 'oauth4webapi';
import { isBlank, lineProblem } from '../domain/text/printable.ts';
import { hourMs } from '../domain/time/durations.ts';
import {
  type Directory,
  type DirectorySettings,
  type DirectoryUser,
  type PendingSignIn,
  roles,
} from '../ports/people.ts';
import type { Clock, Log } from '../ports/runtime.ts';
import { signedInPath } from '../ports/staff-paths.ts';
import { within } from '../retry/within.ts';
import { ExpiringCache } from '../runtime/expiring-cache.ts';
import { CodeFlow, type HttpOptions } from './code-flow.ts';
import { readMetadata } from './metadata.ts';

interface Services {
  readonly clock: Clock;
  readonly log: Pick<Log, 'info'>;
  readonly publicBaseUrl: string;
  readSecret(name: string): Promise<string>;
}

/** Time to read metadata, and after a failure until it is tried again. */
const [metadataMs, silentMs] = [3_000, 10_000];

/** Signing in at an airline's own directory. */
export class OidcDirectory implements Directory {
  readonly id: string;
  readonly name: string;
  readonly #settings: DirectorySettings;
  readonly #flow: CodeFlow;
  readonly #metadata: ExpiringCache<AuthorizationServer>;
  readonly #clock: Clock;
  #silentUntilMs = 0;

  constructor(settings: DirectorySettings, { clock, log, publicBaseUrl, readSecret }: Services) {
    this.id = settings.id;
    this.name = settings.name;
    this.#settings = settings;
    this.#clock = clock;
    this.#metadata = new ExpiringCache(clock, hourMs, 1);
    this.#flow = new CodeFlow({
      clientId: settings.clientId,
      // One for each directory: an answer of another one cannot be passed off as its own. Source: RFC 9700, section 4.4.2.2
      redirectUri: `${publicBaseUrl}${signedInPath}/${settings.id}`,
      isInsecure: settings.issuer.startsWith('http:'),
      clock,
      onRefusal: (reason) => log.info('DESK-SIGN-IN-REFUSED', { directory: settings.id, reason }),
      providerFor: async (http) => {
        const [server, secret] = await Promise.all([this.#server(http), readSecret(settings.clientSecret)]);
        return { server, authentication: authenticationOf(server, secret.trim()), scope: scopeOf(server, settings) };
      },
    });
  }

  async begin(to: string) {
    const { url, pending } = await this.#flow.begin(to);
    return { url, pending: { ...pending, directory: this.id } };
  }

  async finish(query: string, pending: PendingSignIn): Promise<DirectoryUser | undefined> {
    const claims = await this.#flow.finish(query, pending);
    return claims && userOf(claims, this.#settings);
  }

  /** Anybody may begin a sign-in: a directory that is silent must not hold what others sign in by. */
  async #server({ [customFetch]: fetch }: HttpOptions): Promise<AuthorizationServer> {
    const { issuer } = this.#settings;
    if (this.#clock.now().getTime() < this.#silentUntilMs) throw new Error('Its metadata could not be read just now');
    const read = () => within(this.#clock, metadataMs, (signal) => readMetadata(issuer, fetch, signal));
    try {
      return (await this.#metadata.get(issuer, read)) as AuthorizationServer;
    } catch (error) {
      this.#silentUntilMs = this.#clock.now().getTime() + silentMs;
      throw error;
    }
  }
}

/** Groups that some directories tell only if a scope of this name is requested, and others refuse as an unknown one. */
const scopeOf = ({ scopes_supported: known }: AuthorizationServer, { groupsClaim }: DirectorySettings) =>
  ['openid', 'profile', ...(known?.includes(groupsClaim) ? [groupsClaim] : [])].join(' ');

/** Source: OpenID Connect Discovery 1.0, section 3, token_endpoint_auth_methods_supported */
function authenticationOf(server: AuthorizationServer, secret: string): ClientAuth {
  const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
  return methods.includes('client_secret_basic') ? basic(secret) : ClientSecretPost(secret);
}

/**
 * HTTP Basic authentication. The library's own also encodes hyphens and dots, which usual ids and secrets have, and which
 * directories that do not decode would then refuse. Source: RFC 6749, section 2.3.1
 */
const basic =
  (secret: string): ClientAuth =>
  (_server, { client_id }, _body, headers) => {
    const credentials = [client_id, secret].map(encodeURIComponent).join(':');
    headers.set('authorization', `Basic ${Buffer.from(credentials).toString('base64')}`);
  };

/** Most characters of a name. */
const maxName = 80;

/** The user of a token. Names are shown only: who somebody is, the issuer and its `sub` say. */
function userOf(claims: IDToken, settings: DirectorySettings): DirectoryUser {
  const { account, groupsClaim, issuer, name: directory, roles: groupsOf } = settings;
  const id = createHash('sha256').update(`${issuer}\n${claims.sub}`).digest('base64url');
  const names = [claims.name, claims.preferred_username, claims.email].flatMap(shown);
  const { [groupsClaim]: given = [], _claim_names: elsewhere } = claims;
  const groups = [given].flat();
  return {
    ...{ id, account, directory, name: names[0] ?? `user ${id.slice(0, 8)}` },
    role: roles.findLast((role) => groupsOf[role]?.some((group) => groups.includes(group))),
    hasTooManyGroups: typeof elsewhere === 'object' && elsewhere !== null && groupsClaim in elsewhere,
  };
}

function shown(name: unknown): string[] {
  const isShown = typeof name === 'string' && !isBlank(name) && lineProblem(name) === undefined;
  return isShown ? [name.trim().slice(0, maxName)] : [];
}
