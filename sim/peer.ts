import type { ToldDeath } from './deaths.ts';
import type { Report } from './many.ts';
import type { Met, Tried } from './meet.ts';
import type { Script } from './run.ts';
import { hastenLoading, preload } from './world/loading.ts';

hastenLoading();
const { violationOf } = await import('./deaths.ts');
const { meet } = await import('./meet.ts');
const { run } = await import('./run.ts');
const { forbidTimeAndChance } = await import('./world/determinism.ts');

/** Work of all processes together: seeds of one script, or deaths or meetings, counted from 1. */
type Work =
  | Omit<Script, 'seed'>
  | { readonly deaths: readonly ToldDeath[]; readonly mistake?: string }
  | { readonly meetings: readonly Tried[]; readonly most: number };

async function reportOf(seed: number, work: Work): Promise<Omit<Report, 'seed'> | Met> {
  if ('meetings' in work) return meet(work.meetings[seed - 1] as Tried, work.most);
  if ('deaths' in work) return { violation: await violationOf(work.deaths[seed - 1] as ToldDeath, work.mistake) };
  const { violation } = await run({ ...work, seed });
  const isControlled = violation !== undefined && work.mistake !== undefined;
  const control = isControlled ? (await run({ ...work, seed, mistake: undefined })).violation : undefined;
  return { violation, control };
}

const [first = '', last = '', stride = '', work = ''] = process.argv.slice(2);
await preload();
forbidTimeAndChance();
for (let seed = Number(first); seed <= Number(last); seed += Number(stride))
  console.log(JSON.stringify({ seed, ...(await reportOf(seed, JSON.parse(work))) }));
