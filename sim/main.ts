import { writeFileSync } from 'node:fs';
import { answerHelp } from '../bin/help.ts';
import { hastenLoading, preload } from './world/loading.ts';

hastenLoading();
const { optionsOf, usage } = await import('./options.ts');
answerHelp(usage);
const { run } = await import('./run.ts');
const { runMany } = await import('./many.ts');
const { runDeaths } = await import('./deaths.ts');
const { runExhaustive } = await import('./exhaustive.ts');
const { shortened } = await import('./shorten.ts');
const { forbidTimeAndChance } = await import('./world/determinism.ts');

let options: ReturnType<typeof optionsOf>;
try {
  options = optionsOf(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : usage);
  process.exit(2);
}
if (options.isExhaustive) {
  const { only, orders, script } = options;
  process.exitCode = await runExhaustive({ only, orders, mistake: script.mistake });
} else if (options.oneOf !== undefined) {
  await preload();
  forbidTimeAndChance();
  process.exitCode = await runDeaths({ oneOf: options.oneOf, mistake: options.script.mistake });
} else if (options.isMany) process.exitCode = await runMany(options);
else {
  await preload();
  forbidTimeAndChance();
  const { seed, script } = options;
  const outcome = await run({ ...script, seed });
  const { steps } = outcome.script;
  if (outcome.violation === undefined) console.log(`sim seed=${seed} steps=${steps} trace=${outcome.trace} ok`);
  else {
    const { script: short, violation, last } = options.isShortened ? await shortened(outcome) : { ...outcome };
    const file = `sim-${seed}.json`;
    if (options.isShortened) {
      writeFileSync(file, `${JSON.stringify(short, undefined, 2)}\n`);
      console.log(`${last.join('\n')}\n\nnpm run sim -- --replay ${file}`);
    }
    console.log(`${violation?.details}\nviolated ${violation?.promise} at step ${violation?.step}`);
    process.exitCode = 1;
  }
}
