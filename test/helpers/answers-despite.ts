/**
 * Kills the service as soon as some of the calls have been answered, and repeats the others, like persistent clients.
 * @param killAndRestart ends when the service is there again
 */
export async function answersDespite<Answer>(
  killAndRestart: () => Promise<void>,
  calls: readonly (() => Promise<Answer>)[],
  killAfter: number,
): Promise<Answer[]> {
  const answers = new Map<number, Answer>();
  await new Promise<void>((resolve) => {
    calls.forEach((each, place) => {
      each().then(
        (answer) => {
          answers.set(place, answer);
          if (answers.size === killAfter) resolve();
        },
        () => {},
      );
    });
  });
  await killAndRestart();
  for (const [place, each] of calls.entries()) if (!answers.has(place)) answers.set(place, await each());
  return calls.map((_, place) => answers.get(place) as Answer);
}
