import type { Script } from './run.ts';
import { hastenLoading, preload } from './world/loading.ts';

hastenLoading();
const { lived, planned } = await import('./deaths.ts');
const { forbidTimeAndChance } = await import('./world/determinism.ts');

const [first = '', last = '', stride = '', script = ''] = process.argv.slice(2);
const { mistake, steps: oneOf } = JSON.parse(script) as Omit<Script, 'seed'>;
await preload();
forbidTimeAndChance();
const { deaths } = await planned();
for (let seed = Number(first); seed <= Number(last); seed += Number(stride)) {
  const death = deaths[(seed - 1) * oneOf];
  const violation = death && (await lived(death.life, mistake, death)).violation;
  console.log(JSON.stringify({ seed, violation }));
}
