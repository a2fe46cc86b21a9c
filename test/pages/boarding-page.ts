import type { Barcode } from '../../lambdas/domain/barcode/barcode.ts';
import { barcodeSection } from '../../lambdas/pages/barcode-section.ts';
import { installPage } from '../../lambdas/pages/install-page.ts';
import { installPageInput } from './sample-input.ts';

/** A bar-coded boarding pass of the sample passenger. */
export const boardingText = 'M1MUSTERMANN/ERIKA    EABC123 MUCBERTN 2724 074Y012C0042 100';

/** The install page of a template with pass-install-show-barcode. */
export function boardingPage(
  barcode: Partial<Barcode> = {},
  ...[shown, set]: Parameters<typeof installPageInput>
): string {
  const input = installPageInput(shown, set);
  const whole: Barcode = { type: 'AZTEC', value: boardingText, ...barcode };
  return installPage({ ...input, barcode: barcodeSection({ ...input.boardingPass, barcode: whole }) });
}
