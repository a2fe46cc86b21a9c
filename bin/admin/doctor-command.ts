import { credentialsOf } from '../../lambdas/context/caches.ts';
import { createAccountSettings } from '../../lambdas/context/operator.ts';
import { createStore, sdkConfig } from '../../lambdas/context/sdk.ts';
import type { Clock } from '../../lambdas/ports/runtime.ts';
import { systemClock } from '../../lambdas/runtime/clock.ts';
import type { OperatorEnv } from '../../lambdas/runtime/env.ts';
import { defaultStage } from '../../lib/names.ts';
import type { Commands, Verdict } from './command.ts';
import { findDeployment, findLocalStack, localClock, localDataDirectory, stageOutputs } from './deployment.ts';
import type { Stage } from './doctor/check.ts';
import { skipped } from './doctor/finding.ts';
import { internet } from './doctor/network.ts';
import { outcomeOf } from './doctor/report.ts';
import { checkStacks } from './doctor/stacks.ts';
import { given, needed, type Options } from './options.ts';

export const doctorCommand: Commands = {
  doctor: {
    summary: 'Checks what can be wrong before a first pass; exit code 0 (all well), 2 (a warning) or 1 (a failure).',
    options: {},
    optional: { 'restored-to': '2026-11-29T10:00:00Z, of the table: lists what it lacks' },
    needs: 'stage',
    run: (options) => (options.local ? examineLocalStack(options) : examineStage(needed(options, 'stage'), options)),
  },
};

async function examineStage(name: string, options: Options): Promise<Verdict> {
  const stacks = await checkStacks(name);
  if (stacks.some(({ level }) => level === 'failure'))
    return outcomeOf([
      ['stacks', stacks],
      ['all else', [skipped('needs both stacks')]],
    ]);
  const env = await findDeployment(name);
  const stage = await stageOf({ name, option: `--stage ${name}` }, env, systemClock, options);
  return outcomeOf([['stacks', stacks], ...(await examined(stage, false))]);
}

async function examineLocalStack(options: Options): Promise<Verdict> {
  const dataDirectory = localDataDirectory();
  const env = await findLocalStack(dataDirectory);
  const stage = await stageOf({ name: defaultStage, option: '--local' }, env, localClock(dataDirectory), options);
  return outcomeOf(await examined(stage, true));
}

async function examined(stage: Stage, isLocal: boolean) {
  // Loaded here: its checks take as long to load as all other commands.
  const { examine } = await import('./doctor/examine.ts');
  return examine(stage, { isLocal });
}

async function stageOf(
  names: Pick<Stage, 'name' | 'option'>,
  env: OperatorEnv,
  clock: Clock,
  options: Options,
): Promise<Stage> {
  const settings = createAccountSettings(env, { clock });
  const { appleCertificate, googleIssuer } = credentialsOf(createStore(env, clock).table, clock, sdkConfig());
  const accounts = {
    all: () => settings.all(),
    certificates: (account: string) => settings.certificates(account),
    appleCertificate,
    googleIssuer,
  };
  const outputs = await stageOutputs(options);
  return { ...names, env, outputs, clock, accounts, network: internet, restoredTo: restoredToIn(options) };
}

function restoredToIn(options: Options): Date | undefined {
  const text = given(options, 'restored-to');
  if (text === undefined) return undefined;
  const at = new Date(text);
  if (/Z$|[+-]\d\d:\d\d$/.test(text) && !Number.isNaN(at.getTime())) return at;
  throw new Error('--restored-to must be a moment with its offset, such as 2026-11-29T10:00:00Z');
}
