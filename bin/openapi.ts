/**
 * `npm run openapi`: generates docs/openapi.json, the marked parts of docs/api.md, docs/errors.md and docs/api, docs/data-map.md and the
 * client's types from the schemas of actions and fields, into the project or another folder: `npm run openapi -- /tmp/openapi`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { dataMapPage } from './data-map/data-map.ts';
import { answerHelp } from './help.ts';
import { openApiDocument } from './openapi/document.ts';
import { writtenPages } from './openapi/written-pages.ts';

answerHelp(
  'npm run openapi [-- <folder>]: writes docs/openapi.json, clients/typescript/openapi.ts, docs/data-map.md and the marked parts of docs/api.md, docs/errors.md and docs/api',
);

const folder = process.argv[2] ?? path.join(import.meta.dirname, '..');

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
  console.log(`Written: ${file}`);
}

const document = await openApiDocument();
const json = JSON.stringify(document, null, 2);
for (const [file, text] of await writtenPages(document)) write(file, text);
write('docs/data-map.md', dataMapPage());
write('docs/openapi.json', `${json}\n`);
// Fields with a default are optional in requests.
const types = astToString(await openapiTS(json, { defaultNonNullable: false }));
write('clients/typescript/openapi.ts', `// Written by npm run openapi.\n\n${types}`);
