import { globSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';

/** Where an error came by in a bundle, as a stack says it. */
interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Every place that a text names, be it a line of a stack or a whole log line. */
export function placesIn(text: string): Place[] {
  return [...text.matchAll(/([\w.-]+\.mjs):(\d+):(\d+)/g)].map(([, file = '', line, column]) => ({
    file,
    line: Number(line),
    column: Number(column),
  }));
}

/**
 * A place in a bundle with the one in the code that it was made from. A bundle's file has a hash of its content in its
 * name, so that a map of another version is not mistaken for its own.
 */
export function tracedPlace(folder: string, { file, line, column }: Place): string {
  const maps = globSync(`**/${file}.map`, { cwd: folder }).map((map) => path.join(folder, map));
  const origins = maps.flatMap((map) => {
    const origin = new SourceMap(JSON.parse(readFileSync(map, 'utf8'))).findOrigin(line, column);
    return 'fileName' in origin ? [`${origin.fileName}:${origin.lineNumber}:${origin.columnNumber}`] : [];
  });
  const found =
    origins.length > 0 ? [...new Set(origins)].join(' or ') : 'not in these maps: they are of another version';
  return `${file}:${line}:${column}  ${found}`;
}
