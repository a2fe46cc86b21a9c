/** The settings API's error body, with texts for users. */
interface Failure {
  readonly 'error-code'?: string;
  readonly 'error-message'?: string;
  readonly errors?: readonly { readonly field: string; readonly message: string }[];
}

/** The signed-in user belongs to no account; signing in again does not help. */
export class WithoutAccount extends Error {}

/** Client of the settings API. Sends the token in a header, which protects against cross-site request forgery. */
export class SettingsApi {
  readonly #idToken: string;
  readonly #onSignedOut: () => void;

  /** @param onSignedOut called when the token is no longer accepted. */
  constructor(idToken: string, onSignedOut: () => void) {
    this.#idToken = idToken;
    this.#onSignedOut = onSignedOut;
  }

  get<Answer>(path: string): Promise<Answer> {
    return this.#call('GET', path);
  }

  post<Answer>(path: string, body: object = {}): Promise<Answer> {
    return this.#call('POST', path, JSON.stringify(body));
  }

  /** @throws Error with the service's message. */
  async #call<Answer>(method: string, path: string, body?: string): Promise<Answer> {
    const response = await fetch(`/settings/api/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.#idToken}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body }),
      credentials: 'omit',
      cache: 'no-store',
    }).catch(() => {
      throw new Error('The service cannot be reached. Try again.');
    });
    if (response.status === 401) {
      this.#onSignedOut();
      throw new Error('You have been signed out. Sign in again.');
    }
    const answer: unknown = await response.json().catch(() => ({}));
    if (!response.ok) throw errorOf(answer as Failure);
    return answer as Answer;
  }
}

function errorOf({ 'error-code': code, 'error-message': message, errors = [] }: Failure): Error {
  const details = errors.map(({ field, message }) => `${field}: ${message}`);
  const text = [message ?? 'Something went wrong. Try again.', ...details].join('\n');
  return code === 'E9050' ? new WithoutAccount(text) : new Error(text);
}
