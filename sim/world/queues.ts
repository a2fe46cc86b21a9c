import { Queue } from '../../world/aws/queue.ts';
import { queueSettings } from './environment.ts';
import type { World } from './world.ts';

interface Settings {
  readonly name: string;
  /** Timeout of the function that takes its messages, s. */
  readonly timeoutSeconds: number;
  /** Receives after which a message is dead. */
  readonly attempts?: number;
  readonly retentionSeconds?: number;
}

/** The service's queues, each with its dead-letter queue. */
export const queuesOf = (world: World) =>
  Object.fromEntries(
    Object.entries(queueSettings).map(([name, settings]) => [name, queueOf(world, settings)]),
  ) as Queues;

export type Queues = Readonly<Record<keyof typeof queueSettings, Queue>>;

function queueOf(world: World, { timeoutSeconds, attempts: maxReceiveCount, ...settings }: Settings): Queue {
  const placeOf = (name: string) => ({
    name,
    url: `https://sqs.example/${name}`,
    arn: `arn:aws:sqs:eu-central-1:0:${name}`,
    visibilityTimeoutSeconds: timeoutSeconds + 60,
  });
  const dead = { ...placeOf(`${settings.name}-failures`), retentionSeconds: 14 * 24 * 3_600 };
  const deadLetters = new Queue(dead, { clock: world });
  const redrive = maxReceiveCount === undefined ? undefined : { deadLetterArn: dead.arn, maxReceiveCount };
  return new Queue(
    { ...settings, ...placeOf(settings.name), redrive },
    { ...world.ports, deadLetters: () => deadLetters },
  );
}
