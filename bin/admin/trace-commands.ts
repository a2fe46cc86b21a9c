import { existsSync, globSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import type { Commands } from './command.ts';
import { serviceOutputs } from './deployment.ts';
import { given, needed, type Options } from './options.ts';

export const traceCommands: Commands = {
  trace: {
    summary:
      'Translates the positions in a log line to lines of the source code, with the source maps of the synthesis.',
    options: { place: 'a line of `at`, or the whole log line' },
    optional: { maps: 'cdk.out/source-maps', stage: 'stage' },
    needs: 'nothing',
    async run(options) {
      const places = placesIn(needed(options, 'place'));
      if (places.length === 0) throw new Error('--place has no position, such as static-Ab3dE_fg.mjs:1:2345');
      const folder = given(options, 'maps') ?? 'cdk.out/source-maps';
      if (!existsSync(folder)) throw new Error(`There is no ${folder}. ${await remedy(options)}`);
      const traced = places.map((place) => ({ place, origin: tracedPlace(folder, place) }));
      const lines = traced.map(
        ({ place: { file, line, column }, origin }) =>
          `${file}:${line}:${column}  ${origin ?? 'not in these maps: they are of another version'}`,
      );
      return traced.every(({ origin }) => origin !== undefined)
        ? lines.join('\n')
        : [...lines, await remedy(options)].join('\n');
    },
  },
};

/** Way to make the maps of the deployed version, with its build if a stage is given. */
async function remedy(options: Options): Promise<string> {
  if (given(options, 'stage') === undefined)
    return 'Synthesize the deployed version (npm run synth -- -c stage=<stage>); --stage <stage> tells its build';
  const { Build = 'of a version that does not tell it' } = await serviceOutputs(options);
  return `Deployed is build ${Build}: synthesize its commit (npm run admin -- version --stage ${given(options, 'stage')})`;
}

/** A position in a bundle, as in a stack trace. */
interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** All positions in a text, such as a stack trace or a log line. */
function placesIn(text: string): Place[] {
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
function tracedPlace(folder: string, { file, line, column }: Place): string | undefined {
  const maps = globSync(`**/${file}.map`, { cwd: folder }).map((map) => path.join(folder, map));
  const origins = maps.flatMap((map) => {
    const origin = new SourceMap(JSON.parse(readFileSync(map, 'utf8'))).findOrigin(line, column);
    return 'fileName' in origin ? [`${origin.fileName}:${origin.lineNumber}:${origin.columnNumber}`] : [];
  });
  return origins.length > 0 ? [...new Set(origins)].join(' or ') : undefined;
}
