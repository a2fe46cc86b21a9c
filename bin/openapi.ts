/**
 * `npm run openapi`: writes docs/openapi.json and the types of the client from the schemas of the actions, into the
 * project or into another folder: `npm run openapi -- /tmp/openapi`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { openApiDocument } from './openapi/document.ts';

const folder = process.argv[2] ?? path.join(import.meta.dirname, '..');

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
  console.log(`Written: ${file}`);
}

const document = JSON.stringify(await openApiDocument(), null, 2);
write('docs/openapi.json', `${document}\n`);
// A field with a default may be left out of a request.
const types = astToString(await openapiTS(document, { defaultNonNullable: false }));
write('clients/typescript/openapi.ts', `// Written by npm run openapi.\n\n${types}`);
