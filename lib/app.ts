import { App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag';
import { readSettings } from './settings.ts';
import { DataStack } from './stacks/data-stack.ts';
import { ServiceStack } from './stacks/service-stack.ts';

const app = new App({ analyticsReporting: false });
const settings = readSettings(app.node);
const name = `boarding-pass-wallet-${settings.stage}`;
const data = new DataStack(app, `${name}-data`, settings);
new ServiceStack(app, `${name}-service`, { data, settings });
Validations.of(app).addPlugins(new AwsSolutionsChecks(app), new ServerlessChecks(app));
