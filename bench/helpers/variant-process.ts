import type { AppleCertificate } from '../../lambdas/ports/accounts.ts';
import { benchInput } from './example.ts';
import { type VariantName, variants } from './variants.ts';

/** Messages to this process: first the variant to prepare, then how often to run it. */
export type Order =
  | { readonly prepare: VariantName; readonly certificate: AppleCertificate }
  | { readonly times: number };

let work: () => unknown = () => undefined;

process.on('message', async (order: Order) => {
  if ('prepare' in order) {
    work = variants[order.prepare](benchInput(order.certificate));
    process.send?.(0);
  } else {
    process.send?.(await microsecondsEach(order.times));
  }
});

/** CPU time per run, µs, of the whole process including garbage collection. */
async function microsecondsEach(times: number): Promise<number> {
  const before = process.cpuUsage();
  for (let done = 0; done < times; done++) await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / times;
}
