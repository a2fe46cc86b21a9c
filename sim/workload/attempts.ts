import type { ApiAnswer } from '../../lambdas/api/run-action.ts';
import { type Attempt, refusals, type Values } from '../../world/promises/history.ts';

/** Effects of calls on their pass; calls with rows have the same on each row's. */
const kinds: Readonly<Record<string, Attempt['does']>> = {
  ...{ generatepass: 'create', generatepasses: 'create' },
  ...{ updatepassdata: 'update', updatepasses: 'update', movepass: 'update', movepasses: 'update' },
  ...{ getpassdata: 'get', deletepassdata: 'delete' },
};

type Request = Readonly<Record<string, unknown>>;

/** The start of an attempt; gets its answer, or none. */
type Started = (answer: ApiAnswer['body'] | undefined, isUnknown: boolean) => void;

/** Attempts at calls about passes, and states of the table as reads that take no time, for the judge of world/promises. */
export class Attempts {
  readonly passes = new Map<string, Attempt[]>();
  #place = 0;

  start(account: string, request: Request, idempotencyKey: string | undefined): Started {
    const does = kinds[String(request.action)];
    const from = this.#next();
    return (answer, isUnknown) => {
      if (does === undefined || (isUnknown && does === 'get')) return;
      const outcome = isUnknown ? 'unknown' : outcomeOf(does, answer);
      const data = does === 'get' ? answer?.['pass-data'] : request['pass-data'];
      const status = does === 'create' ? 'active' : request['pass-status'];
      this.add(account, String(request['pass-id']), {
        ...{ does, from, outcome },
        ...{ until: outcome === 'unknown' ? Infinity : this.#next() },
        ...{ values: valuesIn(data as Request | undefined), template: String(request['pass-template-id']) },
        ...(typeof status === 'string' && { status }),
        ...(typeof request['to-pass-template-id'] === 'string' && { movesTo: request['to-pass-template-id'] }),
        ...(idempotencyKey !== undefined && { idempotencyKey }),
        ...(outcome === 'done' && does !== 'get' && { answer: JSON.stringify(answer) }),
      });
    };
  }

  /** Adds what was seen in the table at this moment. */
  see(
    account: string,
    passId: string,
    seen: Pick<Attempt, 'does' | 'outcome' | 'status' | 'template'>,
    fields?: Request,
  ) {
    const from = this.#next();
    const until = seen.outcome === 'unknown' ? Infinity : from;
    this.add(account, passId, { ...seen, from, until, values: valuesIn(fields) });
  }

  add(account: string, passId: string, attempt: Omit<Attempt, 'caller' | 'startedAt' | 'endedAt'>): void {
    const of = `${account} ${passId}`;
    const all = this.passes.get(of) ?? [];
    this.passes.set(of, all);
    all.push({ ...attempt, caller: 0, startedAt: 0, endedAt: 0 });
  }

  #next(): number {
    this.#place += 1;
    return this.#place;
  }
}

function outcomeOf(does: Attempt['does'], answer: Request | undefined): Attempt['outcome'] {
  if (answer?.status === 'success') return 'done';
  return answer?.['error-code'] === refusals[does] ? 'refused' : 'declined';
}

/** Values that are written once, and so show who wrote them: a seat, a boarding group, an address. Links write others. */
function valuesIn(fields: Request = {}): Values {
  const names = ['seat-number', 'boarding-group', 'manage-booking-url'];
  const own = (value: unknown) => typeof value === 'string' && /^(\d{3}[A-Z]|B\d+|https:.*)$/.test(value);
  return Object.fromEntries(names.flatMap((name) => (own(fields[name]) ? [[name, String(fields[name])]] : [])));
}
