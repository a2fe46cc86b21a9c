import fc from 'fast-check';
import { violationOfPass } from '../../../world/promises/check-pass.ts';
import type { Attempt } from '../../../world/promises/history.ts';
import { seed, times } from '../../helpers/effort.ts';
import { canHaveBeen } from './exhaustive-search.ts';

const values = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

/** Attempts with shuffled starts and ends; their answers are those of some order, or nearly. */
const histories = fc
  .array(
    fc.record({
      does: fc.constantFrom('create', 'update', 'update', 'get', 'get', 'get', 'delete'),
      outcome: fc.constantFrom('done', 'done', 'done', 'refused', 'unknown'),
      start: fc.integer({ min: 0, max: 20 }),
      takes: fc.integer({ min: 1, max: 9 }),
      reads: fc.nat(values.length - 1),
    }),
    { minLength: 1, maxLength: values.length },
  )
  .map((all) => {
    const edges = all.flatMap(({ start, takes }, place) => [
      { at: start, place, isEnd: false },
      { at: start + takes, place, isEnd: true },
    ]);
    const order = edges.sort((one, other) => one.at - other.at || Number(one.isEnd) - Number(other.isEnd));
    return all.map(({ does, outcome, reads }, place): Attempt => {
      const written = all.map((each, index) => (each.does === 'create' || each.does === 'update' ? values[index] : ''));
      const seat =
        does === 'get' ? written.filter(Boolean)[reads % Math.max(1, written.filter(Boolean).length)] : written[place];
      const until = order.findIndex((edge) => edge.place === place && edge.isEnd);
      return {
        does: does as Attempt['does'],
        caller: place,
        outcome: outcome as Attempt['outcome'],
        from: order.findIndex((edge) => edge.place === place && !edge.isEnd),
        until: outcome === 'unknown' ? Infinity : until,
        ...(seat && outcome !== 'refused' ? { values: { seat } } : {}),
        startedAt: 0,
        endedAt: 0,
      };
    });
  });

const runs = times(3_000);

test(`of ${runs} random histories it accepts those that some order of their calls explains (seed ${seed})`, () => {
  const verdicts = { accepted: 0, refused: 0 };
  fc.assert(
    fc.property(histories, (history) => {
      const isPossible = canHaveBeen(history);
      verdicts[isPossible ? 'accepted' : 'refused'] += 1;
      expect({ history, why: violationOfPass(history) }).toEqual({
        history,
        why: isPossible ? undefined : expect.any(String),
      });
    }),
    { numRuns: runs, seed },
  );
  expect(Math.min(verdicts.accepted, verdicts.refused)).toBeGreaterThan(runs / 20);
});
