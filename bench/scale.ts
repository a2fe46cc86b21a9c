import { loads, rowOf } from './helpers/scale.ts';

/** The table of docs/scale.md: what four large days ask of each service, beside what a deployment starts with. */
console.log('| Day | Of | Load | Starts with | Load / limit | If too much |\n|---|---|---|---|---|---|');
for (const load of loads) console.log(rowOf(load));
