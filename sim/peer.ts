import type { Script } from './run.ts';
import { hastenLoading, preload } from './world/loading.ts';

hastenLoading();
const { run } = await import('./run.ts');
const { forbidTimeAndChance } = await import('./world/determinism.ts');

const [first = '', last = '', stride = '', script = ''] = process.argv.slice(2);
const common = JSON.parse(script) as Omit<Script, 'seed'>;
await preload();
forbidTimeAndChance();
for (let seed = Number(first); seed <= Number(last); seed += Number(stride)) {
  const { violation } = await run({ ...common, seed });
  const isControlled = violation !== undefined && common.mistake !== undefined;
  const control = isControlled ? (await run({ ...common, seed, mistake: undefined })).violation : undefined;
  console.log(JSON.stringify({ seed, violation, control }));
}
