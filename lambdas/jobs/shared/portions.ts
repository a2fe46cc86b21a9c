/** Cuts a list into the fewest portions in order of at most so much each; one that is larger alone is a portion. */
export function portionsOf<Each>(all: readonly Each[], sizeOf: (each: Each) => number, most: number): Each[][] {
  const portions: Each[][] = [];
  let taken = most;
  for (const each of all) {
    const size = sizeOf(each);
    if (taken + size > most) {
      portions.push([]);
      taken = 0;
    }
    portions.at(-1)?.push(each);
    taken += size;
  }
  return portions;
}
