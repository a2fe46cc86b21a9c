import type { ApiKeyView } from '../../lambdas/ports/accounts.ts';
import type { SettingsApi } from './api.ts';
import { confirmed, element, FieldError, notify, onClick, onSubmit, within } from './elements.ts';

/** Hours for which an old key works on, while systems change to another. */
const changeOverHours = 48;

/** The list of the account's API keys, and the form for another one. */
export async function startApiKeys(api: SettingsApi): Promise<void> {
  const form = element<HTMLFormElement>('add-key');
  onSubmit(form, 'add-key-problem', async () => {
    const { key, apiKey } = await api.post<{ key: ApiKeyView; apiKey: string }>('keys', requestOf(form));
    form.reset();
    await listKeys(api);
    show(element(`key-${key.id}`), apiKey);
    notify(`${key.name} is added and works.`);
  });
  await listKeys(api);
}

async function listKeys(api: SettingsApi): Promise<void> {
  const { keys } = await api.get<{ keys: ApiKeyView[] }>('keys');
  element('keys').replaceChildren(...keys.map((key) => row(key, api)));
  element('no-keys').hidden = keys.length > 0;
}

function row(key: ApiKeyView, api: SettingsApi): Node {
  const { id, name, scopes, ratePerMinute, sinceUtc, lastUsedUtc, endsAtUtc } = key;
  const content = element<HTMLTemplateElement>('key-row').content.cloneNode(true) as DocumentFragment;
  const item = within(content, 'li');
  item.id = `key-${id}`;
  const field = (of: string) => within(item, `[data-field="${of}"]`);
  field('name').textContent = name;
  const about = [
    sinceUtc && `made on ${dateOf(sinceUtc)}`,
    lastUsedUtc ? `last used on ${hourOf(lastUsedUtc)}` : 'no use recorded',
    ratePerMinute && `${ratePerMinute} calls a minute`,
  ];
  field('about').textContent = about.filter(Boolean).join(' · ');
  field('end').textContent = endsAtUtc ? endOf(endsAtUtc) : '';
  field('scopes').textContent = scopes.join(' · ');

  // For screen readers, which could not tell the rows' buttons apart otherwise.
  const button = (act: string, run: () => Promise<void>) => {
    const found = within(item, `[data-act="${act}"]`);
    found.ariaLabel = `${found.textContent?.replace('…', '')} ${name}`;
    onClick(found, run);
  };
  const requestKey = async () => (await api.get<{ apiKey: string }>(`keys/${id}`)).apiKey;
  button('show', async () => show(item, field('key').hidden ? await requestKey() : undefined));
  button('copy', async () => {
    // A promise, because Safari allows writing to the clipboard only before the first await.
    const text = requestKey().then((apiKey) => new Blob([apiKey], { type: 'text/plain' }));
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
    notify(`${name} is copied.`);
  });
  const end = async (afterHours: number, consequence: string, done: string) => {
    if (!(await confirmed(`End ${name}?`, consequence, 'End'))) return;
    await api.post(`keys/${id}/end`, { afterHours });
    await listKeys(api);
    notify(done);
  };
  const other = 'Systems that use it need another one by then.';
  button('end-later', () =>
    end(
      changeOverHours,
      `It works for ${changeOverHours} more hours. ${other}`,
      `${name} ends in ${changeOverHours} hours.`,
    ),
  );
  button('end-now', () =>
    end(0, 'Systems that use it are refused within 30 seconds. There is no way back.', `${name} has ended.`),
  );
  return item;
}

/** @param apiKey undefined to hide it. */
function show(item: HTMLElement, apiKey: string | undefined): void {
  const place = within(item, '[data-field="key"]');
  place.textContent = apiKey ?? '';
  place.hidden = apiKey === undefined;
  const button = within(item, '[data-act="show"]');
  button.textContent = apiKey === undefined ? 'Show' : 'Hide';
  button.ariaLabel = `${button.textContent} ${within(item, '[data-field="name"]').textContent}`;
}

function requestOf(form: HTMLFormElement): object {
  const data = new FormData(form);
  const name = String(data.get('name')).trim();
  if (name === '') throw new FieldError('Say which system or person has it.', 'key-name');
  const scopes = data.getAll('scope');
  if (scopes.length === 0) throw new FieldError('Choose what it may do.', 'key-scopes');
  const rate = String(data.get('rate'));
  return { name, scopes, ...(rate !== '' && { ratePerMinute: Number(rate) }) };
}

function endOf(endsAtUtc: string): string {
  const [word, at] = [Date.parse(endsAtUtc) <= Date.now() ? 'Ended' : 'Ends', new Date(endsAtUtc)];
  return `${word} on ${at.toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' })}`;
}

/** Uses are recorded to the hour. */
function hourOf(instantUtc: string): string {
  const at = new Date(instantUtc);
  const day = at.toLocaleDateString('en-GB', { day: 'numeric', month: 'long' });
  return `${day} after ${at.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })}`;
}

export const dateOf = (instantUtc: string) =>
  new Date(instantUtc).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
