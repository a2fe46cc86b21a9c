import { hastenLoading, preload } from './world/loading.ts';

hastenLoading();
const { meet } = await import('./meet.ts');
const { forbidTimeAndChance } = await import('./world/determinism.ts');

const [first = '', last = '', stride = '', script = ''] = process.argv.slice(2);
const { tried, most }: { readonly tried: readonly Parameters<typeof meet>[0][]; readonly most: number } =
  JSON.parse(script);
await preload();
forbidTimeAndChance();
for (let seed = Number(first); seed <= Number(last); seed += Number(stride)) {
  const each = tried[seed - 1];
  if (each) console.log(JSON.stringify({ seed, ...(await meet(each, most)) }));
}
