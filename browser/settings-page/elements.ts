/** The page's element with this id. @throws if there is none. */
export function element<Kind extends HTMLElement = HTMLElement>(id: string): Kind {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`The page has no #${id}`);
  return found as Kind;
}

/** The element inside `parent` that matches a selector. @throws if there is none. */
export function within<Kind extends HTMLElement = HTMLElement>(parent: ParentNode, selector: string): Kind {
  const found = parent.querySelector<Kind>(selector);
  if (found === null) throw new Error(`The page has no ${selector}`);
  return found;
}

/** Shows the result of an action, also to screen readers. */
export function notify(text: string): void {
  clearErrors();
  element('notice').textContent = text;
}

/** An error about one field of the page, with a message for users. */
export class FieldError extends Error {
  readonly fieldId: string;

  constructor(message: string, fieldId: string) {
    super(message);
    this.fieldId = fieldId;
  }
}

/** Shows an error; that of a field right below the field. */
export function showError(error: unknown, placeId = 'problem'): void {
  notify('');
  // The place may have been removed together with the account's part of the page.
  const place = document.getElementById(placeId) ?? element('problem');
  if (error instanceof FieldError) {
    const field = element(error.fieldId);
    element(`${field.id}-hint`).after(place);
    field.setAttribute('aria-invalid', 'true');
    field.setAttribute('aria-describedby', `${field.id}-hint ${place.id}`);
    field.focus();
  } else {
    place.closest('form')?.querySelector('[type="submit"]')?.before(place);
  }
  place.textContent = error instanceof Error ? error.message : String(error);
}

/** Removes all shown errors. */
function clearErrors(): void {
  for (const place of document.querySelectorAll('[role="alert"]')) place.textContent = '';
  for (const field of document.querySelectorAll('[aria-invalid]')) {
    field.removeAttribute('aria-invalid');
    field.setAttribute('aria-describedby', `${field.id}-hint`);
  }
}

/** Runs an action on click, one at a time, with the button marked busy; shows errors. */
export function onClick(button: HTMLElement, act: () => Promise<void>): void {
  button.addEventListener('click', (event) => {
    event.preventDefault();
    void whileBusy(button, act);
  });
}

/** Runs an action when a form is sent, with its button marked busy; shows errors until something is entered. */
export function onSubmit(form: HTMLElement, problemId: string, act: () => Promise<void>): void {
  form.addEventListener('input', clearErrors);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void whileBusy(within(form, 'button[type="submit"]'), act, problemId);
  });
}

/** Runs an action with the button marked busy. @param problemId element that shows errors. */
async function whileBusy(button: HTMLElement, act: () => Promise<void>, problemId?: string): Promise<void> {
  // aria-disabled, because a disabled button would lose the focus.
  if (button.ariaDisabled === 'true') return;
  button.ariaDisabled = 'true';
  // Removes the message of the previous action.
  notify('');
  try {
    await act();
  } catch (error) {
    showError(error, problemId);
  } finally {
    button.ariaDisabled = 'false';
  }
}

/** Shows a confirmation dialog. @returns true if the user agreed. */
export function confirmed(question: string, consequence: string, yes: string): Promise<boolean> {
  const dialog = element<HTMLDialogElement>('confirmation');
  element('question').textContent = question;
  element('consequence').textContent = consequence;
  element('confirm').textContent = yes;
  dialog.returnValue = 'no';
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => resolve(dialog.returnValue === 'yes'), { once: true });
  });
}
