import type { Person } from '../../lambdas/ports/people.ts';
import type { SettingsApi } from './api.ts';
import { dateOf } from './api-keys.ts';
import { confirmed, element, FieldError, notify, onClick, onSubmit, within } from './elements.ts';

/** The people of the account, and the form that invites another. */
export async function startPeople(api: SettingsApi): Promise<void> {
  const form = element<HTMLFormElement>('invite');
  onSubmit(form, 'invite-problem', async () => {
    const email = element<HTMLInputElement>('invite-email').value.trim();
    if (email === '') throw new FieldError('Enter an e-mail address.', 'invite-email');
    const { person } = await api.post<{ person: Person }>('people', { email, role: new FormData(form).get('role') });
    form.reset();
    await listPeople(api);
    notify(`${person.email} is invited.`);
  });
  await listPeople(api);
}

async function listPeople(api: SettingsApi): Promise<void> {
  const { people } = await api.get<{ people: Person[] }>('people');
  element('people').replaceChildren(...people.map((person) => row(person, api)));
}

function row({ id, email, role, invitedAtUtc }: Person, api: SettingsApi): Node {
  const item = element<HTMLTemplateElement>('person-row').content.cloneNode(true) as DocumentFragment;
  const field = (name: string) => within(item, `[data-field="${name}"]`);
  field('email').textContent = email;
  field('about').textContent = `invited on ${dateOf(invitedAtUtc)}`;
  field('role').textContent = role;
  const button = (found: HTMLElement, act: () => Promise<void>) => {
    // For screen readers, which could not tell the rows' buttons apart otherwise.
    found.ariaLabel = `${found.textContent?.replace('…', '')}: ${email}`;
    onClick(found, act);
  };
  for (const found of item.querySelectorAll<HTMLElement>('[data-role]')) {
    found.hidden = found.dataset.role === role;
    button(found, async () => {
      await api.post('people', { email, role: found.dataset.role });
      await listPeople(api);
      notify(`${email} is ${found.dataset.role} now.`);
    });
  }
  button(within(item, '[data-act="remove"]'), async () => {
    if (!(await confirmed(`Remove ${email}?`, 'They have no access from their next click on.', 'Remove'))) return;
    await api.post(`people/${id}/remove`);
    await listPeople(api);
    notify(`${email} is removed.`);
  });
  return item;
}
