import { setTimeout as wait } from 'node:timers/promises';
import type { Invoker } from '../lambda/invoker.ts';
import type { Faults } from './faults.ts';

/**
 * A function whose batches come twice or out of order, as they may from a standard queue, and twice from a stream.
 * @param target of the faults: sqs or dynamodb.
 */
export function faultyInvoker(faults: Faults, target: 'sqs' | 'dynamodb', invoker: Invoker): Invoker {
  return {
    async invoke(event, traceHeader) {
      const disorder = target === 'sqs' ? faults.strike('sqs', ['disorder']) : undefined;
      if (disorder) await wait(disorder.form * disorder.latencyMs);
      const delivered = disorder ? reversed(event as { Records: readonly unknown[] }) : event;
      if (faults.strike(target, ['duplicate'])) await invoker.invoke(event, traceHeader).catch(() => {});
      return invoker.invoke(delivered, traceHeader);
    },
  };
}

const reversed = ({ Records, ...rest }: { readonly Records: readonly unknown[] }) => ({
  ...rest,
  Records: Records.toReversed(),
});
