import type { Workload } from '../workload/known.ts';

/** Errors of a program, and of a request that the table cannot read. */
const ofPrograms = /^(Type|Reference|Range|Syntax)Error$|^ValidationException$/;

/** Codes of failures that the code does not expect. */
const unexpected = new Set(['API-500', 'WEB-500', 'UNEXPECTED']);

/** Checks each error that a function logs, or ends with. */
export function watchErrors({ fail, universe, unrecorded }: Workload): void {
  universe.world.onError = (code, error, details) => {
    if (code === 'DELIVERY-NOT-RECORDED') unrecorded.add(String(details?.passKey));
    const { name = '', message = '' } = (error ?? {}) as Partial<Error>;
    if (unexpected.has(code) || ofPrograms.test(name))
      fail('nothing fails but for a fault', `${code} ${name}: ${message}`);
  };
}
