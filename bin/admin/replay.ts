import type { DynamoDBRecord } from 'aws-lambda';
import { type ConsequenceServices, performConsequences } from '../../lambdas/jobs/relay/perform-consequences.ts';
import type { RelayServices } from '../../lambdas/jobs/relay/relay-records.ts';
import type { WaitingRecords } from './waiting-records.ts';

type Services = ConsequenceServices & Pick<RelayServices, 'readChange'>;

/**
 * Replays waiting records, in order per item; events get their original ids. Idempotent, and safe while the relay is
 * running: an item is released only if none of its records has been parked meanwhile.
 * @returns the text to print.
 */
export async function replay(waiting: WaitingRecords, services: Services): Promise<string> {
  let relayed = 0;
  const failures: string[] = [];
  /** @returns false on failure; the failed record and all behind it stay. */
  const relayAll = async (keys: readonly string[]): Promise<boolean> => {
    for (const key of keys) {
      try {
        for (const record of await waiting.read(key)) {
          await relay(record, services);
          relayed++;
        }
      } catch (error) {
        failures.push(`${key}: ${error instanceof Error ? error.name : 'failed'}`);
        return false;
      }
      await waiting.delete(key);
    }
    return true;
  };
  for (const key of await waiting.givenUp()) await relayAll([key]);
  for (const item of await waiting.items()) {
    for (let isReleased = false; !isReleased; ) {
      const revision = await waiting.revisionOf(item);
      if (!(await relayAll(await waiting.parkedOf(item)))) break;
      isReleased = revision === undefined || (await waiting.release(item, revision));
    }
  }
  return [`Relayed again: ${relayed}`, ...failures.map((failure) => `Failed again: ${failure}`)].join('\n');
}

async function relay(record: DynamoDBRecord, services: Services): Promise<void> {
  const change = services.readChange(record);
  if (change) await performConsequences([change], services);
}
