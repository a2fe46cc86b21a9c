import type { ToldDeath } from './deaths.ts';
import { hastenLoading, preload } from './world/loading.ts';

hastenLoading();
const { violationOf } = await import('./deaths.ts');
const { forbidTimeAndChance } = await import('./world/determinism.ts');

const [first = '', last = '', stride = '', script = ''] = process.argv.slice(2);
const { tried, mistake }: { readonly tried: readonly ToldDeath[]; readonly mistake?: string } = JSON.parse(script);
await preload();
forbidTimeAndChance();
for (let seed = Number(first); seed <= Number(last); seed += Number(stride)) {
  const death = tried[seed - 1];
  const violation = death && (await violationOf(death, mistake));
  console.log(JSON.stringify({ seed, violation }));
}
