import type { Commands } from './command.ts';

export const flightCommands: Commands = {
  'flights index': {
    summary: 'Makes templates that are older than updateflight known to it; needed once, after that update.',
    options: {},
    async run(_options, { accountSettings, indexFlights }) {
      let entered = 0;
      for await (const { id } of accountSettings.all()) entered += await indexFlights(id);
      return `${entered} templates have been entered into the index of flights`;
    },
  },
};
