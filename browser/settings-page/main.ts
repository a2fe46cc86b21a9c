/** Script of the settings page: signs in, then shows the account's keys and certificates. */
import type { AccountView } from '../../lambdas/ports/accounts.ts';
import { SettingsApi, WithoutAccount } from './api.ts';
import { startApiKeys } from './api-keys.ts';
import { listCertificates } from './certificates.ts';
import { element, onClick, showError } from './elements.ts';
import { beginSignIn, finishSignIn, type Session, signOut } from './sign-in.ts';
import { startUpload } from './upload.ts';

onClick(element('sign-in'), beginSignIn);
onClick(element('sign-out'), async () => signOut());
// A page restored from the back/forward cache could show a key after signing out.
addEventListener('pageshow', ({ persisted }) => persisted && location.reload());

try {
  const session = await finishSignIn();
  if (session) await open(session);
  else showSignedOut();
} catch (error) {
  if (error instanceof WithoutAccount) document.getElementById('signed-in')?.remove();
  else showSignedOut();
  showError(error);
}

async function open({ idToken, email }: Session): Promise<void> {
  const api = new SettingsApi(idToken, showSignedOut);
  element('sign-out').hidden = false;
  const { account } = await api.get<{ account: AccountView }>('account');
  element('account').textContent = [account.name, email].filter(Boolean).join(' · ');
  startUpload(api);
  await Promise.all([startApiKeys(api), listCertificates(api)]);
  element('signed-in').hidden = false;
}

/** Removes the account's part of the page. */
function showSignedOut(): void {
  document.getElementById('signed-in')?.remove();
  element('account').textContent = '';
  element('sign-out').hidden = true;
  element('signed-out').hidden = false;
}
