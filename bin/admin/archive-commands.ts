import type { Commands } from './command.ts';
import { needed } from './options.ts';

export const archiveCommands: Commands = {
  'archive find': {
    summary: 'Prints under which keys the archive has something of a pass.',
    options: { account: 'id', pass: 'pass-id' },
    async run(options, { archive }) {
      const keys = await archive.find(needed(options, 'account'), needed(options, 'pass'));
      return keys.join('\n') || 'Nothing is archived of this pass';
    },
  },
  'archive delete': {
    summary: 'Deletes all that the archive has of a pass.',
    options: { account: 'id', pass: 'pass-id' },
    async run(options, { archive }) {
      const keys = await archive.delete(needed(options, 'account'), needed(options, 'pass'));
      return keys.map((key) => `Deleted ${key}`).join('\n') || 'Nothing is archived of this pass';
    },
  },
};
