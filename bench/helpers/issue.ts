import { unitsPerPass } from '../../bin/admin/doctor/units-per-pass.ts';

/** Use of a pass that is issued with an Idempotency-Key; test/contract/requests.test.ts counts units and files. */
export const issue = {
  ...{ calls: 1, writeUnits: unitsPerPass.withKey + unitsPerPass.history },
  ...{ files: 2, events: 1, records: 1, listWrites: 1 },
};
