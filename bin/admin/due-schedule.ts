import { GetScheduleCommand, SchedulerClient, UpdateScheduleCommand } from '@aws-sdk/client-scheduler';

/** The schedule that has passes expired and archived. */
export class DueSchedule {
  readonly #client = new SchedulerClient();
  readonly #name: string;

  constructor(name: string) {
    this.#name = name;
  }

  async describe(): Promise<string> {
    const { State, ScheduleExpression } = await this.#read();
    return `Schedule ${this.#name}: ${State === 'DISABLED' ? 'paused' : 'running'}, ${ScheduleExpression}`;
  }

  /** Everything else about the schedule stays: an update replaces the whole of it. */
  async turn(State: 'ENABLED' | 'DISABLED'): Promise<string> {
    const { Name, Description, ScheduleExpression, FlexibleTimeWindow, Target } = await this.#read();
    const same = { Name, Description, ScheduleExpression, FlexibleTimeWindow, Target };
    await this.#client.send(new UpdateScheduleCommand({ ...same, State }));
    return this.describe();
  }

  #read() {
    return this.#client.send(new GetScheduleCommand({ Name: this.#name }));
  }
}
