import type { SQSRecord } from 'aws-lambda';
import { fileLists } from '../../lambdas/jobs/file-lists.ts';
import { recordingLog } from '../helpers/recording-log.ts';

const record = (messageId: string, body: string) => ({ messageId, body }) as SQSRecord;

test('the filing job files the list that its message names', async () => {
  const filed: string[] = [];
  const filing = { file: async (listKey: string) => void filed.push(listKey) };
  const answer = await fileLists([record('1', 'LIST#PASSES#a')], { log: recordingLog(), filing });
  expect(filed).toEqual(['LIST#PASSES#a']);
  expect(answer).toEqual({ batchItemFailures: [] });
});

test('a list that cannot be filed is reported, so that its message comes back; the others are filed', async () => {
  const log = recordingLog();
  const filed: string[] = [];
  const filing = {
    file: async (listKey: string) => {
      if (listKey === 'LIST#PASSES#a') throw new Error('The table is out of reach');
      filed.push(listKey);
    },
  };
  const records = [record('1', 'LIST#PASSES#a'), record('2', 'LIST#PASSES#b')];
  expect(await fileLists(records, { log, filing })).toEqual({ batchItemFailures: [{ itemIdentifier: '1' }] });
  expect(filed).toEqual(['LIST#PASSES#b']);
  expect(log.lines).toEqual([['LIST-FILING-RETRY', expect.any(Error), { messageId: '1' }]]);
});
