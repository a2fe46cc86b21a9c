import { unmarshall } from '@aws-sdk/util-dynamodb';
import { storedPage } from '../decoded.ts';
import { openPkpass } from '../pkpass.ts';
import { waitingIn } from './service.ts';
import type { State, World } from './world.ts';

type Json = Record<string, unknown>;

/** The final state of everything, with numbers in place of random values, so that two can be compared. */
export interface Outcome {
  readonly items: readonly unknown[];
  readonly objects: Json;
  readonly inGoogle: Json;
  /** Events, each once, without their ids. */
  readonly events: readonly unknown[];
  /** Notified devices, each once. */
  readonly pushedTo: readonly string[];
  readonly answer: unknown;
  readonly waiting: number;
}

/** Effects that may be repeated after a death between an effect and its record. */
export interface Repeats {
  /** Keys of files under links without a pass. */
  readonly strayFiles: readonly string[];
  readonly pushes: number;
  /** Number of requests that make Google show a message on the lock screen. */
  readonly notifications: number;
}

export async function outcomeOf(world: World, answer: unknown): Promise<{ outcome: Outcome; repeats: Repeats }> {
  const state = await world.state();
  const items = (state.items.map((item) => unmarshall(item)) as Json[]).map(withoutLock);
  const { retained, strays } = filesOf(state, items);
  const events = byId(world.events());
  const outcome: Outcome = {
    items,
    objects: retained,
    inGoogle: withoutHowItWasSent(JSON.parse(state.inGoogle)),
    events,
    pushedTo: [...new Set(world.pushes)].sort(),
    answer,
    waiting: waitingIn(world),
  };
  const notifying = world.googleRequests
    .all()
    .filter(({ body }) => /NOTIFY_ON_UPDATE|TEXT_AND_NOTIFY/.test(JSON.stringify(body)));
  return {
    outcome: canonical(outcome),
    repeats: { strayFiles: strays, pushes: world.pushes.length, notifications: notifying.length },
  };
}

/** Removes counters of writes, which redelivered work may repeat. Source: docs/decisions/0152-a-message-that-comes-back-is-sent-again.md. */
const withoutLock = ({ revision, writeId, ...item }: Json): Json => item;

/** Events without repetitions, which have the id and the content of the first. */
function byId(events: readonly Json[]): Json[] {
  const found = new Map<unknown, Json>();
  for (const { 'event-id': id, ...event } of events) {
    expect(found.get(id) ?? event).toEqual(event);
    found.set(id, event);
  }
  return [...found.values()];
}

function filesOf({ objects }: State, items: readonly Json[]) {
  const links = new Set(items.map(({ passKey, nonce }) => `${passKey}${nonce}`));
  const entries = Object.entries(objects).map(([key, stored]) => {
    const content = contentOf(key, stored);
    return [key, { headers: stored.headers, content }] as const;
  });
  const isStray = ([key]: readonly [string, unknown]) => key.startsWith('i/') && !links.has(key.split('/')[1] ?? '');
  return {
    retained: Object.fromEntries(entries.filter((entry) => !isStray(entry))),
    strays: entries.filter(isStray).map(([key]) => key),
  };
}

function contentOf(key: string, stored: State['objects'][string]): unknown {
  const { body } = stored;
  if (key.endsWith('.pkpass')) return openPkpass(body).passJson;
  if (key.endsWith('.json')) return JSON.parse(body.toString());
  // The QR code contains the page's own link.
  if (key.startsWith('i/')) return storedPage(stored).replace(/<img class="qr-code"[^>]*>/, '');
  return body.toString('latin1');
}

/** Removes the fields that make a message notify: a repeated one is silent. */
function withoutHowItWasSent(resources: Json): Json {
  return JSON.parse(
    JSON.stringify(resources, (name, value) =>
      name === 'notifyPreference' || name === 'messageType' ? undefined : value,
    ),
  );
}

/** Attributes with random values, if these have the length of random values. */
const randomNames = new Set(['nonce', 'writeId', 'noteId', 'trackingId', 'generatedBarcode', 'id', 'answer', 'sealed']);
const minLength = 10;

/** Replaces each random value by a number, the same at all its places. */
function canonical(outcome: Outcome): Outcome {
  const values = new Set<string>();
  JSON.stringify([outcome.items, outcome.objects], (name, value) => {
    if (typeof value === 'string' && randomNames.has(name) && value.length >= minLength) values.add(value);
    return value;
  });
  const pattern = new RegExp([...values].map((value) => value.replace(/\W/g, '\\$&')).join('|') || '$^', 'g');
  const inOrder = (list: readonly unknown[]) =>
    list
      .map((each) => ({ each, shape: sortedText(each).replace(pattern, '<random>') }))
      .sort((a, b) => (a.shape < b.shape ? -1 : 1))
      .map(({ each }) => each);
  const ordered = { ...outcome, items: inOrder(outcome.items), events: inOrder(outcome.events) };
  const numbers = new Map<string, string>();
  for (const [value] of sortedText([ordered.items, ordered.objects]).matchAll(pattern))
    numbers.set(value, numbers.get(value) ?? `<random ${numbers.size + 1}>`);
  return JSON.parse(sortedText(ordered).replace(pattern, (value) => numbers.get(value) ?? ''));
}

const sortedText = (value: unknown) =>
  JSON.stringify(value, (_name, each) =>
    each && typeof each === 'object' && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );
