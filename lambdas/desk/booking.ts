import type { Pass } from '../domain/pass/pass.ts';
import type { DeskServices } from '../ports/staff-services.ts';

type Services = Pick<DeskServices, 'groups'>;

/** Other passes of a pass's booking. */
export async function companionsOf({ fields, passKey }: Pass, { groups }: Services): Promise<readonly Pass[]> {
  const { 'group-id': group } = fields;
  if (group === undefined) return [];
  return (await groups.passesOf(group)).filter((each) => each.passKey !== passKey);
}

/**
 * Passes of the same passenger, as far as the booking tells: of the same name and e-mail address or phone number, as families
 * share an address. The pass itself is the last.
 */
export async function passesOfPassenger(pass: Pass, services: Services): Promise<readonly Pass[]> {
  const isSame = (other: Pass) =>
    other.fields['passenger-name'] === pass.fields['passenger-name'] &&
    (['email', 'phone'] as const).some(
      (kind) => pass.contactHashes?.[kind] !== undefined && other.contactHashes?.[kind] === pass.contactHashes[kind],
    );
  return [...(await companionsOf(pass, services)).filter(isSame), pass];
}
