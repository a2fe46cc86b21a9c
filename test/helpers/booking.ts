import { barCodedBoardingPass } from '../../local/demo/bcbp.ts';
import { callService } from './call-service.ts';
import { exampleRequest } from './examples.ts';
import type { LocalStack } from './local-stack.ts';
import { createTemplate } from './stack-calls.ts';

export interface Booking {
  /** Pages of the group that the answers name: one. */
  readonly groupUrls: readonly string[];
  /** The passes, by flight in order of departure. */
  readonly references: readonly { readonly 'pass-template-id': string; readonly 'pass-id': string }[];
}

export const bookingCode = 'QX7YZ2';
export const family = ['ليلى المنصوري', 'Jörg Müller', 'يوسف المنصوري', 'Änne Müller'];

const connection = {
  'flight-number': '2730',
  'origin-airport': 'BER',
  'destination-airport': 'CDG',
  'boarding-time': '2027-03-15T20:05:00',
  'departure-time': '2027-03-15T20:35:00',
  'arrival-time': '2027-03-15T22:35:00',
};

const barcode = (from: string, to: string, flightNumber: string) =>
  barCodedBoardingPass({
    ...{ name: 'MUELLER/JOERG', confirmationNumber: 'ABC123', carrier: 'LH', day: '2027-03-15' },
    ...{ from, to, flightNumber, compartment: 'Y', seat: '12A', sequenceNumber: '42' },
  });

/** Issues passes for a family of four on two flights that connect. The later flight comes first. */
export async function bookFamily(stack: LocalStack): Promise<Booking> {
  const call = (request: object) => callService(stack.url, stack.apiKey, request);
  const [first, second] = [await createTemplate(stack), await createTemplate(stack)];
  await call({ action: 'updatepasstemplate', 'pass-template-id': second, ...connection });
  const flights = [
    { templateId: second, value: barcode('BER', 'CDG', '2730') },
    { templateId: first, value: barcode('MUC', 'BER', '2724') },
  ];
  const example = exampleRequest('generate-pass');
  const groupUrls = new Set<string>();
  const references = [];
  for (const { templateId, value } of flights)
    for (const [place, name] of family.entries()) {
      const reference = { 'pass-template-id': templateId, 'pass-id': `${templateId}-${place}` };
      const data = { ...(example['pass-data'] as object), 'group-id': bookingCode, 'barcode-value': value };
      const passData = { ...data, 'passenger-name': name, 'seat-number': `12${'ABCD'[place]}` };
      const answer = await call({ ...example, ...reference, 'pass-data': passData });
      groupUrls.add(String(answer['group-install-url']));
      references.push(reference);
    }
  return { groupUrls: [...groupUrls], references };
}
