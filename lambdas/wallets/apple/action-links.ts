import { appleKeyOf } from '../../domain/fields/action-links.ts';
import type { BoardingPass } from '../../domain/shown/boarding-pass.ts';

/** Keys of pass.json that the design of iOS 26 shows as services of the airline, and older systems ignore. */
export function actionLinksIn({ actionLinks }: BoardingPass) {
  return Object.fromEntries(actionLinks.map(({ field, value }) => [appleKeyOf(field), value]).filter(([key]) => key));
}
