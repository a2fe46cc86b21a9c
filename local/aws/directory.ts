import type { Configuration } from 'oidc-provider';
import { type Handler, type Listening, listen, readBody } from '../basics/http.ts';
import { localDirectory, localSecret } from '../cloud/local-stage.ts';
import { directoryPage } from './directory-page.ts';
import { commonConfiguration, lazyPages } from './open-id.ts';

/** People of the directory, by their ids. One has the address of somebody who was invited. */
const directoryPeople: Readonly<Record<string, { readonly name: string; readonly groups: readonly string[] }>> = {
  ada: { name: 'Ada Beck', groups: ['cycling', 'desk-admins'] },
  ben: { name: 'Ben Osei', groups: ['gate-staff'] },
  cleo: { name: 'Cleo Park', groups: ['catering'] },
};

/** Stand-in for an airline's directory: a standard OpenID provider whose people sign in by a click. */
export class Directory {
  readonly #now: () => number;
  #answer: Handler = (_, response) => void response.writeHead(503).end();

  /** @param now time of the functions that check tokens. */
  constructor(now: () => number) {
    this.#now = now;
  }

  listen(): Promise<Listening> {
    return listen((request, response) => this.#answer(request, response));
  }

  /** Lets people sign in to the desk. @param url own address, the issuer. */
  declare(url: string, redirectUri: string): void {
    this.#answer = lazyPages(() => pagesOf(url, redirectUri, this.#now));
  }
}

async function pagesOf(url: string, redirectUri: string, now: () => number): Promise<Handler> {
  const { default: OpenIdProvider } = await import('oidc-provider');
  const client = { client_id: localDirectory.clientId, client_secret: localSecret, redirect_uris: [redirectUri] };
  const configuration: Configuration = {
    ...(await commonConfiguration(now, 'openid profile')),
    clients: [client],
    claims: { openid: ['sub', 'groups', 'email', 'email_verified'], profile: ['name'] },
    findAccount: (_, sub) => ({
      accountId: sub,
      claims: () => ({ sub, ...directoryPeople[sub], email: 'demo@example.com', email_verified: false }),
    }),
  };
  const provider = new OpenIdProvider(url, configuration);
  const standard = provider.callback();
  return async (request, response) => {
    if (!request.url?.startsWith('/login/')) return standard(request, response);
    const form = new URLSearchParams((await readBody(request)).toString());
    const accountId = form.get('person') ?? '';
    if (Object.hasOwn(directoryPeople, accountId))
      return provider.interactionFinished(request, response, { login: { accountId } });
    response.writeHead(200, { 'content-type': 'text/html;charset=utf-8' }).end(directoryPage(directoryPeople));
  };
}
