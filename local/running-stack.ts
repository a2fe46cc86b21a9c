import type { DemoTemplate } from './demo/template.ts';

export interface RunningStack {
  /** Base URL of every link. */
  readonly publicBaseUrl: string;
  /** This server's own address, which may differ from publicBaseUrl. */
  readonly url: string;
  readonly apiKey: string;
  readonly demoTemplate: DemoTemplate;
}
