import type { BoardingPass } from '../../lambdas/domain/shown/boarding-pass.ts';
import { type GroupPass, groupPage } from '../../lambdas/pages/group-page.ts';
import { groupPageInput } from './sample-input.ts';

/** The sample's page with these changes of each pass. */
function pageOf(shown: Partial<BoardingPass>, isTaken = false): string {
  const input = groupPageInput();
  const changed = ({ boardingPass, ...pass }: GroupPass) => ({
    ...pass,
    ...{ boardingPass: { ...boardingPass, ...shown }, isTaken },
  });
  return groupPage({ ...input, flights: input.flights.map((each) => ({ ...each, passes: each.passes.map(changed) })) });
}

const cancelled = { status: 'cancelled', originalBoardingTime: '2027-03-15T17:05:00' } as const;

test.each([
  ['active', pageOf({}), 'Your boarding passes are ready', true],
  ['of a cancelled flight', pageOf({ day: cancelled }), 'Your boarding passes', true],
  ['ended', pageOf({ status: 'redeemed' }), 'Your boarding passes', false],
  ['taken', pageOf({}, true), 'Your boarding passes', false],
])('passes that are %s are called so, and offered while they can be added', (_title, page, heading, isOffered) => {
  expect(page).toContain(`<h1>${heading}</h1>`);
  expect(page.includes('Add all 7 to Apple Wallet')).toBe(isOffered);
});
