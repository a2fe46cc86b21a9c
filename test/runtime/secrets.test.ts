import {
  GetSecretValueCommand,
  ResourceNotFoundException,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { mockClient } from 'aws-sdk-client-mock';
import { Secrets } from '../../lambdas/runtime/secrets.ts';
import { fixedClock } from '../helpers/fixed-clock.ts';

const manager = mockClient(SecretsManagerClient);
afterAll(() => manager.restore());
let nowMs: number;
let clock: ReturnType<typeof fixedClock>;
let secrets: Secrets;
beforeEach(() => {
  manager.reset();
  nowMs = 0;
  clock = fixedClock(() => new Date(nowMs));
  secrets = new Secrets(new SecretsManagerClient({ region: 'eu-central-1' }), clock);
});

const requests = () => manager.commandCalls(GetSecretValueCommand).length;
const fiveMinutes = 5 * 60_000;
const out = new Error('Secrets Manager is out of reach');
const gone = new ResourceNotFoundException({ $metadata: {}, message: 'gone' });

test('a value is read once in five minutes, also by many at the same time', async () => {
  manager.on(GetSecretValueCommand).resolves({ SecretString: 'one' });
  expect(await Promise.all(['INDEX', 'INDEX', 'INDEX'].map((name) => secrets.read(name)))).toEqual([
    'one',
    'one',
    'one',
  ]);
  nowMs = fiveMinutes - 1;
  await secrets.read('INDEX');
  expect(requests()).toBe(1);
  manager.on(GetSecretValueCommand).resolves({ SecretString: 'two' });
  nowMs = fiveMinutes;
  expect(await secrets.read('INDEX')).toBe('two');
});

test('while Secrets Manager is out the last value is good, and is not requested by every call', async () => {
  manager.on(GetSecretValueCommand).resolves({ SecretString: 'one' });
  await secrets.read('INDEX');
  manager.on(GetSecretValueCommand).rejects(out);
  nowMs = fiveMinutes;
  expect(await Promise.all(['INDEX', 'INDEX'].map((name) => secrets.read(name)))).toEqual(['one', 'one']);
  for (let call = 0; call < 100; call++) expect(await secrets.read('INDEX')).toBe('one');
  expect(requests()).toBe(2);
  manager.on(GetSecretValueCommand).resolves({ SecretString: 'two' });
  nowMs = 2 * fiveMinutes;
  expect(await secrets.read('INDEX')).toBe('two');
});

test('no request waits long for another reading of a known secret', async () => {
  manager.on(GetSecretValueCommand).resolves({ SecretString: 'one' });
  await secrets.read('INDEX');
  manager.on(GetSecretValueCommand).callsFake(() => new Promise(() => {}));
  nowMs = fiveMinutes;
  const reading = secrets.read('INDEX');
  await new Promise(setImmediate);
  clock.timeOut();
  expect(await reading).toBe('one');
});

test('a secret that has been deleted is used no more', async () => {
  manager.on(GetSecretValueCommand).resolves({ SecretString: 'one' });
  await secrets.read('certificate');
  manager.on(GetSecretValueCommand).rejects(gone);
  nowMs = fiveMinutes;
  await expect(secrets.read('certificate')).rejects.toThrow('gone');
  await expect(secrets.read('certificate')).rejects.toThrow('gone');
});

test('without a value the failure is passed on, and the next call requests it anew', async () => {
  manager.on(GetSecretValueCommand).rejectsOnce(out).resolves({ SecretString: 'one' });
  await expect(secrets.read('INDEX')).rejects.toThrow('out of reach');
  expect(await secrets.read('INDEX')).toBe('one');
});

test('the value before is read once in five minutes, also where there is none', async () => {
  const previous = { SecretId: 'ORIGIN', VersionStage: 'AWSPREVIOUS' };
  manager.on(GetSecretValueCommand, previous).rejects(gone);
  expect([await secrets.readPrevious('ORIGIN'), await secrets.readPrevious('ORIGIN')]).toEqual([undefined, undefined]);
  expect(requests()).toBe(1);
  manager.on(GetSecretValueCommand, previous).resolves({ SecretString: 'one' });
  nowMs = fiveMinutes;
  expect(await secrets.readPrevious('ORIGIN')).toBe('one');
  manager.on(GetSecretValueCommand, previous).rejects(out);
  nowMs = 2 * fiveMinutes;
  expect(await secrets.readPrevious('ORIGIN')).toBe('one');
});
