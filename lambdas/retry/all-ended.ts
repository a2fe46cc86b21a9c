/** Waits until every promise has ended. @returns their values. @throws the first error. */
export async function allEnded<Result>(promises: readonly Promise<Result>[]): Promise<Result[]> {
  await Promise.allSettled(promises);
  return Promise.all(promises);
}
