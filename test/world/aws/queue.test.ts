import { Queue, type QueuePorts } from '../../../world/aws/queue.ts';
import { Chance } from '../../../world/time/chance.ts';

let now = Date.parse('2027-03-15T12:00:00Z');
const settings = { name: 'q', url: 'q', arn: 'q', visibilityTimeoutSeconds: 30 };
const queueOf = (ports: Partial<QueuePorts> = {}) => new Queue(settings, { clock: { now: () => now }, ...ports });
const received = (queue: Queue, limit = 10) => queue.receive(limit).map(({ body }) => body);

test('the group with the fewest messages in flight comes first, and of one group the oldest', () => {
  const queue = queueOf();
  for (const number of [1, 2, 3, 4]) queue.send({ body: `large ${number}`, groupId: 'large' });
  expect(received(queue, 2)).toEqual(['large 1', 'large 2']);
  queue.send({ body: 'small', groupId: 'small' });
  queue.send({ body: 'alone' });
  expect(received(queue)).toEqual(['small', 'alone', 'large 3', 'large 4']);
});

test('what a standard queue allows itself happens when it is asked for', () => {
  const strikesOf = (kind: string) => ({ chance: new Chance(1, 'queue'), strikes: (each: string) => each === kind });
  const sent = (kind: string) => {
    const queue = queueOf(strikesOf(kind));
    queue.send({ body: 'message' });
    return queue;
  };
  const late = sent('message-late');
  expect(received(late)).toEqual([]);
  now += 60_000;
  expect(received(late)).toEqual(['message']);
  const lost = sent('message-lost');
  expect([received(lost), lost.hasVisible, lost.size]).toEqual([[], false, 1]);
  const doubled = sent('message-doubled');
  expect([received(doubled), received(doubled)]).toEqual([['message'], ['message']]);
  const again = sent('message-again');
  const [{ receipt = '' } = {}] = again.receive(1);
  expect([again.delete(receipt), again.size, again.nextAt(now)]).toEqual([true, 1, now + 30_000]);
});
