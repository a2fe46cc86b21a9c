import { readFileSync, writeFileSync } from 'node:fs';
import { answerHelp } from './help.ts';
import { schemaOfStages, withTableOfValues } from './stage-schema/stage-values.ts';

answerHelp('npm run stage-schema: writes stages/stage.schema.json, and the table of the values in docs/deploy.md');

/** `npm run stage-schema`: writes the JSON Schema of stage files, and the table of their values in docs/deploy.md. */
const [schema, page] = ['stages/stage.schema.json', 'docs/deploy.md'];
writeFileSync(schema, `${JSON.stringify(schemaOfStages(), undefined, 2)}\n`);
writeFileSync(page, withTableOfValues(readFileSync(page, 'utf8')));
console.log(`Written: ${schema}, ${page}`);
