import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { settingsOf } from '../../lib/settings.ts';
import { DataStack } from '../../lib/stacks/data-stack.ts';
import { ServiceStack } from '../../lib/stacks/service-stack.ts';

const cdkJson = path.join(import.meta.dirname, '../../cdk.json');

/** Disables CDK's own checks of templates, which take seconds; app.test.ts looks at their report. */
process.env.CDK_VALIDATION = 'false';

/** An app with the context of cdk.json, without bundling of functions; its folder goes with the run's. */
export function appWith(context: Readonly<Record<string, unknown>> = {}): App {
  const { context: flags } = JSON.parse(readFileSync(cdkJson, 'utf8'));
  return new App({
    outdir: mkdtempSync(path.join(tmpdir(), 'assembly-')),
    autoSynth: false,
    context: { ...flags, 'aws:cdk:bundling-stacks': [], ...context },
  });
}

/** Both stacks of a stage with these values. */
export function stacksWith(values: object = {}) {
  const app = appWith();
  const settings = settingsOf(values);
  const data = new DataStack(app, 'data', settings);
  const service = new ServiceStack(app, 'service', { data, settings, build: '0123456789abcdef' });
  return { app, data, service };
}

export function templatesWith(values: object) {
  const { data, service } = stacksWith(values);
  return { data: Template.fromStack(data), service: Template.fromStack(service) };
}
