import type { Commands } from './command.ts';
import { needed } from './options.ts';

export const archiveCommands: Commands = {
  'archive find': {
    summary: 'Lists the archived records of a pass by their object keys.',
    options: { account: 'id', pass: 'pass-id' },
    async run(options, { archive }) {
      const keys = await archive.find(needed(options, 'account'), needed(options, 'pass'));
      return keys.join('\n') || 'The archive has no record of this pass';
    },
  },
  'archive delete': {
    summary: 'Deletes all archived records of a pass.',
    options: { account: 'id', pass: 'pass-id' },
    async run(options, { archive }) {
      const keys = await archive.delete(needed(options, 'account'), needed(options, 'pass'));
      return keys.map((key) => `Deleted ${key}`).join('\n') || 'The archive has no record of this pass';
    },
  },
};
