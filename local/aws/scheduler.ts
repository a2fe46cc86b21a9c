import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { arn } from '../basics/account.ts';
import { readJson, writeAtomically } from '../basics/files.ts';
import { type Listening, listen, readBody, sendJson } from '../basics/http.ts';
import { type Guard, noGuard } from '../iam/guard.ts';
import { refuseSchedule, type ScheduleDefinition } from './limits/scheduler.ts';
import { nextRun } from './schedule-expression.ts';
import { AwsError } from './wire/json-service.ts';

interface Schedule {
  readonly name: string;
  readonly definition: ScheduleDefinition;
  /** The template's definition at the last deployment; changes made through the API last until the template changes. */
  readonly declared: string;
  /** ms since 1970, like all times here. */
  readonly createdAt: number;
  readonly nextAt?: number | undefined;
}

/** Source: EventBridge Scheduler API reference, "Common errors". */
const statuses: Readonly<Record<string, number>> = {
  AccessDeniedException: 403,
  MissingAuthenticationTokenException: 403,
  ResourceNotFoundException: 404,
  UnrecognizedClientException: 403,
};

/** EventBridge Scheduler, group `default`: one file per schedule. Due schedules are passed to `fire`. */
export class Scheduler {
  readonly #directory: string;
  readonly #now: () => number;
  readonly #fire: (target: ScheduleDefinition['Target'], input: string) => Promise<void>;
  readonly #schedules = new Map<string, Schedule>();

  constructor(
    directory: string,
    now: () => number,
    fire: (target: ScheduleDefinition['Target'], input: string) => Promise<void>,
  ) {
    this.#directory = directory;
    this.#now = now;
    this.#fire = fire;
    mkdirSync(directory, { recursive: true });
    for (const file of readdirSync(directory).filter((name) => name.endsWith('.json'))) {
      const schedule = readJson<Schedule>(path.join(directory, file));
      if (schedule) this.#schedules.set(schedule.name, schedule);
    }
  }

  /** Creates the schedules that the templates declare, and deletes those that they no longer declare. */
  deploy(definitions: ReadonlyMap<string, ScheduleDefinition>): void {
    for (const { name } of [...this.#schedules.values()]) {
      if (!definitions.has(name)) this.#remove(name);
    }
    for (const [name, definition] of definitions) {
      const declared = JSON.stringify(definition);
      if (this.#schedules.get(name)?.declared !== declared) this.#put(name, definition, declared);
    }
  }

  /** Time at which the next schedule is due, ms since 1970. */
  nextAt(): number | undefined {
    const times = [...this.#schedules.values()].flatMap(({ nextAt }) => nextAt ?? []);
    return times.length > 0 ? Math.min(...times) : undefined;
  }

  /** Fires each due schedule once: runs missed while the machine slept are skipped. */
  async fireDue(): Promise<void> {
    const due = [...this.#schedules.values()]
      .flatMap((schedule) => (schedule.nextAt === undefined ? [] : { ...schedule, nextAt: schedule.nextAt }))
      .filter(({ nextAt }) => nextAt <= this.#now())
      .sort((a, b) => a.nextAt - b.nextAt);
    for (const schedule of due) {
      const { definition, nextAt } = schedule;
      const following = this.#next(definition, schedule.createdAt, this.#now());
      this.#store({ ...schedule, nextAt: following });
      const scheduledTime = new Date(nextAt).toISOString();
      await this.#fire(
        definition.Target,
        (definition.Target.Input ?? '{}').replaceAll('<aws.scheduler.scheduled-time>', scheduledTime),
      );
    }
  }

  list(): object[] {
    return [...this.#schedules.values()].map((schedule) => ({
      ...described(schedule),
      NextRun: schedule.nextAt === undefined ? null : new Date(schedule.nextAt).toISOString(),
    }));
  }

  listen(guard: Guard = noGuard): Promise<Listening> {
    return listen(async (request, response) => {
      const name = decodeURIComponent(/^\/schedules\/([^/?]+)/.exec(request.url ?? '')?.[1] ?? '');
      const body = (await readBody(request)).toString();
      try {
        const action = `scheduler:${request.method === 'GET' ? 'Get' : 'Update'}Schedule`;
        guard.check(request.headers, { action, resource: scheduleArn(name) });
        sendJson(response, 200, this.#answer(request.method ?? '', name, body));
      } catch (error) {
        if (!(error instanceof AwsError)) throw error;
        const status = statuses[error.code] ?? 400;
        sendJson(response, status, { Message: error.message }, { 'x-amzn-errortype': error.code });
      }
    });
  }

  #answer(method: string, name: string, body: string): object {
    const existing = this.#schedules.get(name);
    if (!existing) throw new AwsError('ResourceNotFoundException', `Schedule ${name} does not exist.`);
    if (method === 'GET') return described(existing);
    if (method === 'PUT') return this.#put(name, JSON.parse(body), existing.declared);
    throw new AwsError('ValidationException', `The local stack does not know ${method} of a schedule`);
  }

  #put(name: string, definition: ScheduleDefinition, declared: string): object {
    refuseSchedule(name, definition);
    const createdAt = this.#now();
    const nextAt = this.#next(definition, createdAt, createdAt);
    this.#store({
      name,
      definition,
      declared,
      createdAt,
      nextAt: definition.State === 'DISABLED' ? undefined : nextAt,
    });
    return { ScheduleArn: scheduleArn(name) };
  }

  #next(definition: ScheduleDefinition, startedAt: number, after: number): number {
    try {
      return nextRun(definition.ScheduleExpression, startedAt, after);
    } catch (error) {
      throw new AwsError('ValidationException', error instanceof Error ? error.message : String(error));
    }
  }

  #store(schedule: Schedule): void {
    writeAtomically(this.#file(schedule.name), JSON.stringify(schedule));
    this.#schedules.set(schedule.name, schedule);
  }

  #remove(name: string): void {
    rmSync(this.#file(name), { force: true });
    this.#schedules.delete(name);
  }

  #file(name: string): string {
    return path.join(this.#directory, `${encodeURIComponent(name)}.json`);
  }
}

const scheduleArn = (name: string) => arn('scheduler', `schedule/default/${name}`);

const described = ({ name, definition, createdAt }: Schedule) => ({
  ...definition,
  Name: name,
  GroupName: 'default',
  Arn: scheduleArn(name),
  State: definition.State ?? 'ENABLED',
  CreationDate: createdAt / 1_000,
});
