import { newElement } from './elements.ts';

/** The local stack that serves this page: local/edge/trials.ts. */
const trials = '/_local/try-it';

interface Stack {
  readonly url: string;
  readonly publicBaseUrl: string;
  readonly templateId: string;
  /** Time of its clock, ISO 8601. */
  readonly now: string;
}

/** Values of examples, and those that answers of the stack had in their place: kept for this tab of the browser. */
const learnedFrom = ({ templateId }: Stack) => `learned, ${templateId}`;
const learned = (stack: Stack): Readonly<Record<string, string>> =>
  JSON.parse(sessionStorage.getItem(learnedFrom(stack)) ?? '{}');

/** An example for this stack: with its ids and pictures, and events that happen now. */
function forStack(example: string, stack: Stack): string {
  const { url, publicBaseUrl, templateId, now } = stack;
  const values = {
    'https://passes.example.com/': `${publicBaseUrl}/`,
    'https://images.example.com/': `${url}/_local/images/`,
    k4Hq7Tq2XbP9: templateId,
    ...learned(stack),
  };
  return Object.entries(values)
    .reduce((text, [shown, own]) => text.replaceAll(shown, own), example)
    .replaceAll(/("event-time": )"[^"]+"/g, `$1"${now}"`);
}

/** Learns the ids of an answer in place of those that the page shows. */
function learn(
  stack: Stack,
  shown: Readonly<Record<string, unknown>>,
  answer: Readonly<Record<string, unknown>>,
): void {
  const ids = Object.entries(shown).flatMap(([name, value]) => {
    const own = answer[name];
    return name.endsWith('-id') && typeof value === 'string' && typeof own === 'string' ? [[value, own] as const] : [];
  });
  sessionStorage.setItem(learnedFrom(stack), JSON.stringify({ ...learned(stack), ...Object.fromEntries(ids) }));
}

/** Adds a form to an example, which sends its request, changed as wanted, and shows the answer. */
function addForm(example: HTMLElement, stack: Stack): void {
  const id = `${example.id}-request`;
  const shown = forStack(example.querySelector('.JSON code')?.textContent ?? '', stack);
  const request = newElement('textarea', { id, value: shown, spellcheck: false, autocomplete: 'off' });
  request.rows = Math.min(shown.split('\n').length, 24);
  const outcome = newElement('output', {});
  const answer = newElement('pre', { tabIndex: 0, ariaLabel: 'Answer', hidden: true });
  const further = newElement('p', { hidden: true });
  const send = async () => {
    const problem = problemOf(request.value);
    request.ariaInvalid = String(problem !== undefined);
    answer.hidden = further.hidden = true;
    outcome.textContent = problem ?? 'Sending …';
    if (problem !== undefined) return request.focus();
    const response = await fetch(trials, { method: 'POST', body: request.value });
    const body = await response.json();
    outcome.textContent = `${response.status}, x-request-id ${response.headers.get('x-request-id') ?? 'none'}`;
    answer.textContent = JSON.stringify(body, null, 2);
    answer.hidden = false;
    further.replaceChildren(...linksTo(body));
    further.hidden = further.childNodes.length === 0;
    if (response.ok) learn(stack, JSON.parse(example.dataset.answer ?? '{}'), body);
  };
  const form = newElement(
    'form',
    { noValidate: true },
    newElement('label', { htmlFor: id }, 'Request'),
    request,
    newElement('button', {}, 'Send'),
    outcome,
    answer,
    further,
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    send().catch(() => {
      outcome.textContent = 'No answer. Is the local stack running?';
    });
  });
  request.addEventListener('keydown', ({ key, ctrlKey, metaKey }) => {
    if (key === 'Enter' && (ctrlKey || metaKey)) form.requestSubmit();
  });
  example.append(newElement('details', {}, newElement('summary', {}, 'Try it on this machine’s stack'), form));
}

/** Says what is wrong with a text that is no JSON, which the service would refuse, too. */
function problemOf(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return `Not sent, as this is no JSON: ${error instanceof Error ? error.message : error}`;
  }
}

/** Links to the pass that was made, or to cause and cure of the error. */
function linksTo(answer: Readonly<Record<string, unknown>>): Node[] {
  const { 'pass-install-url': pass, 'error-code': code } = answer;
  if (typeof pass === 'string') return [newElement('a', { href: pass }, 'Open the pass')];
  const root = document.documentElement.dataset.root ?? '';
  return typeof code === 'string'
    ? [newElement('a', { href: `${root}errors/${code}.html` }, `Cause and cure of ${code}`)]
    : [];
}

async function addForms(): Promise<void> {
  const response = await fetch(trials);
  // Refused on other machines and under other names.
  if (!response.ok) return;
  const stack: Stack = await response.json();
  for (const example of document.querySelectorAll<HTMLElement>('.example')) addForm(example, stack);
}

void addForms();
