import path from 'node:path';
import type { Live } from '../../browser/start-page/live.ts';
import type { StandIns } from '../deploy/stand-ins.ts';
import { type EdgeAnswer, type EdgeRequest, jsonAnswer, pathOf, textAnswer } from '../edge/exchange.ts';
import { FirstPhones } from './first-phones.ts';
import { lanAddressOf } from './lan-address.ts';
import { ofEvent, ofGoogle, ofPush } from './observed.ts';
import { renderStartPage, scriptPath } from './page.ts';
import type { RunningStack } from './running-stack.ts';
import type { Timeline } from './timeline.ts';

/** Longest time for which a request for news waits, ms. */
const waitMs = 20_000;

type Parts = Pick<StandIns, 'apnsRequests' | 'events' | 'faults' | 'google' | 'googleRequests' | 'sqs' | 'targets'>;

interface Options {
  readonly stack: RunningStack;
  readonly standIns: Parts;
  readonly timeline: Timeline;
  readonly dataDirectory: string;
  readonly now: () => number;
}

/** `GET /` of the local stack, and what the page asks for while it is open. */
export class StartPage {
  readonly #options: Options;
  readonly #phones: FirstPhones;
  #script: Promise<string> | undefined;

  constructor(options: Options) {
    this.#options = options;
    const { standIns, timeline } = options;
    const phones = new FirstPhones({ ...options, google: standIns.google });
    this.#phones = phones;
    standIns.apnsRequests.onAdd = (push) => {
      const entry = ofPush(push, (token) => phones.hasToken(token));
      timeline.add(entry);
      if (entry.step) void phones.notified();
    };
    standIns.googleRequests.onAdd = (call) => {
      const entry = ofGoogle(call);
      if (entry?.step) phones.changed();
      if (entry) timeline.add(entry);
    };
    standIns.events.onAdd = (event) => timeline.add(ofEvent(event));
  }

  /** @returns undefined for what is not the page's */
  async answer({ method, target }: EdgeRequest): Promise<EdgeAnswer | undefined> {
    const { stack, now } = this.#options;
    const address = pathOf(target);
    if (target === '/') {
      // The page shows what a phone lacks, and tries again.
      await this.#phones.add().catch(() => {});
      return renderStartPage(stack, lanAddressOf(), this.#phones.drawn(), new Date(now()));
    }
    if (address === scriptPath) return textAnswer(200, 'text/javascript; charset=utf-8', await this.#scriptText());
    if (address === '/_local/live') return this.#live(Number(new URLSearchParams(target.split('?')[1]).get('after')));
    if (address !== '/_local/phones') return undefined;
    try {
      if (method === 'POST') await this.#phones.add();
      return jsonAnswer(this.#phones.drawn());
    } catch (error) {
      return jsonAnswer({ message: (error as Error).message }, 502);
    }
  }

  async #live(after: number): Promise<EdgeAnswer> {
    const { timeline, standIns, now } = this.#options;
    await timeline.changed(after, waitMs);
    return jsonAnswer({
      last: timeline.last,
      entries: timeline.after(after),
      now: new Date(now()).toISOString(),
      phones: this.#phones.version,
      functions: standIns.targets.functions().map(({ definition: { name }, invocations, errors }) => ({
        name: shortName(name),
        calls: invocations,
        errors,
      })),
      queues: standIns.sqs.all().map((queue) => ({ name: shortName(queue.settings.name), ...queue.counts() })),
      faults: standIns.faults
        .list()
        .map(({ target, kind, rate, asked, struck }) => ({ target, kind, rate, asked, struck })),
    } satisfies Live);
  }

  /** Bundles the page's script when it is first opened: the stack does not wait for it. */
  #scriptText(): Promise<string> {
    this.#script ??= bundled();
    return this.#script;
  }
}

/** A resource's name without that of its stack. */
const shortName = (name: string) => name.replace(/^.*?-service-/, '');

async function bundled(): Promise<string> {
  const { rolldown } = await import('rolldown');
  const input = path.join(import.meta.dirname, '../../browser/start-page/main.ts');
  const build = await rolldown({ input, platform: 'browser', transform: { target: 'es2022' } });
  const { output } = await build.generate({ format: 'iife' });
  return output[0].code;
}
