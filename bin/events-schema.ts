import { writeFileSync } from 'node:fs';
import * as z from 'zod';
import { serviceEvent } from '../lambdas/domain/updates/pass-events.ts';
import { answerHelp } from './help.ts';

answerHelp('npm run events-schema: writes docs/events.schema.json');

/** `npm run events-schema`: writes the JSON Schema of the events, which docs/events.md refers to. */
const file = 'docs/events.schema.json';
writeFileSync(file, `${JSON.stringify(z.toJSONSchema(serviceEvent, { io: 'input' }), undefined, 2)}\n`);
console.log(`Written: ${file}`);
