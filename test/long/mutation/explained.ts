/** Mutants that no test can kill or need kill, by their id, with the reason. */
export const explained: ReadonlyMap<string, string> = new Map<string, string>([
  [
    "lambdas/domain/pass/due.ts: pass.status === 'active' -> false",
    'An active pass has no time to live in the table of those, so that the look-up says undefined, too: the check is for the compiler.',
  ],
  [
    'lambdas/wallets/google/rest-client.ts: answer.status === 404 -> false',
    'Its only reader asks for the class of an object, which the body of a 404 does not name, as undefined does not.',
  ],
  [
    "lambdas/domain/updates/pass-events.ts: status === 'active' -> true",
    'A pass that is not active has no recorded expiry: withDue drops it with every change of the status.',
  ],
]);
