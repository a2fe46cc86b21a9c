import path from 'node:path';
import { defaultStage } from '../../lib/names.ts';
import { deployedStage, localStage } from './changes/deployed-stage.ts';
import { type Loss, lossesOf } from './changes/losses.ts';
import type { Commands, Verdict } from './command.ts';
import { localDataDirectory } from './deployment.ts';
import { type Finding, failure, ok } from './doctor/finding.ts';
import { outcomeOf } from './doctor/report.ts';
import { given, needed, type Options } from './options.ts';

export const changesCommand: Commands = {
  changes: {
    summary: 'Compares the file of a stage with what is deployed; exit code 1 if a deployment takes something away.',
    options: {},
    optional: { accept: 'names of losses that are intended, separated by commas' },
    needs: 'stage',
    run: changesOf,
  },
};

async function changesOf(options: Options): Promise<Verdict> {
  // Loaded here: CDK takes a second, which other commands need not wait for.
  const { nextStage } = await import('./changes/next-stage.ts');
  const folder = localDataDirectory();
  const name = options.local ? defaultStage : needed(options, 'stage');
  const next = options.local ? nextStage(name, path.join(folder, 'stages')) : nextStage(name);
  const deployed = options.local ? localStage(folder) : await deployedStage(name);
  if (deployed === undefined)
    return outcomeOf([['changes', [ok(`${name} is not deployed in this account and Region: nothing can be lost`)]]]);
  const losses = lossesOf(deployed, next);
  const accepted = given(options, 'accept')?.split(',') ?? [];
  const superfluous = accepted.filter((each) => !losses.some(({ name }) => name === each));
  return outcomeOf([
    ...losses.map((loss) => [loss.name, [findingOf(loss, accepted.includes(loss.name), name)]] as const),
    ...superfluous.map((each) => [each, [failure('would not be taken away', `leave out --accept ${each}`)]] as const),
    ...(losses.length === 0 ? [['changes', [ok(`a deployment takes nothing away from ${name}`)]] as const] : []),
  ]);
}

function findingOf({ name, text, preservedBy }: Loss, isAccepted: boolean, stage: string): Finding {
  if (isAccepted) return ok(`accepted: ${text}`);
  return failure(text, `${preservedBy} in the file ${stage}.json keeps it; if it is intended: --accept ${name}`);
}
