import type { AppleCertificate } from '../../lambdas/ports/accounts.ts';
import { benchInput } from './example.ts';
import { type VariantName, variants } from './variants.ts';

/** What this process is told: first what to prepare, then how many times to do it. */
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

/** CPU time of the whole process, its garbage collection too. */
async function microsecondsEach(times: number): Promise<number> {
  const before = process.cpuUsage();
  for (let done = 0; done < times; done++) await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / times;
}
