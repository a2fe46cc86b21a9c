/**
 * `npm run openapi`: generates docs/openapi.json, the tables of fields in docs/api.md and the client's types from the actions'
 * schemas, into the project or another folder: `npm run openapi -- /tmp/openapi`.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { answerHelp } from './help.ts';
import { openApiDocument } from './openapi/document.ts';
import { fieldTables } from './openapi/requests.ts';
import { scopeTable } from './openapi/scope-table.ts';

answerHelp(
  'npm run openapi [-- <folder>]: writes docs/openapi.json, clients/typescript/openapi.ts and the tables of docs/api.md',
);

const folder = process.argv[2] ?? path.join(import.meta.dirname, '..');

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
  console.log(`Written: ${file}`);
}

const tables = Object.entries({ ...fieldTables, scopes: await scopeTable() });
const page = tables.reduce(
  (text, [name, table]) => {
    const [start, end] = [`<!-- ${name}: npm run openapi -->`, '<!-- end of the table -->'];
    const at = text.indexOf(start);
    if (at < 0) throw new Error(`docs/api.md has no place for the table: ${start}`);
    return `${text.slice(0, at)}${start}\n\n${table}\n\n${text.slice(text.indexOf(end, at))}`;
  },
  readFileSync(path.join(import.meta.dirname, '../docs/api.md'), 'utf8'),
);
write('docs/api.md', page);
const document = JSON.stringify(await openApiDocument(), null, 2);
write('docs/openapi.json', `${document}\n`);
// Fields with a default are optional in requests.
const types = astToString(await openapiTS(document, { defaultNonNullable: false }));
write('clients/typescript/openapi.ts', `// Written by npm run openapi.\n\n${types}`);
