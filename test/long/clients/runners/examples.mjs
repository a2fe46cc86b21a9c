import { pathToFileURL } from 'node:url';

for (const file of process.argv.slice(2)) {
  await import(pathToFileURL(file));
  process.stdout.write('\x1e');
}
