import { App, Validations } from 'aws-cdk-lib';
import { readSettings } from './stage-file.ts';
import { stageStacks } from './stage-stacks.ts';

const app = new App({ analyticsReporting: false });
stageStacks(app, settingsOrEnd());
// `npm start` leaves the checks to `cdk synth` and the tests: they are a third of the modules that this process would load.
if (!process.env.FOR_LOCAL_STACK) {
  // Which rules: docs/decisions/checks.md#one-rule-set-for-templates
  const { AwsSolutionsChecks, ServerlessChecks } = await import('cdk-nag');
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app), new ServerlessChecks(app));
}

/**
 * Settings of the stage. Values that cannot be used end the program with their problems alone: a stack trace would hide them.
 * A TypeError or the like is a mistake of the program, and keeps its trace.
 */
function settingsOrEnd() {
  try {
    return readSettings(app.node);
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'Error') throw error;
    console.error(error.message);
    return process.exit(1);
  }
}
