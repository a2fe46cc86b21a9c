/**
 * `npm run openapi`: generates docs/openapi.json and the client's types from the actions' schemas, into the project or
 * another folder: `npm run openapi -- /tmp/openapi`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { answerHelp } from './help.ts';
import { openApiDocument } from './openapi/document.ts';

answerHelp('npm run openapi [-- <folder>]: writes docs/openapi.json and clients/typescript/openapi.ts, here or there');

const folder = process.argv[2] ?? path.join(import.meta.dirname, '..');

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
  console.log(`Written: ${file}`);
}

const document = JSON.stringify(await openApiDocument(), null, 2);
write('docs/openapi.json', `${document}\n`);
// Fields with a default are optional in requests.
const types = astToString(await openapiTS(document, { defaultNonNullable: false }));
write('clients/typescript/openapi.ts', `// Written by npm run openapi.\n\n${types}`);
