import { createHash, randomBytes } from 'node:crypto';
import { CallFailed, type Client, createClient } from '../../clients/typescript/client.ts';
import { Phone } from '../../world/phones/phone.ts';
import { type PassJson, pkpassOf } from '../../world/phones/pkpass.ts';
import { samplePassRequest, sampleTemplateRequest, seats } from './sample-flight.ts';
import { request, type Service } from './service.ts';

export interface SmokeTest extends Service {
  /** Template of an earlier run. */
  readonly templateId?: string | undefined;
  print(line: string): void;
}

/** Attempts to find a new pass in the list, whose index may lag behind, and the delay between them, ms. */
const listing = { attempts: 10, delayMs: 500 };

/**
 * Takes one pass from its template to its deletion, and prints a line for each step. Deletes it also after a failure.
 * @returns whether all steps succeeded.
 */
export async function runSmokeTest(test: SmokeTest): Promise<boolean> {
  const client = createClient({ ...test, wait: (ms) => test.clock.wait(ms) });
  const run = new Run(test, client);
  try {
    await run.pass();
    return true;
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error;
    return false;
  } finally {
    await run.cleanUp();
  }
}

/** A step failed and has been printed. */
class StepFailed extends Error {}

interface Undo {
  readonly title: string;
  run(): Promise<unknown>;
}

class Run {
  readonly #test: SmokeTest;
  readonly #client: Client;
  /** A phone whose push token belongs to no device: Apple refuses it, and then the service forgets it. */
  readonly #phone: Phone<PassJson>;
  readonly #passId = `smoke-${randomBytes(8).toString('hex')}`;
  #templateId: string | undefined;
  #isIssued = false;
  /** Steps that undo the run, executed in reverse order. */
  readonly #undo: Undo[] = [];

  constructor(test: SmokeTest, client: Client) {
    this.#test = test;
    this.#client = client;
    this.#phone = new Phone({
      id: `smoke-${randomBytes(16).toString('hex')}`,
      pushToken: randomBytes(32).toString('hex'),
      send: (url, init) => request(test, [init.method === 'POST' ? 201 : 200], url, init),
    });
    this.#templateId = test.templateId;
  }

  async pass(): Promise<void> {
    const templateId = this.#templateId ?? (await this.#createTemplate());
    this.#templateId = templateId;
    const pass = { 'pass-template-id': templateId, 'pass-id': this.#passId };
    this.#undo.push({
      title: 'Delete the pass',
      run: () => this.#client.call({ action: 'deletepassdata', ...pass }),
    });
    const { 'pass-install-url': link } = await this.#step('Issue a pass', () =>
      this.#client.call(samplePassRequest(templateId, this.#passId)),
    );
    this.#isIssued = true;
    await this.#step('Open its install page', async () => {
      const { body } = await request(this.#test, [200], link);
      requireText(body.toString(), seats.issued);
    });
    const serial = await this.#step('Download its .pkpass', async () => {
      const { passJson } = this.#phone.add(pkpassOf(await request(this.#test, [200], `${link}/pass.pkpass`)));
      requireText(JSON.stringify(passJson), seats.issued);
      return passJson.serialNumber;
    });
    this.#undo.push({ title: 'Remove the test device', run: () => this.#phone.unregister(serial) });
    await this.#step('Register a test device', () => this.#phone.register(serial));
    await this.#step('Change the seat', () =>
      this.#client.call({ action: 'updatepassdata', ...pass, 'pass-data': { 'seat-number': seats.updated } }),
    );
    await this.#step('Fetch the pass again', async () => {
      await this.#phone.fetch(serial);
      requireText(JSON.stringify(this.#phone.passes.get(serial)?.passJson), seats.updated);
    });
    await this.#step('Find the pass in its list', () => this.#findInList(templateId));
    for (let undo = this.#undo.at(-1); undo !== undefined; undo = this.#undo.at(-1)) {
      await this.#step(undo.title, undo.run);
      this.#undo.pop();
    }
    await this.#step('See that its link has ended', () => request(this.#test, [404], link));
  }

  /** Undoes the steps of a failed run, and prints the rest. */
  async cleanUp(): Promise<void> {
    const { print } = this.#test;
    for (const { title, run } of this.#undo.reverse()) {
      try {
        await run();
        print(`undone             ${title}`);
      } catch (error) {
        const isUnknown = error instanceof CallFailed && error.httpStatus === 404;
        if (!isUnknown) print(`LEFT               ${title}: ${messageOf(error)}`);
      }
    }
    const remains = [
      this.#templateId && `the template ${this.#templateId} with its images, which --template uses again`,
      this.#isIssued && `the pass-id ${this.#passId}, reserved and without data`,
    ].filter(Boolean);
    print(remains.length > 0 ? `Remains: ${remains.join(';\n         ')}` : 'Nothing remains');
  }

  async #createTemplate(): Promise<string> {
    const { baseUrl, clock } = this.#test;
    const template = sampleTemplateRequest(baseUrl, clock.now());
    // The same for all runs of a day, as templates cannot be deleted.
    const idempotencyKey = createHash('sha256').update(JSON.stringify(template)).digest('hex').slice(0, 32);
    const answer = await this.#step('Create a template with sample images', () =>
      this.#client.call(template, { idempotencyKey: `smoke-${idempotencyKey}` }),
    );
    return answer['pass-template-id'];
  }

  async #findInList(templateId: string): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      const { 'pass-ids': listed } = await this.#client.call({
        action: 'getpassids',
        'pass-template-id': templateId,
        'items-per-page': 1_000,
      });
      if (listed.some(({ 'pass-id': id }) => id === this.#passId)) return;
      if (attempt === listing.attempts) throw new Error('the list does not have the pass');
      await this.#test.clock.wait(listing.delayMs);
    }
  }

  async #step<Result>(title: string, run: () => Promise<Result>): Promise<Result> {
    const { clock, print } = this.#test;
    const startedAt = clock.now().getTime();
    const line = (word: string) =>
      `${word.padEnd(7)} ${String(clock.now().getTime() - startedAt).padStart(6)} ms  ${title}`;
    try {
      const result = await run();
      print(line('ok'));
      return result;
    } catch (error) {
      print(`${line('FAILED')}: ${messageOf(error)}`);
      throw new StepFailed();
    }
  }
}

function requireText(text: string, expected: string): void {
  if (!text.includes(expected)) throw new Error(`does not show ${expected}`);
}

function messageOf(error: unknown): string {
  if (error instanceof CallFailed) {
    const fields = error.errors.map(({ field }) => field).join(', ');
    return `${error.message}${fields && ` (${fields})`}${error.requestId ? ` (request ${error.requestId})` : ''}`;
  }
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  const reason = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : '';
  return `${error.message}${reason}`;
}
