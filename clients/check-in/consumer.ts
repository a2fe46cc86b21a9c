import { CallFailed, type ClientOptions, createClient, type RequestOf } from '../typescript/client.ts';

/** A row of putpasses: a passenger on a flight, at a time. */
export type CheckIn = RequestOf<'putpasses'>['passes'][number];
/** A row of updateflights: what has become of a flight, at a time. */
export type FlightChange = RequestOf<'updateflights'>['flights'][number];

/** A message in the words of the service; neither if it is about nothing that passes show. */
export interface Translation {
  readonly checkIn?: CheckIn;
  readonly flightChange?: FlightChange;
}

export interface Message {
  readonly body: string;
  /** Names this delivery of the message. */
  readonly receipt: string;
}

/** A queue that delivers at least once, in any order, such as one of SQS. */
export interface Queue {
  /** Waits for messages. What has been received and not deleted comes again later. */
  receive(most: number): Promise<readonly Message[]>;
  delete(messages: readonly Message[]): Promise<void>;
  /** Keeps a refused message for people, such as in a dead-letter queue. It is deleted afterwards. */
  bury(message: Message, reason: string): Promise<void>;
}

export interface Consumer extends ClientOptions {
  readonly queue: Queue;
  /** @throws Error if the message cannot be understood; its text says why, without personal data. */
  translate(body: string): Translation;
  /** Ends the consumer after the messages that it has. */
  readonly signal?: AbortSignal;
}

/** Messages for one call: updateflights takes as many flights. */
const most = 100;
/** Failures of a row that pass. */
const passing = ['E809', 'E830', 'E9016', 'E9021', 'E9022'];
/** No such flight: its first passenger has yet to check in. */
const unknownFlight = 'E9028';

/**
 * Gives the service what is in a queue, until it is told to end, or the service refuses the caller itself. It stores nothing and may
 * be killed at any time, and several may run side by side: a message is deleted after its row was answered, and the
 * service knows by event-time what is doubled or late.
 */
export async function consume({ queue, translate, signal, ...options }: Consumer): Promise<void> {
  const { fetch = globalThis.fetch, wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms)) } = options;
  let retryAfterSeconds = 0;
  const client = createClient({
    ...options,
    // A successful answer has this header, too, if some of its rows are to be sent again.
    fetch: async (...request) => {
      const response = await fetch(...request);
      retryAfterSeconds = Number(response.headers.get('retry-after')) || 0;
      return response;
    },
  });
  const putPasses = async (passes: CheckIn[]) => (await client.call({ action: 'putpasses', passes })).results;
  const updateFlights = async (flights: FlightChange[]) =>
    (await client.call({ action: 'updateflights', flights })).results;

  for (let failures = 0; signal?.aborted !== true; ) {
    const messages = await queue.receive(most);
    const read = messages.map((message) => ({ message, ...readWith(translate, message.body) }));
    const outcomes = [
      ...read.flatMap(({ message, reason, checkIn, flightChange }): Outcome[] =>
        checkIn === undefined && flightChange === undefined ? [{ message, reason }] : [],
      ),
      ...(await outcomesOf(updateFlights, rowsOf(read, 'flightChange'))),
      ...(await outcomesOf(putPasses, rowsOf(read, 'checkIn'))),
    ];
    for (const { message, reason } of outcomes) if (reason !== undefined) await queue.bury(message, reason);
    const answered = outcomes.filter(({ left }) => left === undefined);
    if (answered.length > 0) await queue.delete(answered.map(({ message }) => message));
    failures = outcomes.some(({ left }) => left === 'passing') ? failures + 1 : 0;
    if (failures > 0) await wait(Math.max(retryAfterSeconds * 1_000, Math.min(30_000, 250 * 2 ** failures)));
  }
}

interface Outcome {
  readonly message: Message;
  /** Why the message stays in the queue. */
  readonly left?: 'passing' | 'unknown flight';
  /** Why nobody can do what it says. */
  readonly reason?: string | undefined;
}

function readWith(translate: Consumer['translate'], body: string): Translation & { readonly reason?: string } {
  try {
    return translate(body);
  } catch (error) {
    return { reason: error instanceof Error ? error.message : 'not understood' };
  }
}

interface Row<Value> {
  readonly message: Message;
  readonly value: Value;
}

function rowsOf<Name extends keyof Translation>(
  read: readonly ({ readonly message: Message } & Translation)[],
  name: Name,
): Row<NonNullable<Translation[Name]>>[] {
  return read.flatMap(({ message, [name]: value }) => (value == null ? [] : [{ message, value }]));
}

interface Answer {
  readonly status: string;
  readonly 'error-code'?: string;
  readonly 'error-message'?: string;
}

/** Outcomes of rows. A call that is refused as a whole, such as one that is too large, is sent in halves. */
async function outcomesOf<Value>(
  call: (values: Value[]) => Promise<readonly Answer[]>,
  rows: readonly Row<Value>[],
): Promise<Outcome[]> {
  if (rows.length === 0) return [];
  try {
    const answers = await call(rows.map(({ value }) => value));
    return rows.map(({ message }, place) => outcomeOf(message, answers[place]));
  } catch (error) {
    if (!(error instanceof CallFailed) || error.httpStatus >= 500 || [409, 429].includes(error.httpStatus))
      return rows.map(({ message }) => ({ message, left: 'passing' }));
    // A wrong key, say, is no fault of the messages.
    if (![400, 413].includes(error.httpStatus)) throw error;
    if (rows.length === 1) return rows.map(({ message }) => ({ message, reason: error.message }));
    const half = Math.ceil(rows.length / 2);
    return [...(await outcomesOf(call, rows.slice(0, half))), ...(await outcomesOf(call, rows.slice(half)))];
  }
}

function outcomeOf(message: Message, answer: Answer | undefined): Outcome {
  const code = answer?.['error-code'] ?? '';
  if (answer?.status === 'success') return { message };
  if (answer === undefined || passing.includes(code)) return { message, left: 'passing' };
  if (code === unknownFlight) return { message, left: 'unknown flight' };
  return { message, reason: `${code} ${answer['error-message'] ?? ''}`.trim() };
}
