/** `npm run airports`: regenerates the airport data, after an update of the packages that it comes from. */
import { writeFileSync } from 'node:fs';
import { airportFile, airportFilePath } from './airports/file.ts';

writeFileSync(airportFilePath, await airportFile());
