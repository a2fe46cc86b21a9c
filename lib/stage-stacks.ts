import type { App } from 'aws-cdk-lib';
import { buildOf } from './build.ts';
import { stackNames } from './names.ts';
import type { Settings } from './settings.ts';
import { DataStack } from './stacks/data-stack.ts';
import { ServiceStack } from './stacks/service-stack.ts';

/** Both stacks of a stage. */
export function stageStacks(app: App, settings: Settings) {
  const names = stackNames(settings.stage);
  const data = new DataStack(app, names.data, settings);
  return { data, service: new ServiceStack(app, names.service, { data, settings, build: buildOf() }) };
}
