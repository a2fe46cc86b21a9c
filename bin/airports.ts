/** `npm run airports`: writes the airports that the service knows, after an update of the packages they come from. */
import { writeFileSync } from 'node:fs';
import { airportFile, airportFilePath } from './airports/file.ts';

writeFileSync(airportFilePath, await airportFile());
