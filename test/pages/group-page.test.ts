import type { BoardingPass } from '../../lambdas/domain/shown/boarding-pass.ts';
import { type GroupPass, groupPage } from '../../lambdas/pages/group-page.ts';
import { actionLinks, groupPageInput } from './sample-input.ts';

/** The sample's page with these changes of each pass. */
function pageOf(shown: Partial<BoardingPass>, isTaken = false, isInWallet = false): string {
  const input = groupPageInput();
  const changed = ({ boardingPass, ...pass }: GroupPass) => ({
    ...pass,
    ...{ boardingPass: { ...boardingPass, ...shown }, isTaken, isInWallet },
  });
  return groupPage({ ...input, flights: input.flights.map((each) => ({ ...each, passes: each.passes.map(changed) })) });
}

const cancelled = { status: 'cancelled', originalBoardingTime: '2027-03-15T17:05:00' } as const;

test.each([
  ['active', pageOf({}), 'Your boarding passes are ready', true],
  ['of a cancelled flight', pageOf({ day: cancelled }), 'Your boarding passes', true],
  ['ended', pageOf({ status: 'redeemed' }), 'Your boarding passes', false],
  ['taken', pageOf({}, true), 'Your boarding passes', false],
  ['in wallets', pageOf({}, false, true), 'Your boarding passes', true],
])('passes that are %s are called so, and offered while they can be added', (_title, page, heading, isOffered) => {
  expect(page).toContain(`<h1>${heading}</h1>`);
  expect(page.includes('Add all 7 to Apple Wallet')).toBe(isOffered);
});

test('of a cancelled flight the way to the airline is the strongest button, also where its passes are void', () => {
  const page = (status: 'active' | 'voided') => pageOf({ day: cancelled, actionLinks, status });
  const buttonsOf = (text: string) => text.match(/class="button( first)?[^>]*>(<span>)?(Manage|Add all)/g);
  expect(buttonsOf(page('active'))?.[0]).toMatch(/ first".*Manage$/);
  expect(page('active')).toMatch(/class="actions again">.*Manage booking.*Airline website.*Add all 7 to Apple Wallet/s);
  expect(buttonsOf(page('voided'))).toHaveLength(1);
});

test('a single pass that can be added is not offered together with others', () => {
  const at = (passes: number) => [{ passes, url: 'https://passes.example.com/g/x/0.pkpasses' }];
  const pageFor = (passes: number) => groupPage({ ...groupPageInput(), bundles: at(passes), saveLinks: at(passes) });
  expect(pageFor(2)).toContain('all at once, or one by one');
  expect(pageFor(1)).not.toContain('all at once');
  expect(pageFor(1)).not.toContain('class="actions"');
});

test('a pass in a wallet says so in place of its buttons', () => {
  expect(pageOf({}, false, true)).toContain('<p class="state">In your wallet</p>');
  expect(pageOf({}, false, true)).not.toContain('class="single"');
  expect(pageOf({}, true, true)).toContain('allows it on one device only');
});

test('between two flights stands the time of the connection, in the order of the journey', () => {
  const parts = groupPage(groupPageInput()).match(/<article |<p class="connection">[^<]*/g);
  expect(parts).toEqual(['<article ', '<p class="connection">Connection in Berlin: 1 hr 50 min', '<article ']);
});

test('a card has the name of its airline only where that is not the one above', () => {
  const [first, second] = groupPageInput().flights;
  if (!first || !second) throw new Error('The sample has two flights');
  const other = second.passes.map((pass) => ({ ...pass, boardingPass: { ...pass.boardingPass, airlineName: 'Gulf' } }));
  const namesIn = (page: string) =>
    page.match(/<p class="airline"[^>]*>[^<]*/g)?.map((each) => each.replace(/.*>/, ''));
  expect(namesIn(groupPage(groupPageInput()))).toBeUndefined();
  expect(namesIn(groupPage({ ...groupPageInput(), flights: [first, { ...second, passes: other }] }))).toEqual(['Gulf']);
});
