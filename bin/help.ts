/** Prints how a program is called, and ends it, if `--help` or `-h` is among its arguments. */
export function answerHelp(usage: string): void {
  const [, , ...args] = process.argv;
  if (!args.includes('--help') && !args.includes('-h')) return;
  console.log(usage);
  process.exit();
}
