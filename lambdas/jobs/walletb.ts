import type { SQSEvent } from 'aws-lambda';
import { createWalletBContext } from '../context/walletb.ts';
import type { WalletBWork } from '../domain/work.ts';
import { walletBEnv } from '../runtime/env.ts';
import { doWork } from './do-work.ts';
import { updateWalletB } from './update-walletb.ts';

const tools = createWalletBContext(walletBEnv.parse(process.env));

/** The queue of classes and objects that have to be brought up to date. */
export const handler = (event: SQSEvent) =>
  doWork(event.Records, tools, {
    retryCode: 'WALLETB-RETRY',
    run: (body) => updateWalletB(tools, JSON.parse(body) as WalletBWork),
  });
