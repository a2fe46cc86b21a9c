import type { Registration } from '../../lambdas/domain/pass/registration.ts';
import { isPassItem, type PassItem, type TombstoneItem } from '../../lambdas/storage/dynamo-passes.ts';
import type { TemplateItem } from '../../lambdas/storage/dynamo-templates.ts';
import type { Key } from '../../lambdas/storage/keys.ts';
import type { Streamed } from '../../world/table/stream.ts';
import type { Universe } from './universe.ts';

/** A state of an item, from the step that wrote it on. */
export interface State<Item> {
  readonly step: number;
  readonly item: Item;
}

type PassState = State<PassItem | TombstoneItem>;
type LinkItem = Key & {
  readonly id: string;
  readonly generated: number;
  readonly trackingId: string;
  readonly fields: Readonly<Record<string, unknown>>;
};

/** All states of passes, templates and links that the table ever held, and the current registrations. */
export class History {
  readonly passes = new Map<string, PassState[]>();
  readonly templates = new Map<string, State<TemplateItem>[]>();
  readonly links = new Map<string, State<LinkItem>[]>();
  readonly registrations = new Map<string, Registration & Key>();
  readonly changes: Streamed[] = [];
  readonly #passIds = new Set<string>();
  readonly #universe: Universe;
  onPass: (state: PassState, before: PassState | undefined) => void = () => {};
  onTemplate: (state: State<TemplateItem>, before: State<TemplateItem> | undefined) => void = () => {};
  onLink: (state: State<LinkItem>, before: State<LinkItem> | undefined) => void = () => {};
  onRegistration: (after: Registration | undefined, before: Registration | undefined) => void = () => {};

  constructor(universe: Universe) {
    this.#universe = universe;
    universe.observers.push((change) => this.#observe(change));
  }

  /** The pass as it is; undefined for an unknown one, and for a tombstone. */
  pass(passKey: string): PassItem | undefined {
    const item = this.passes.get(passKey)?.at(-1)?.item;
    return item && isPassItem(item) ? item : undefined;
  }

  /** True if the account has, or had, a pass of this id. */
  hadPass(account: string, passId: string): boolean {
    return this.#passIds.has(`${account} ${passId}`);
  }

  template(templateId: string): TemplateItem | undefined {
    return this.templates.get(templateId)?.at(-1)?.item;
  }

  /** The states that an item had at any time from a step on. */
  static since<Item>(states: readonly State<Item>[] = [], step: number): readonly Item[] {
    const first = states.findLastIndex((state) => state.step <= step);
    return states.slice(Math.max(0, first)).map(({ item }) => item);
  }

  #observe(change: Streamed): void {
    this.changes.push(change);
    const { PK, SK } = change.key as unknown as Key;
    const { step } = this.#universe.world;
    const { account, passId } = change.after ?? {};
    if (SK === 'PASS') this.#passIds.add(`${account} ${passId}`);
    if (SK === 'PASS') this.#keep(this.passes, PK.slice('PASS#'.length), change, step, this.onPass);
    else if (SK === 'TEMPLATE') this.#keep(this.templates, PK.slice('TEMPLATE#'.length), change, step, this.onTemplate);
    else if (SK === 'LINK') this.#keep(this.links, PK.slice('LINK#'.length), change, step, this.onLink);
    else if (SK.startsWith('DEVICE#')) {
      const after = change.after as unknown as (Registration & Key) | undefined;
      if (after) this.registrations.set(PK + SK, after);
      else this.registrations.delete(PK + SK);
      this.onRegistration(after, change.before as unknown as Registration | undefined);
    }
  }

  #keep<Item>(
    of: Map<string, State<Item>[]>,
    id: string,
    { after }: Streamed,
    step: number,
    on: (state: State<Item>, before: State<Item> | undefined) => void,
  ): void {
    const states = of.get(id) ?? [];
    of.set(id, states);
    const before = states.at(-1);
    const state = { step, item: after as unknown as Item };
    states.push(state);
    on(state, before);
  }
}
