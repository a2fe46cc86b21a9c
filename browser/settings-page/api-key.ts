import type { AccountView } from '../../lambdas/ports/accounts.ts';
import type { SettingsApi } from './api.ts';
import { confirmed, element, notify, onClick } from './elements.ts';

const hiddenKey = element('key').textContent;

/** The API key, which is fetched only to be shown or copied. */
export function startApiKey(api: SettingsApi, account: AccountView): void {
  const requestKey = async () => (await api.get<{ apiKey: string }>('key')).apiKey;
  const isShown = () => element('key').classList.contains('shown');
  showSince(account.apiKeySinceUtc);

  onClick(element('show-key'), async () => show(isShown() ? undefined : await requestKey()));

  onClick(element('copy-key'), async () => {
    // A promise, because Safari allows writing to the clipboard only before the first await.
    const text = requestKey().then((key) => new Blob([key], { type: 'text/plain' }));
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
    notify('The API key is copied.');
  });

  onClick(element('regenerate-key'), async () => {
    const consequence =
      'Systems that use the present key are refused within 30 seconds, until they have the new one. There is no way back.';
    if (!(await confirmed('Regenerate the API key?', consequence, 'Regenerate'))) return;
    const { apiKey } = await api.post<{ apiKey: string }>('key/regenerate');
    show(apiKey);
    showSince(new Date().toISOString());
    notify('This is the new API key. The old one is refused within 30 seconds.');
  });
}

function show(key: string | undefined): void {
  element('key').textContent = key ?? hiddenKey;
  element('key').classList.toggle('shown', key !== undefined);
  element('show-key').textContent = key === undefined ? 'Show' : 'Hide';
  element('show-key').ariaPressed = String(key !== undefined);
}

function showSince(sinceUtc: string | undefined): void {
  element('key-since').textContent = sinceUtc ? `Made on ${dateOf(sinceUtc)}.` : '';
}

export const dateOf = (instantUtc: string) =>
  new Date(instantUtc).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
