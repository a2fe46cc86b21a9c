import { globSync } from 'node:fs';
import path from 'node:path';
import { bundleAhead } from '../lib/constructs/bundle.ts';
import { writeWordModules } from './words/modules.ts';

writeWordModules();

// `npm start` waits for it: functions are bundled while CDK is loaded, which takes as long.
const { FOR_LOCAL_STACK, CDK_OUTDIR = 'cdk.out' } = process.env;
if (FOR_LOCAL_STACK) bundleAhead(globSync('lambdas/**/handler.ts'), path.join(CDK_OUTDIR, 'functions'));
await import('../lib/app.ts');
