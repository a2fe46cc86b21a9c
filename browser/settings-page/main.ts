/** Script of the settings page: shows the account's keys, certificates and people. */
import type { AccountView } from '../../lambdas/ports/accounts.ts';
import { SettingsApi } from './api.ts';
import { startApiKeys } from './api-keys.ts';
import { listCertificates } from './certificates.ts';
import { element, showError } from './elements.ts';
import { startPeople } from './people.ts';
import { startUpload } from './upload.ts';

// A page restored from the back/forward cache could show a key after signing out.
addEventListener('pageshow', ({ persisted }) => persisted && location.reload());

try {
  const place = element('account');
  const api = new SettingsApi(place.dataset.csrf ?? '');
  const { account } = await api.get<{ account: AccountView }>('account');
  place.textContent = account.name;
  startUpload(api);
  await Promise.all([startApiKeys(api), listCertificates(api), startPeople(api)]);
  element('settings').hidden = false;
} catch (error) {
  showError(error);
}
