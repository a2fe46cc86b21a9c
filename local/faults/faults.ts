import type { ScaleSettings } from '../aws/simulated-scale.ts';
import { partitionThroughput } from '../aws/throttling.ts';
import type { FaultSettings, Kind, Target } from './fault-settings.ts';
import { randomFrom } from './random.ts';

/** A fault that strikes a request. */
export interface Strike {
  readonly kind: Kind;
  readonly latencyMs: number;
  /** Number from 0 to 1 that chooses among the forms of a kind, such as two errors of one service. */
  readonly form: number;
}

interface Active {
  readonly settings: FaultSettings;
  readonly random: () => number;
  /** Opportunities to strike, and how often it did. */
  asked: number;
  struck: number;
}

/** The active faults, and the requests that they strike: the same ones for the same seeds. */
export class Faults {
  readonly #active = new Map<string, Active>();

  /** Begins a fault, or replaces the one of the same target and kind; a rate of 0 ends it. */
  set(settings: FaultSettings): void {
    const name = `${settings.target} ${settings.kind}`;
    this.#active.delete(name);
    if (settings.rate === 0) return;
    // The kind is part of the seed: with one seed for all, faults of a target would strike together.
    const seed = [...name].reduce((hash, letter) => Math.imul(hash, 31) + letter.charCodeAt(0), settings.seed);
    this.#active.set(name, { settings, random: randomFrom(seed), asked: 0, struck: 0 });
  }

  end(target?: Target): void {
    for (const [name, { settings }] of this.#active)
      if (target === undefined || settings.target === target) this.#active.delete(name);
  }

  list(): readonly (FaultSettings & { readonly asked: number; readonly struck: number })[] {
    return [...this.#active.values()].map(({ settings, asked, struck }) => ({ ...settings, asked, struck }));
  }

  /** Settings of the table as a whole: faults that strike no single request. */
  scale(): ScaleSettings {
    const all = this.list();
    const lag = all.find(({ kind }) => kind === 'index-lag');
    const isThrottled = all.some(({ partition }) => partition);
    return {
      ...(isThrottled && { throttling: { partition: partitionThroughput } }),
      ...(lag && { indexLagMs: lag['latency-ms'] }),
    };
  }

  /**
   * Decides about one request to a target. Each fault of its kinds draws a number of its own, whether another strikes
   * or not, so that one more fault does not move the others.
   * @param among the kinds that the place of the request can perform.
   * @param pushToken of a push.
   */
  strike(target: Target, among: readonly Kind[], pushToken?: string): Strike | undefined {
    let first: Strike | undefined;
    for (const active of this.#active.values()) {
      const { settings, random } = active;
      if (settings.target !== target || !among.includes(settings.kind)) continue;
      if (settings.partition) continue;
      if (settings.tokens && !settings.tokens.includes(pushToken ?? '')) continue;
      active.asked += 1;
      const strikes = random() < settings.rate;
      const form = random();
      if (!strikes || first) continue;
      active.struck += 1;
      first = { kind: settings.kind, latencyMs: settings['latency-ms'], form };
    }
    return first;
  }
}
