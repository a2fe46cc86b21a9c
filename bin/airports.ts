/** `npm run airports`: regenerates the airport data, after an update of the packages that it comes from. */
import { writeFileSync } from 'node:fs';
import { airportFile, airportFilePath } from './airports/file.ts';
import { answerHelp } from './help.ts';

answerHelp('npm run airports: writes the airport data anew, from the packages that it comes from');

writeFileSync(airportFilePath, await airportFile());
