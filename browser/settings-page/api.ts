/** The settings API's error body, with texts for users. */
interface Failure {
  readonly 'error-message'?: string;
  readonly errors?: readonly { readonly field: string; readonly message: string }[];
}

/** Client of the settings API. The session's cookie goes along; the token shows that a change comes from this page. */
export class SettingsApi {
  readonly #csrfToken: string;

  constructor(csrfToken: string) {
    this.#csrfToken = csrfToken;
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
        ...(body !== undefined && { 'content-type': 'application/json', 'x-csrf-token': this.#csrfToken }),
      },
      ...(body !== undefined && { body }),
      credentials: 'same-origin',
      cache: 'no-store',
    }).catch(() => {
      throw new Error('The service cannot be reached. Try again.');
    });
    // The page says that its reader is signed out, and nothing of the account stays on it.
    if (response.status === 401) location.reload();
    const answer: unknown = await response.json().catch(() => ({}));
    if (!response.ok) throw errorOf(answer as Failure);
    return answer as Answer;
  }
}

function errorOf({ 'error-message': message, errors = [] }: Failure): Error {
  const details = errors.map(({ field, message }) => `${field}: ${message}`);
  return new Error([message ?? 'Something went wrong. Try again.', ...details].join('\n'));
}
