import type { DemoTemplate } from '../demo/template.ts';
import type { Reach } from '../edge/network.ts';

export interface RunningStack {
  /** Base URL of every link. */
  readonly publicBaseUrl: string;
  /** This server's own address, which may differ from publicBaseUrl. */
  readonly url: string;
  readonly apiKey: string;
  readonly demoTemplate: DemoTemplate;
  /** Parts that other machines may open. */
  readonly reach: Reach;
  /** The kind of database, for people. */
  readonly database: string;
  readonly dataDirectory: string;
}

/** The desk, on the day of the demo's flight: no other day of a new stack has any. */
export const deskUrl = ({ publicBaseUrl, demoTemplate }: RunningStack): string =>
  `${publicBaseUrl}/desk?date=${demoTemplate.departureDay}`;
