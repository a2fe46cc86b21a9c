import { setTimeout as wait } from 'node:timers/promises';
import type { Invoker } from '../../world/aws/invoker.ts';
import type { LocalFaults } from './fault-settings.ts';

/**
 * A function whose batches come twice or out of order, as they may from a standard queue, and twice from a stream.
 * @param target of the faults: sqs or dynamodb.
 */
export function faultyInvoker(faults: LocalFaults, target: 'sqs' | 'dynamodb', invoker: Invoker): Invoker {
  return {
    async invoke(event, traceHeader) {
      const disorder = target === 'sqs' ? faults.strike('sqs', ['disorder']) : undefined;
      if (disorder) await wait(disorder.form * disorder['latency-ms']);
      const delivered = disorder ? reversed(event as { Records: readonly unknown[] }) : event;
      if (faults.strikes('duplicate', target)) await invoker.invoke(event, traceHeader).catch(() => {});
      return invoker.invoke(delivered, traceHeader);
    },
  };
}

const reversed = ({ Records, ...rest }: { readonly Records: readonly unknown[] }) => ({
  ...rest,
  Records: Records.toReversed(),
});
