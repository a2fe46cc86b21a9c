import { globSync } from 'node:fs';
import { bundleAhead } from '../lib/constructs/bundle.ts';

// `npm start` waits for it: functions are bundled while CDK is loaded, which takes as long.
if (process.env.FOR_LOCAL_STACK) bundleAhead(globSync('lambdas/**/handler.ts'));
await import('../lib/app.ts');
