import { App, Validations } from 'aws-cdk-lib';
import { readSettings } from './settings.ts';
import { DataStack } from './stacks/data-stack.ts';
import { ServiceStack } from './stacks/service-stack.ts';

const app = new App({ analyticsReporting: false });
const settings = readSettings(app.node);
const name = `boarding-pass-wallet-${settings.stage}`;
const data = new DataStack(app, `${name}-data`, settings);
new ServiceStack(app, `${name}-service`, { data, settings });
// `npm start` leaves the checks to `cdk synth` and the tests: they are a third of the modules that this process would load.
if (!process.env.FOR_LOCAL_STACK) {
  const { AwsSolutionsChecks, ServerlessChecks } = await import('cdk-nag');
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app), new ServerlessChecks(app));
}
