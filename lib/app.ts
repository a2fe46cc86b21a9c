import { App, Validations } from 'aws-cdk-lib';
import { readSettings } from './stage-file.ts';
import { stageStacks } from './stage-stacks.ts';

const app = new App({ analyticsReporting: false });
stageStacks(app, readSettings(app.node));
// `npm start` leaves the checks to `cdk synth` and the tests: they are a third of the modules that this process would load.
if (!process.env.FOR_LOCAL_STACK) {
  // Which rules: docs/decisions/checks.md#one-rule-set-for-templates
  const { AwsSolutionsChecks, ServerlessChecks } = await import('cdk-nag');
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app), new ServerlessChecks(app));
}
