import { googleWalletFlow } from './google-wallet.ts';
import { issuanceLinkFlow } from './issuance-link.ts';
import { issuedPassFlow } from './issued-pass.ts';
import { killedFlow } from './killed.ts';
import { pagesInBrowser } from './pages-in-browser.ts';
import { passingTimeFlow } from './passing-time.ts';
import { SharedStack } from './shared-stack.ts';
import { writtenLogsFlow } from './written-logs.ts';

// One stack serves flows and browser, in this order: a second start would cost as much as all of a browser's tests. The kill comes after
// the browser, whose sessions need not outlive it, and the logs come last, as everything before has written into them.
const stack = new SharedStack();
beforeAll(() => stack.start());
afterAll(() => stack.stop());

issuedPassFlow(stack);
issuanceLinkFlow(stack);
googleWalletFlow(stack);
pagesInBrowser(stack);
killedFlow(stack);
passingTimeFlow(stack);
writtenLogsFlow(stack);
