import { S3Client } from '@aws-sdk/client-s3';
import { sdkConfig, tableOf } from '../../lambdas/context/sdk.ts';
import { DynamoPasses } from '../../lambdas/storage/dynamo-passes.ts';
import type { Commands } from './command.ts';
import { findStreamReaders } from './deployment.ts';
import { replay } from './replay.ts';
import { WaitingRecords } from './waiting-records.ts';

export const relayCommands: Commands = {
  'relay replay': {
    summary: 'Replays stream records that were parked, or that Lambda gave up in a long outage, with their ids.',
    options: {},
    async run(options, { clock }) {
      const { createEventsContext } = await import('../../lambdas/context/events.ts');
      const { createRelayContext } = await import('../../lambdas/context/relay.ts');
      const env = await findStreamReaders(options);
      const { TABLE_NAME, BUCKET_NAME } = env.relay;
      const table = tableOf(TABLE_NAME, sdkConfig(), clock);
      const waiting = new WaitingRecords(table, new S3Client(sdkConfig()), BUCKET_NAME, env.mappingIds);
      const relay = createRelayContext(env.relay, { clock });
      const events = createEventsContext(env.events, { clock });
      return replay(waiting, { relay, events, passes: new DynamoPasses(table), readChange: relay.readChange });
    },
  },
};
