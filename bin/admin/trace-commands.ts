import { existsSync } from 'node:fs';
import type { Commands } from './command.ts';
import { given, needed } from './options.ts';
import { placesIn, tracedPlace } from './source-maps.ts';

export const traceCommands: Commands = {
  trace: {
    summary:
      'Translates the positions in a log line to lines of the source code, with the source maps of the synthesis.',
    options: { place: 'a line of `at`, or the whole log line' },
    optional: { maps: 'cdk.out/source-maps' },
    needs: 'nothing',
    async run(options) {
      const folder = given(options, 'maps') ?? 'cdk.out/source-maps';
      if (!existsSync(folder))
        throw new Error(`There is no ${folder}: synthesize the deployed version (npm run synth)`);
      const places = placesIn(needed(options, 'place'));
      if (places.length === 0) throw new Error('--place has no position, such as static-Ab3dE_fg.mjs:1:2345');
      return places.map((place) => tracedPlace(folder, place)).join('\n');
    },
  },
};
