import type { MemoryDynamoDb } from '../../world/table/memory-dynamodb.ts';
import { recordOf, type Stream, sequenceNumberOf, sequenceOf } from '../../world/table/stream.ts';
import { invalid, noSuchTable } from '../../world/table/values/errors.ts';
import { streamArnOf, tableOfStream } from './tables.ts';
import { attributesToWire } from './wire.ts';

interface IteratorInput {
  readonly StreamArn?: string;
  readonly ShardIteratorType?: string;
  readonly SequenceNumber?: string;
}

interface RecordsInput {
  readonly ShardIterator?: string;
  readonly Limit?: number;
}

/** Source: Amazon DynamoDB Streams API reference, GetRecords. */
const maxRecords = 1_000;

const ShardId = 'shardId-00000000000000000000-00000001';

/** Operations on streams, each of one shard that never closes. */
export function streamOperations(dynamoDb: MemoryDynamoDb) {
  const streamOf = (StreamArn = ''): Stream => {
    const table = dynamoDb.table(tableOfStream(StreamArn));
    if (!table.definition.hasStream || StreamArn !== streamArnOf(table.definition.name)) throw noSuchTable();
    return table.stream;
  };
  return {
    DescribeStream: ({ StreamArn = '' }: { StreamArn?: string }) => {
      streamOf(StreamArn);
      const SequenceNumberRange = { StartingSequenceNumber: sequenceNumberOf(1) };
      return {
        StreamDescription: {
          StreamArn,
          StreamStatus: 'ENABLED',
          StreamViewType: 'NEW_AND_OLD_IMAGES',
          TableName: tableOfStream(StreamArn),
          Shards: [{ ShardId, SequenceNumberRange }],
        },
      };
    },
    /** An iterator is the stream's ARN and the number after which records are read. */
    GetShardIterator: ({ StreamArn = '', ShardIteratorType, SequenceNumber = '' }: IteratorInput) => {
      const { last } = streamOf(StreamArn);
      const starts: Readonly<Record<string, () => number>> = {
        TRIM_HORIZON: () => 0,
        LATEST: () => last,
        AT_SEQUENCE_NUMBER: () => sequenceOf(SequenceNumber) - 1,
        AFTER_SEQUENCE_NUMBER: () => sequenceOf(SequenceNumber),
      };
      const start = starts[ShardIteratorType ?? '']?.();
      if (start === undefined) throw invalid(`There is no ShardIteratorType ${ShardIteratorType}`);
      return { ShardIterator: `${StreamArn}|${start}` };
    },
    GetRecords: ({ ShardIterator = '', Limit = maxRecords }: RecordsInput) => {
      const [StreamArn = '', after = ''] = ShardIterator.split('|');
      const changes = streamOf(StreamArn).after(Number(after), Math.min(Limit, maxRecords));
      const Records = changes.map(recordOf).map((record) => ({
        ...record,
        dynamodb: {
          ...record.dynamodb,
          ApproximateCreationDateTime: Number(record.dynamodb?.ApproximateCreationDateTime) / 1_000,
          Keys: attributesToWire(record.dynamodb?.Keys ?? {}),
          ...(record.dynamodb?.NewImage && { NewImage: attributesToWire(record.dynamodb.NewImage) }),
          ...(record.dynamodb?.OldImage && { OldImage: attributesToWire(record.dynamodb.OldImage) }),
        },
      }));
      return { Records, NextShardIterator: `${StreamArn}|${changes.at(-1)?.sequence ?? after}` };
    },
  };
}
