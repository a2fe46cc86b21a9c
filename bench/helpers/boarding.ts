import { demoPassRequest } from '../../local/demo/pass-requests.ts';
import { inParallel, save } from '../../test/helpers/faults/airline.ts';
import type { Callers } from '../../test/helpers/faults/callers.ts';
import { Iphone } from '../../test/helpers/iphone.ts';

/** The push token of the phone with this number. */
const pushTokenOf = (index: number) => hex(index, 64);

/** Installs passes of a template, each on a phone of its own, the first in Google Wallet as well. @returns them by push token */
export async function board(
  callers: Callers,
  templateId: string,
  passes: number,
): Promise<ReadonlyMap<string, Iphone>> {
  const numbers = Array.from({ length: passes }, (_, index) => index);
  const phones = await inParallel(numbers, 10, async (index): Promise<[string, Iphone]> => {
    const answer = await callers.call(demoPassRequest(templateId, `bench-${index}`));
    const link = String(answer['pass-install-url']);
    if (index === 0) await save(callers, link);
    const pkpass = new Uint8Array(await (await fetch(`${link}/pass.pkpass`)).arrayBuffer());
    const phone = new Iphone({ id: hex(index, 32), pushToken: pushTokenOf(index) });
    const { status } = await phone.install(pkpass);
    if (status !== 201) throw new Error(`A phone could not register: ${status}`);
    return [pushTokenOf(index), phone];
  });
  return new Map(phones);
}

const hex = (index: number, length: number) => (index + 1).toString(16).padStart(length, '0');
