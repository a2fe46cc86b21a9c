import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { clientOf } from '../../lambdas/context/client.ts';
import { sdkConfig, tableOf } from '../../lambdas/context/sdk.ts';
import { systemClock } from '../../lambdas/runtime/clock.ts';
import { setEnv } from '../helpers/set-env.ts';

/** Counters of a handler that answers in turns of the event loop, each when no more requests come. */
let [atATime, peak, answered] = [0, 0, 0];
const requestHandler = {
  async handle() {
    peak = Math.max(peak, ++atATime);
    await new Promise(setImmediate);
    atATime -= 1;
    answered += 1;
    // Every third request fails, and is repeated.
    const response = { statusCode: answered % 3 === 0 ? 503 : 200, headers: {}, body: '{}' };
    return { response };
  },
};
const sdk = { ...sdkConfig({ requestHandler }), region: 'eu-central-1' };
const restoreEnv = setEnv({ AWS_REGION: 'eu-central-1', AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' });
afterAll(restoreEnv);
beforeEach(() => {
  [peak, answered] = [0, 0];
});

test.each([
  [
    'the table',
    () => {
      const { client } = tableOf('passes', sdk, systemClock);
      return () => client.send(new GetCommand({ TableName: 'passes', Key: { PK: 'a', SK: 'b' } }));
    },
  ],
  [
    'another service',
    () => {
      const client = clientOf(SecretsManagerClient, sdk);
      return () => client.send(new GetSecretValueCommand({ SecretId: 'a' }));
    },
  ],
])('requests to %s wait for a connection before their timeouts begin', async (_service, sending) => {
  const send = sending();
  await Promise.all(Array.from({ length: 120 }, () => send().catch(() => {})));
  expect(answered).toBeGreaterThanOrEqual(120);
  expect(peak).toBe(50);
});
