import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Node } from 'constructs';
import { didYouMean } from '../lambdas/domain/text/edit-distance.ts';
import { defaultStage } from './names.ts';
import { type Settings, settingNames, settingsOf } from './settings.ts';

/** Path of a stage's file, in the folder STAGES_DIR, or else in `stages`. */
const fileOf = (stage: string, folder = process.env.STAGES_DIR || 'stages') => path.join(folder, `${stage}.json`);

/**
 * Reads the file of a stage. The default stage needs none where no other stage has one.
 * @throws Error that names the file, and every value in it that cannot be used.
 */
export function readStage(stage: string, folder?: string): Settings {
  const file = fileOf(stage, folder);
  const ofLocalStack: object = JSON.parse(process.env.FOR_LOCAL_STACK || '{}');
  if (existsSync(file)) return settingsOf(withBadgesBeside(file, parsed(file), ofLocalStack), stage, file);
  const others = stagesBeside(file);
  if (stage === defaultStage && others.length === 0) return settingsOf(ofLocalStack, stage);
  // A misspelt or forgotten stage would be a second service beside the first, and a file that is not found one with other values.
  const meant =
    stage === defaultStage
      ? `, and ${stage} is the stage where none is named: ${others.map((each) => `-c stage=${each}`).join(' or ')}?`
      : didYouMean(stage, others);
  throw new Error(
    `There is no ${file}${meant}\nA stage is deployed with the values of its file, {} for the defaults. ` +
      'STAGES_DIR names another folder (docs/deploy.md#values-of-a-stage).',
  );
}

/** Stages with a file in the same folder; the schema and examples, `prod.example.json`, are of none. */
const stagesBeside = (file: string) =>
  globSync('*.json', { cwd: path.dirname(file) })
    .map((each) => path.basename(each, '.json'))
    .filter((each) => !each.includes('.'))
    .sort();

/**
 * Settings of the stage that `-c stage=…` names.
 * @throws Error also where the context has values of a stage, which would stand in two places.
 */
export function readSettings(node: Node): Settings {
  const stage = String(node.tryGetContext('stage') ?? defaultStage);
  const [misplaced] = Object.keys(node.getAllContext()).flatMap((name) => {
    if (name === 'stage') return [];
    if (settingNames.includes(name)) return `${name}: stands in ${fileOf(stage)} only`;
    const suggestion = didYouMean(name, ['stage', ...settingNames]);
    return suggestion === '' ? [] : `${name}: is no value of the context${suggestion}`;
  });
  if (misplaced)
    throw new Error(`-c and the context of cdk.json name the stage and nothing else of it:\n  ${misplaced}`);
  return readStage(stage);
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} is not JSON: ${(error as Error).message}`);
  }
}

/** Paths are seen from the file that names them, so that both may be outside of this repository. */
function withBadgesBeside(file: string, values: unknown, ofLocalStack: object): unknown {
  if (typeof values !== 'object' || values === null || Array.isArray(values)) return values;
  const { badges, ...others }: { readonly badges?: unknown } = { ...ofLocalStack, ...values };
  if (badges === undefined) return others;
  return { ...others, badges: typeof badges === 'string' ? path.resolve(path.dirname(file), badges) : badges };
}
