import { GetScheduleCommand, SchedulerClient, UpdateScheduleCommand } from '@aws-sdk/client-scheduler';

/** The schedule that expires and archives passes. */
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

  /**
   * Enables or disables the schedule. An update replaces the whole schedule, so all other properties are read first.
   */
  async setState(State: 'ENABLED' | 'DISABLED'): Promise<string> {
    const { Name, Description, ScheduleExpression, FlexibleTimeWindow, Target } = await this.#read();
    const same = { Name, Description, ScheduleExpression, FlexibleTimeWindow, Target };
    await this.#client.send(new UpdateScheduleCommand({ ...same, State }));
    return this.describe();
  }

  #read() {
    return this.#client.send(new GetScheduleCommand({ Name: this.#name }));
  }
}
