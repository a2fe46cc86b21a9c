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
  console.log(JSON.stringify({ seed, violation }));
}
