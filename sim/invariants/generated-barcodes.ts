import { isPassItem, type PassItem } from '../../lambdas/storage/dynamo-passes.ts';
import { barcodeKey, type Key } from '../../lambdas/storage/keys.ts';
import type { Workload } from '../workload/known.ts';

/** Checks each change of a pass or a reservation: a generated barcode is reserved in the step that gives it to a pass. */
export function watchGeneratedBarcodes({ fail, universe }: Workload): void {
  const { table } = universe.database;
  const nameOf = ({ PK, SK }: Key) => `${PK} ${SK}`;
  const reserved = ({ templateId, generatedBarcode = '' }: PassItem) => barcodeKey(templateId, generatedBarcode);

  universe.observers.push(({ key, after }) => {
    const { PK, SK } = key as unknown as Key;
    const item = after as unknown as PassItem | undefined;
    if (SK === 'PASS' && item && isPassItem(item) && item.generatedBarcode !== undefined) {
      if (table.get({ ...reserved(item) }) === undefined)
        fail('a generated barcode is of one pass', `that of ${item.passId} is not reserved`);
    } else if (SK === 'BARCODE') {
      const passes = ([...table.items.all()] as unknown as PassItem[]).filter(isPassItem);
      if (!passes.some((pass) => nameOf(reserved(pass)) === nameOf({ PK, SK })))
        fail('a generated barcode is of one pass', `${PK} is of no pass`);
    }
  });
}
