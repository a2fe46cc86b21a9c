import { readFileSync, writeFileSync } from 'node:fs';
import { schemaOfStages, withTableOfValues } from './stage-schema/stage-values.ts';

/** `npm run stage-schema`: writes the JSON Schema of stage files, and the table of their values in docs/deploy.md. */
const [schema, page] = ['stages/stage.schema.json', 'docs/deploy.md'];
writeFileSync(schema, `${JSON.stringify(schemaOfStages(), undefined, 2)}\n`);
writeFileSync(page, withTableOfValues(readFileSync(page, 'utf8')));
console.log(`Written: ${schema}, ${page}`);
