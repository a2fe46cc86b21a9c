/** The example consumer as a process of its own, which a test can kill. Its queue is that of test/long/helpers/http-queue.ts. */
import { type CheckIn, consume, type FlightChange, type Message } from '../../clients/check-in/consumer.ts';

const { BASE_URL: baseUrl = '', API_KEY: apiKey = '', QUEUE_URL: queueUrl = '' } = process.env;

async function ask(verb: string, body: object): Promise<unknown> {
  const answer = await fetch(`${queueUrl}/${verb}`, { method: 'POST', body: JSON.stringify(body) });
  return answer.json();
}

await consume({
  baseUrl,
  apiKey,
  queue: {
    receive: async (most) => (await ask('receive', { most })) as Message[],
    delete: async (messages) => void (await ask('delete', { receipts: messages.map(({ receipt }) => receipt) })),
    bury: async ({ receipt }, reason) => void (await ask('bury', { receipt, reason })),
  },
  translate: (body) => JSON.parse(body) as { checkIn?: CheckIn; flightChange?: FlightChange },
});
