/** Slope of the line with the least squares of distances. */
export function slopeOf(points: readonly (readonly [x: number, y: number])[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(points.map((point) => point[0])), mean(points.map((point) => point[1]))];
  const [above, below] = points.reduce(
    ([up, down], point) => [up + (point[0] - x) * (point[1] - y), down + (point[0] - x) ** 2],
    [0, 0],
  );
  return below === 0 ? 0 : above / below;
}
