import { installLink } from '../../lambdas/domain/pass/pass.ts';
import { isPassItem, type PassItem } from '../../lambdas/storage/dynamo-passes.ts';
import { isSeat } from '../workload/barcodes.ts';
import type { KnownPass, Workload } from '../workload/known.ts';
import { groupIds, passengerOf } from '../workload/requests.ts';
import { textIn } from '../world/bodies.ts';
import { wrongHistory } from './history.ts';

/**
 * Checks the invariant of complete erasures: no value of the person's is in a record, a file, an archive or Wallet B.
 */
export function checkErasures(workload: Workload): void {
  const { erased, universe } = workload;
  const { bucket } = universe.aws;
  const files = bucket.keys().flatMap((key) => (isStray(workload, key) ? [] : `${key} ${textIn(bucket, key)}`));
  const items = [...universe.database.table.items.all()].map((item) => JSON.stringify(item));
  const google = universe.google.objects().map(({ resource }) => JSON.stringify(resource));
  const dead = Object.values(universe.queues).flatMap(({ deadLetters }) => deadLetters?.bodies ?? []);
  for (const [pass, step] of erased) {
    if (step === undefined) workload.fail('data of an erased person is nowhere', `${pass.passId} cannot be erased`);
    const values = valuesOf(workload, pass);
    const isIn = new RegExp(`(?<![\\w+/=-])(${values.join('|')})(?![\\w+/=-])`);
    const place = [...files, ...items, ...google, ...dead].find((text) => isIn.test(text));
    if (place) workload.fail('data of an erased person is nowhere', `${isIn.exec(place)?.[0]}: ${place.slice(0, 80)}`);
  }
  const left = wrongHistory(workload);
  if (left) workload.fail('every change is in the history, and nothing of a pass that is gone', left);
}

/** Checks that the pass of a person whose erasure waits for phones is empty already. */
export function watchErasures(workload: Workload): void {
  workload.universe.observers.push(({ key, after }) => {
    const pass = after as unknown as PassItem | undefined;
    if (key.SK !== 'PASS' || pass?.erasedAtUtc === undefined) return;
    const of = [...workload.erased.keys()].find(({ passKey }) => passKey === pass.passKey);
    const left = of && valuesOf(workload, of).find((value) => Object.values(pass.fields).includes(value as never));
    if (left) workload.fail('data of an erased person is nowhere', `${pass.passId} is emptied but for ${left}`);
  });
}

const personal = ['seat-number', 'boarding-group', 'barcode-value', 'manage-booking-url'] as const;

/**
 * Values that this pass alone ever had, as its airline uses each once, and codes of bookings, which are stored nowhere.
 */
function valuesOf({ history }: Workload, { passKey, passenger }: KnownPass): readonly string[] {
  const { name, email, code } = passengerOf(passenger);
  const ofPass = (history.passes.get(passKey) ?? []).flatMap(({ item }) =>
    isPassItem(item) ? personal.map((name) => item.fields[name]) : [],
  );
  const own = ofPass.filter((value = '') => isSeat(value) || /^B\d+$|^M1|^https:/.test(value));
  return [name, email, code, ...groupIds, ...new Set(own)] as readonly string[];
}

/** True for files behind an unknown link, which generatepass leaves when it dies (docs/decisions/expiry.md#same-end-after-a-crash). */
function isStray({ history }: Workload, key: string): boolean {
  const [folder, link = ''] = key.split('/');
  const states = history.passes.get(link.slice(0, 32)) ?? [];
  return folder === 'i' && !states.some(({ item }) => isPassItem(item) && installLink(item) === link);
}
