import { hastenLoading, preload } from '../../sim/world/loading.ts';

/** Loads a part of the simulation, and makes its chance and time the only ones of this process. */
export async function simulated<Part>(load: () => Promise<Part>): Promise<Part> {
  hastenLoading();
  const part = await load();
  const { Chance } = await import('../../world/time/chance.ts');
  const { drawFrom, forbidTimeAndChance } = await import('../../sim/world/determinism.ts');
  await preload();
  drawFrom(new Chance(1, 'ids'));
  forbidTimeAndChance();
  return part;
}
