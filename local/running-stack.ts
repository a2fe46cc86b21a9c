import type { DemoTemplate } from './demo/template.ts';

export interface RunningStack {
  /** Base of every link. */
  readonly publicBaseUrl: string;
  /** This server, whatever the public address is. */
  readonly url: string;
  readonly apiKey: string;
  readonly demoTemplate: DemoTemplate;
}
