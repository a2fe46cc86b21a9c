import { globSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';

/** A position in a bundle, as in a stack trace. */
interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** All positions in a text, such as a stack trace or a log line. */
export function placesIn(text: string): Place[] {
  return [...text.matchAll(/([\w.-]+\.mjs):(\d+):(\d+)/g)].map(([, file = '', line, column]) => ({
    file,
    line: Number(line),
    column: Number(column),
  }));
}

/**
 * Maps a position in a bundle to the one in the source code. Names of bundled files contain a hash of their content,
 * which rules out the map of another version.
 * @returns undefined if the folder has no map of this file.
 */
export function tracedPlace(folder: string, { file, line, column }: Place): string | undefined {
  const maps = globSync(`**/${file}.map`, { cwd: folder }).map((map) => path.join(folder, map));
  const origins = maps.flatMap((map) => {
    const origin = new SourceMap(JSON.parse(readFileSync(map, 'utf8'))).findOrigin(line, column);
    return 'fileName' in origin ? [`${origin.fileName}:${origin.lineNumber}:${origin.columnNumber}`] : [];
  });
  return origins.length > 0 ? [...new Set(origins)].join(' or ') : undefined;
}
