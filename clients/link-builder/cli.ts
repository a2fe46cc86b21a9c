#!/usr/bin/env node
import { once } from 'node:events';
import { createReadStream, createWriteStream, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { finished } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { csvCell, readCsv } from './csv.ts';
import { LinkBuilder, type LinkDefinition, LinkError } from './link-builder.ts';

const usage = `Turns a CSV of passengers into boarding pass links, offline.

  link-builder --link link.json [--out links.csv] [passengers.csv]

  --link   JSON: the request of createpassissuancelink with the preview-url of its answer
  --out    where the links go, by default to standard output
  The CSV's header names variables of the link, as in pass-variables. Other columns are kept and not put into links.
  The result has the same rows with a further column, link.
`;

/** Interval at which the progress is drawn, ms. */
const progressMs = 100;

const { values: options, positionals } = readArguments();
const [input] = positionals;

main().catch((error) => {
  process.stderr.write(`\n${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
});

async function main(): Promise<void> {
  if (options.help || options.link === undefined || positionals.length > 1) {
    process.stdout.write(usage);
    process.exitCode = options.help ? 0 : 2;
    return;
  }
  const builder = new LinkBuilder(JSON.parse(readFileSync(options.link, 'utf8')) as LinkDefinition);
  // Written to a temporary file and renamed, so that a partial result is never mistaken for a complete one.
  const part = options.out && `${options.out}.part`;
  const output = part ? createWriteStream(part) : process.stdout;
  try {
    if (part) await once(output, 'open');
    const { links, seconds } = await buildAll(builder, output);
    if (part && options.out) {
      output.end();
      await finished(output);
      renameSync(part, options.out);
    }
    const rate = Math.round(links / seconds);
    process.stderr.write(
      `${links.toLocaleString('en')} links in ${seconds.toFixed(1)} s, ${rate.toLocaleString('en')} a second\n`,
    );
  } catch (error) {
    if (part) rmSync(part, { force: true });
    throw error;
  }
}

async function buildAll(builder: LinkBuilder, output: NodeJS.WritableStream) {
  const started = performance.now();
  const total = input === undefined ? undefined : statSync(input).size;
  const source = input === undefined ? process.stdin : createReadStream(input);
  let read = 0;
  source.on('data', (chunk: Buffer | string) => {
    read += chunk.length;
  });
  const decoded = source.setEncoding('utf8') as AsyncIterable<string>;
  let header: readonly string[] | undefined;
  let links = 0;
  let drawnAt = 0;
  let buffer = '';
  for await (const { line, cells } of readCsv(decoded)) {
    if (header === undefined) {
      header = cells.map((cell) => cell.trim());
      reportUnused(header, builder);
      buffer = `${[...header, 'link'].map(csvCell).join(',')}\n`;
      continue;
    }
    buffer += `${[...cells.map(csvCell), linkOf(builder, header, cells, line)].join(',')}\n`;
    links++;
    if (buffer.length > 65_536) {
      if (!output.write(buffer)) await once(output, 'drain');
      buffer = '';
      if (performance.now() - drawnAt > progressMs) {
        drawnAt = performance.now();
        drawProgress(links, total && read / total);
      }
    }
  }
  if (header === undefined) throw new Error('The CSV is empty: its first row names the variables');
  output.write(buffer);
  drawProgress(links, 1);
  return { links, seconds: (performance.now() - started) / 1_000 };
}

function linkOf(builder: LinkBuilder, header: readonly string[], cells: readonly string[], line: number): string {
  if (cells.length !== header.length)
    throw new Error(`Line ${line}: ${cells.length} cells, but the header has ${header.length}`);
  const known = builder.variables;
  const values = Object.fromEntries(
    header.flatMap((name, place) => (known.includes(name) ? [[name, cells[place]]] : [])),
  );
  try {
    return builder.build(values);
  } catch (error) {
    throw error instanceof LinkError ? new Error(`Line ${line}: ${error.message}`) : error;
  }
}

function reportUnused(header: readonly string[], builder: LinkBuilder): void {
  const known = builder.variables;
  const unused = header.filter((name) => !known.includes(name));
  if (unused.length > 0)
    process.stderr.write(`Not in the links, as they are none of its variables: ${unused.join(', ')}\n`);
}

/** Draws the progress, on a terminal only. */
function drawProgress(links: number, share: number | undefined): void {
  if (!process.stderr.isTTY) return;
  const width = 30;
  const done = Math.round((share ?? 0) * width);
  const bar =
    share === undefined ? '' : `[${'#'.repeat(done)}${'-'.repeat(width - done)}] ${Math.round(share * 100)} % `;
  process.stderr.write(`\r${bar}${links.toLocaleString('en')} links${share === 1 ? '\n' : ''}`);
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { link: { type: 'string' }, out: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    });
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n\n${usage}`);
    process.exit(2);
  }
}
