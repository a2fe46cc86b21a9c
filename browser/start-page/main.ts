import { copyButtons, element, made } from './elements.ts';
import { type DrawnPhones, type Entry, type Live, type Step, stepsOf } from './live.ts';

/** Pause between two requests for news, so that a burst comes in few answers, and after a failure, ms. */
const pauseMs = 250;
const retryMs = 2_000;

/** Entries that are shown. */
const mostEntries = 200;

const { key = '', request = '{}', gates = '' } = element('main').dataset;
const phoneStyles = new CSSStyleSheet();
document.adoptedStyleSheets.push(phoneStyles);

let entries: readonly Entry[] = [];
let drawn = -1;
/** The stack's clock less that of the browser, ms. */
let ahead = 0;

/** Says what was done, or shows what failed. */
async function reporting(act: () => Promise<string>): Promise<void> {
  say('');
  try {
    say(await act());
  } catch (error) {
    element('#problem').textContent = error instanceof Error ? error.message : String(error);
  }
}

function say(text: string): void {
  element('#notice').textContent = text;
  element('#problem').textContent = '';
}

async function asked<Answer>(address: string, options: RequestInit = {}): Promise<Answer> {
  const answer = await fetch(address, options);
  const body = (await answer.json()) as Answer & { readonly message?: string; readonly 'error-message'?: string };
  if (answer.ok) return body;
  throw new Error(`${answer.status}: ${body.message ?? body['error-message'] ?? ''}`);
}

const post = <Answer>(address: string, body: object) =>
  asked<Answer>(address, { method: 'POST', body: JSON.stringify(body) });

function showPhones({ markup, styles }: DrawnPhones): void {
  phoneStyles.replaceSync(styles);
  element('#phones').innerHTML = markup;
}

/** Calls the API as any caller does. */
const called = <Answer>(body: object) =>
  asked<Answer>('/v3', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': key },
    body: JSON.stringify(body),
  });

interface TemplateAnswer {
  readonly 'pass-template': { readonly 'origin-gate': string };
}

/** Puts the pass on both phones if it is not there, and changes the gate from the one that the service has to the next. */
async function changeGate(): Promise<string> {
  showPhones(await post('/_local/phones', {}));
  const change = JSON.parse(request);
  const { 'origin-gate': _, ...read } = { ...change, action: 'getpasstemplate' };
  const { 'pass-template': template } = await called<TemplateAnswer>(read);
  const all = gates.split(' ');
  const gate = all[(all.indexOf(template['origin-gate']) + 1) % all.length] ?? '';
  await called({ ...change, 'origin-gate': gate });
  return `The gate is ${gate} now. The steps show how far the change has come.`;
}

function showSteps(): void {
  const steps = stepsOf(entries);
  for (const shown of document.querySelectorAll<HTMLElement>('#steps [data-step]')) {
    const entry = steps[shown.dataset.step as Step];
    shown.toggleAttribute('data-done', entry !== undefined);
    const text = entry ? `${timeOf(entry.at)} ${answerOf(entry)}` : '';
    element('small', shown).textContent = text || (steps.changed ? 'not yet' : '');
  }
}

const timeOf = (at: string) => at.slice(11, 23);

const answerOf = ({ status, ms, requestId }: Entry) =>
  [status, ms === undefined ? undefined : `${ms} ms`, requestId && `x-request-id ${requestId}`]
    .filter((part) => part !== undefined)
    .join(', ');

const names = {
  request: 'Request',
  push: 'Push',
  google: 'Google',
  event: 'Event',
  phone: 'Phone',
  you: 'You',
} as const;

function showEntries(news: readonly Entry[]): void {
  const list = element('#timeline');
  for (const entry of news) {
    const { of, at, text, status = 0, errorCode } = entry;
    const help = errorCode === undefined ? '' : made('a', errorCode, { href: `/docs/errors/${errorCode}.html` });
    const details = made('small', [timeOf(at), answerOf(entry)].filter(Boolean).join(', '));
    const item = made('li', '');
    item.classList.toggle('failed', status >= 400);
    item.append(made('b', names[of]), ` ${text} `, help, details);
    list.prepend(item);
  }
  while (list.childElementCount > mostEntries) list.lastElementChild?.remove();
}

function showTime(): void {
  const time = element<HTMLTimeElement>('#now');
  time.dateTime = new Date(Date.now() + ahead).toISOString();
  time.textContent = `${time.dateTime.slice(0, 19).replace('T', ' ')} UTC`;
}

function showStack({ now, functions, queues, faults }: Live): void {
  ahead = Date.parse(now) - Date.now();
  showTime();
  const rows = [
    ...functions.map(({ name, calls, errors }) => [name, `${calls} calls, ${errors} failed`] as const),
    ...queues.map(
      ({ name, visible, invisible }) => [name, `${visible} waiting, ${invisible} in work or for later`] as const,
    ),
  ];
  element('#running').replaceChildren(
    ...rows.map((texts) => {
      const row = made('tr', '');
      row.append(...texts.map((text) => made('td', text)));
      return row;
    }),
  );
  element('#active-faults').replaceChildren(
    ...faults.map(({ target, kind, rate, asked: could, struck }) =>
      made('li', `${target}: ${kind}, rate ${rate}, struck ${struck} of ${could}`),
    ),
  );
}

/** Asks for what is new, for as long as the page is open. */
async function follow(): Promise<void> {
  for (let [last, isLost] = [0, false]; ; ) {
    try {
      const live = await asked<Live>(`/_local/live?after=${last}`);
      if (isLost) say('');
      isLost = false;
      // The stack was started again.
      if (live.last < last) {
        entries = [];
        element('#timeline').replaceChildren();
      }
      last = live.last;
      entries = [...entries, ...live.entries].slice(-mostEntries);
      if (live.phones !== drawn) showPhones(await asked('/_local/phones'));
      drawn = live.phones;
      showEntries(live.entries);
      showSteps();
      showStack(live);
      await pause(pauseMs);
    } catch {
      isLost = true;
      element('#problem').textContent = 'The stack does not answer. This page goes on when it does.';
      await pause(retryMs);
    }
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Acts on a click, one at a time. */
function onClick(selector: string, act: (button: HTMLElement) => Promise<string>): void {
  for (const button of document.querySelectorAll<HTMLElement>(selector))
    button.addEventListener('click', async () => {
      // A disabled button would lose the focus.
      if (button.ariaDisabled === 'true') return;
      button.ariaDisabled = 'true';
      await reporting(() => act(button));
      button.ariaDisabled = 'false';
    });
}

onClick('#change-gate', changeGate);
onClick('[data-advance]', async ({ dataset }) => {
  const { now } = await post<{ now: string }>('/_local/clock', { 'advance-seconds': Number(dataset.advance) });
  return `It is ${now.slice(0, 19).replace('T', ' ')} UTC now, and due work is done.`;
});
onClick('#begin-fault', async () => {
  const [target, kind] = element<HTMLSelectElement>('#fault').value.split(' ');
  await post('/_local/faults', { target, kind, rate: Number(element<HTMLSelectElement>('#rate').value) });
  return `The fault ${kind} of ${target} has begun.`;
});
onClick('#end-faults', async () => {
  await asked('/_local/faults', { method: 'DELETE' });
  return 'All faults have ended.';
});
copyButtons(say);
for (const live of document.querySelectorAll('[data-live]')) live.removeAttribute('hidden');
void reporting(async () => {
  showPhones(await post('/_local/phones', {}));
  return '';
});
void follow();
setInterval(showTime, 1_000);
