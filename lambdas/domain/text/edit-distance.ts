/**
 * Levenshtein distance: the number of letters to insert, delete or replace. Infinite if the lengths alone differ by
 * more than `most`.
 */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return Number.POSITIVE_INFINITY;
  const row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    let diagonal = index;
    row[0] = index + 1;
    for (let column = 1; column <= other.length; column++) {
      const above = row[column] ?? 0;
      const replaced = diagonal + (other[column - 1] === letter ? 0 : 1);
      row[column] = Math.min(above + 1, (row[column - 1] ?? 0) + 1, replaced);
      diagonal = above;
    }
  }
  return row[other.length] ?? 0;
}

/** Maximum edit distance between a misspelt word and a suggestion. */
const maxDistance = 3;

/** `: did you mean …?` with the candidate nearest to a misspelt word; empty if none is near. */
export function didYouMean(word: string, candidates: readonly string[], prefix = ''): string {
  const [best] = candidates
    .map((candidate) => ({ candidate, distance: editDistance(word, candidate, maxDistance) }))
    .filter(({ candidate, distance }) => distance <= maxDistance && distance < candidate.length / 2)
    .sort((a, b) => a.distance - b.distance);
  return best ? `: did you mean ${prefix}${best.candidate}?` : '';
}
