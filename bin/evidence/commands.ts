interface Command {
  /** Command line, in which `$URL` is the stage to ask. */
  readonly run: string;
  /** Sentence about its success. */
  readonly shows: string;
  /** True for a command that `--record quick` runs: together they take some five minutes of two idle cores. */
  readonly isQuick?: boolean;
}

/** Commands that prove something, by the names of their results and sections of docs/evidence.md. */
export const commands = {
  sim: {
    run: 'npm run sim -- --seeds 1-60 --steps 5000',
    shows: 'Promises 1 to 23, in random histories among faults and deaths.',
    isQuick: true,
  },
  'sim-large': {
    run: 'npm run sim -- --seeds 1-8 --steps 5000 --scale large',
    shows: 'The same with 16 shards, ten times as many functions, and the longest batches.',
    isQuick: true,
  },
  'sim-deaths': {
    run: 'npm run sim -- --deaths --one-of 10',
    shows: 'The same promises after a death at a changing call of a function, or a lost answer.',
  },
  'sim-exhaustive': {
    run: 'npm run sim -- --exhaustive',
    shows: 'The same promises in every order of two callers that meet.',
  },
  'sim-proof': { run: 'npm run sim:proof', shows: 'Known mistakes are found by the simulation.' },
  mutation: {
    run: 'npm run mutation:conditions',
    shows: 'A test fails when the condition of a write, or a check of a token, status or version, is broken.',
  },
  specification: {
    run: 'npx jest test/contract',
    shows: 'What callers, phones and wallets are promised, over an embedded database.',
  },
  fuzz: {
    run: 'npx jest test/long/contract/fuzz.test.ts test/long/contract/link-fuzz.test.ts test/long/contract/model.test.ts',
    shows: 'Random and broken requests and links are answered as documented.',
    isQuick: true,
  },
  accessibility: {
    run: 'npx jest test/long/pages test/long/docs/site.test.ts test/long/clients/email.browser.test.ts test/long/e2e/desk.test.ts test/long/e2e/desk-tasks.test.ts',
    shows: 'axe finds no fault on pages of passengers and staff, in the e-mail and in the documents.',
  },
  sizes: {
    run: 'npx jest test/lib/bundle.test.ts test/long/contract/packed-images.test.ts test/pages/weight.test.ts',
    shows: 'Bytes that functions load, and that phones and browsers get.',
    isQuick: true,
  },
  'first-screen': {
    run: "npx jest --testMatch '**/test/long/pages/lcp-sheet.browser.ts'",
    shows: 'The first screen of a page on a slow network.',
    isQuick: true,
  },
  tests: { run: 'npm test', shows: 'Everything above that is a test, and all other tests.' },
  bench: { run: 'npm run bench', shows: 'CPU of building a pass, in RSA-2048 signatures.', isQuick: true },
  'bench-cold-start': {
    run: 'npm run bench:cold-start',
    shows: 'CPU of a first call, beside passkit-generator with as many requests.',
    isQuick: true,
  },
  'bench-cost': { run: 'npm run bench:cost', shows: 'What AWS charges for, counted on the local stack.' },
  'bench-faults': {
    run: 'npm run bench:faults',
    shows: 'Callers that repeat what fails lose nothing and do nothing twice, while one request in ten fails.',
  },
  'bench-outages': {
    run: 'npm run bench:faults -- --outages',
    shows: 'What works while a service is out is as in [architecture](architecture.md#when-a-service-is-out).',
  },
  'bench-flight': {
    run: 'npm run bench:flight',
    shows: 'Each phone is told of each change once, Google in one request for the flight.',
  },
  'bench-load': { run: 'npm run bench:load', shows: 'A constant rate of calls on the local stack, and its memory.' },
  'bench-desk': {
    run: 'npm run bench:load -- --desk',
    shows: 'What a view costs while 200 agents look at a flight, and issuing beside them.',
  },
  'bench-phones': { run: 'npm run bench:phones', shows: 'Fifty thousand phones fetch a change, simulated.' },
  'bench-refusals': { run: 'npm run bench:refusals', shows: 'CPU of the most expensive request to each route.' },
  'bench-scale': {
    run: 'npm run bench:scale',
    shows: 'Four large days stay within limits and quotas, calculated and simulated.',
    isQuick: true,
  },
  smoke: {
    run: 'npm run smoke -- --url "$URL"',
    shows: 'One pass from its template to its deletion, on a running stage.',
  },
  histories: {
    run: 'npm run histories -- --url "$URL" --seconds 20 --callers 10',
    shows: 'Promises 1 to 4 and 19, judged from answers of a running stage.',
  },
} satisfies Record<string, Command>;

export type CommandName = keyof typeof commands;
export const commandNames = Object.keys(commands) as CommandName[];
export const commandOf = (name: CommandName): Command => commands[name];
export const asksStage = (name: CommandName): boolean => commandOf(name).run.includes('$URL');
export const isCommandName = (name: string): name is CommandName => name in commands;
