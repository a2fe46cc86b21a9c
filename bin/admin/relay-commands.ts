import { S3Client } from '@aws-sdk/client-s3';
import { createRelayContext } from '../../lambdas/context/relay.ts';
import { sdkConfig, tableOf } from '../../lambdas/context/sdk.ts';
import type { Commands } from './command.ts';
import { findRelay } from './deployment.ts';
import { replay } from './replay.ts';
import { WaitingRecords } from './waiting-records.ts';

export const relayCommands: Commands = {
  'relay replay': {
    summary:
      'Replays stream records that the relay parked, or that Lambda gave up in a long outage; events keep their ids.',
    options: {},
    async run(options, { clock }) {
      const env = await findRelay(options);
      const table = tableOf(env.TABLE_NAME, sdkConfig(), clock);
      const waiting = new WaitingRecords(table, new S3Client(sdkConfig()), env.BUCKET_NAME);
      return replay(waiting, createRelayContext(env, { clock }));
    },
  },
};
