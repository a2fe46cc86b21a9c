import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { App } from 'aws-cdk-lib';
import { stackNames } from '../../../lib/names.ts';
import { readStage } from '../../../lib/stage-file.ts';
import { stageStacks } from '../../../lib/stage-stacks.ts';
import { type ComparedStage, edgeOf } from './losses.ts';

const cdkJson = path.join(import.meta.dirname, '../../../cdk.json');

/** The stage as `cdk deploy` would make it of its file, but for the code of its functions. */
export function nextStage(name: string, stagesFolder?: string): ComparedStage {
  const outdir = mkdtempSync(path.join(tmpdir(), 'changes-'));
  try {
    const { context } = JSON.parse(readFileSync(cdkJson, 'utf8'));
    const isBundled = { 'aws:cdk:bundling-stacks': [] };
    const checks = { '@aws-cdk/core:validateAgainstDefaultRules': false };
    const app = new App({ analyticsReporting: false, outdir, context: { ...context, ...isBundled, ...checks } });
    stageStacks(app, readStage(name, stagesFolder));
    const assembly = app.synth();
    const { data, service } = stackNames(name);
    const [template, ofService] = [data, service].map((each) => assembly.getStackByName(each).template);
    return { data: template, service: ofService, edge: edgeOf(template) };
  } finally {
    rmSync(outdir, { recursive: true });
  }
}
