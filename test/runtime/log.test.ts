import { jsonLog } from '../../lambdas/runtime/log.ts';
import { now } from '../helpers/examples.ts';
import { fixedClock } from '../helpers/fixed-clock.ts';

function logged(write: (log: ReturnType<typeof jsonLog>) => void): Record<string, unknown> {
  const lines: string[] = [];
  write(jsonLog(fixedClock(), (line) => void lines.push(line)));
  expect(lines).toHaveLength(1);
  return JSON.parse(lines[0] as string);
}

test('information is one JSON line with its code', () => {
  expect(logged((log) => log.info('DUE-QUEUED', { queued: 3 }))).toEqual({
    timestamp: now.toISOString(),
    level: 'info',
    code: 'DUE-QUEUED',
    queued: 3,
  });
});

test('of an error only names and places are written, as its message may quote what a caller sent', () => {
  const cause = new TypeError('Erika Mustermann');
  const line = logged((log) => log.error('API-500', new Error('pass ABC123-1\n at ABC123-1', { cause })));
  expect(line).toMatchObject({ level: 'error', code: 'API-500', error: 'Error' });
  expect(line.at).toContainEqual(expect.stringContaining('log.test'));
  expect(line.at).toContain('caused by TypeError');
  expect(JSON.stringify(line)).not.toMatch(/Erika|ABC123/);
});

test('something thrown that is no error is named by its type only', () => {
  expect(logged((log) => log.error('API-500', 'secret'))).toEqual({
    timestamp: now.toISOString(),
    level: 'error',
    code: 'API-500',
    error: 'string',
    at: [],
  });
});
