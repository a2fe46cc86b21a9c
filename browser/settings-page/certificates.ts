import type { CertificateView } from '../../lambdas/ports/accounts.ts';
import type { SettingsApi } from './api.ts';
import { dateOf } from './api-keys.ts';
import { confirmed, element, notify, onClick, within } from './elements.ts';

const wallets = { walleta: 'Apple Wallet', walletb: 'Google Wallet' };

const dayMs = 24 * 60 * 60 * 1_000;

/** Days before expiry from which the page shows the days left, as early as the operator's first alarm. */
const soonDays = 60;

/** Refreshes the list of the account's certificates. */
export async function listCertificates(api: SettingsApi): Promise<void> {
  const { certificates } = await api.get<{ certificates: CertificateView[] }>('certificates');
  element('certificates').replaceChildren(...certificates.map((certificate) => row(certificate, api)));
  element('no-certificates').hidden = certificates.length > 0;
}

function row(certificate: CertificateView, api: SettingsApi): Node {
  const { wallet, id, isActive, isDefault, teamId, clientEmail } = certificate;
  const item = element<HTMLTemplateElement>('certificate-row').content.cloneNode(true) as DocumentFragment;
  const field = (name: string) => within(item, `[data-field="${name}"]`);
  field('id').textContent = id;
  const about = [wallets[wallet], teamId && `team ${teamId}`, clientEmail];
  field('about').textContent = about.filter(Boolean).join(' · ');
  showExpiry(field('expiry'), certificate);
  field('default').hidden = !isDefault;
  field('state').textContent = isActive ? 'Active' : 'Inactive';
  field('state').classList.toggle('good', isActive);

  const button = (change: string, isOffered: boolean, act: () => Promise<void>) => {
    const found = within(item, `[data-change="${change}"]`);
    found.hidden = !isOffered;
    // For screen readers, which could not tell the rows' buttons apart otherwise.
    found.ariaLabel = `${found.textContent?.replace('…', '')} ${id}`;
    onClick(found, act);
  };
  const change = async (name: string, done: string) => {
    await api.post(`certificates/${wallet}/${encodeURIComponent(id)}/${name}`);
    await listCertificates(api);
    notify(done);
  };
  button('default', isActive && !isDefault, () => change('default', `${id} is now the default.`));
  button('activate', !isActive, () => change('activate', `${id} is active.`));
  button('deactivate', isActive, async () => {
    const consequence =
      'No new template gets it, until you activate it again. Passes of templates that have it go on as before.';
    if (await confirmed(`Deactivate ${id}?`, consequence, 'Deactivate'))
      await change('deactivate', `${id} is inactive.`);
  });
  return item;
}

function showExpiry(place: HTMLElement, { expiresAtUtc }: CertificateView): void {
  if (expiresAtUtc === undefined) {
    place.textContent = 'Does not expire';
    return;
  }
  const days = Math.floor((Date.parse(expiresAtUtc) - Date.now()) / dayMs);
  place.classList.toggle('bad', days < soonDays);
  const on = dateOf(expiresAtUtc);
  if (days < 0) place.textContent = `Expired on ${on}`;
  else place.textContent = days < soonDays ? `Expires on ${on}: ${days} days left` : `Expires on ${on}`;
}
