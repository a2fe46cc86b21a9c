/** Lambda's limit of invocations of one function by one chain of messages. Source: AWS Lambda Developer Guide. */
const maxInvocations = 16;

/**
 * Runs self-queueing work with Lambda's rules: in any order, and no message of a chain in which the function has been
 * called 16 times.
 * @returns how often it was called in the longest chain, all calls, and the messages that it was not called for.
 */
export async function runChain<Work>(first: Work, run: (work: Work, add: (more: readonly Work[]) => void) => unknown) {
  const waiting = [{ work: first, invocations: 1 }];
  const dropped: Work[] = [];
  let [longest, calls] = [0, 0];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { work, invocations } = next;
    if (invocations > maxInvocations) {
      dropped.push(work);
      continue;
    }
    calls++;
    longest = Math.max(longest, invocations);
    await run(work, (more) => waiting.push(...more.map((each) => ({ work: each, invocations: invocations + 1 }))));
  }
  return { longest, calls, dropped };
}
