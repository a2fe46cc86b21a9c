/** The page's element of this id. @throws when the page and its script do not fit. */
export function element<Kind extends HTMLElement = HTMLElement>(id: string): Kind {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`The page has no #${id}`);
  return found as Kind;
}

/** The element inside `parent` that a selector names. @throws when there is none. */
export function within<Kind extends HTMLElement = HTMLElement>(parent: ParentNode, selector: string): Kind {
  const found = parent.querySelector<Kind>(selector);
  if (found === null) throw new Error(`The page has no ${selector}`);
  return found;
}

/** Says what was done, to the eye and to screen readers. */
export function notify(text: string): void {
  forgetProblems();
  element('notice').textContent = text;
}

/** What is wrong with a field of the page, in words that may be shown. */
export class FieldProblem extends Error {
  readonly fieldId: string;

  constructor(message: string, fieldId: string) {
    super(message);
    this.fieldId = fieldId;
  }
}

/** Says what went wrong; what is wrong with a field, right below it. */
export function complain(error: unknown, placeId = 'problem'): void {
  notify('');
  // With the account's part of the page, places of its own are gone.
  const place = document.getElementById(placeId) ?? element('problem');
  if (error instanceof FieldProblem) {
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

/** Takes away what was said to be wrong. */
export function forgetProblems(): void {
  for (const place of document.querySelectorAll('[role="alert"]')) place.textContent = '';
  for (const field of document.querySelectorAll('[aria-invalid]')) {
    field.removeAttribute('aria-invalid');
    field.setAttribute('aria-describedby', `${field.id}-hint`);
  }
}

/** Does it once at a time; while it runs the button says so, and what goes wrong is shown. */
export function onClick(button: HTMLElement, act: () => Promise<void>): void {
  button.addEventListener('click', (event) => {
    event.preventDefault();
    void whileBusy(button, act);
  });
}

/** @param problemId of the place where what goes wrong is said. */
export async function whileBusy(button: HTMLElement, act: () => Promise<void>, problemId?: string): Promise<void> {
  // Not disabled: that would take the focus away.
  if (button.ariaDisabled === 'true') return;
  button.ariaDisabled = 'true';
  // What was said of the last thing done is not about this one.
  notify('');
  try {
    await act();
  } catch (error) {
    complain(error, problemId);
  } finally {
    button.ariaDisabled = 'false';
  }
}

/** Asks in a dialog of the page. @returns whether the answer was yes. */
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
