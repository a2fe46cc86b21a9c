import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { onceInRun, runFolder, valueOnceInRun } from './once-in-run.ts';
import { temporaryDirectory } from './temporary-directory.ts';

process.env[runFolder] = temporaryDirectory();

test('what many request at once is made once, also when making it begins with removing its folder', async () => {
  let makings = 0;
  const request = () =>
    onceInRun('dear', async (folder) => {
      rmSync(folder, { recursive: true });
      await Promise.resolve();
      mkdirSync(folder);
      writeFileSync(path.join(folder, 'file'), String(++makings));
    });
  const folders = await Promise.all([request(), request(), request()]);
  expect(new Set(folders).size).toBe(1);
  expect(readFileSync(path.join(folders[0] ?? '', 'file'), 'utf8')).toBe('1');
  expect(await request()).toBe(folders[0]);
  expect(makings).toBe(1);
});

test('a failure reaches all who wait, and all later ones', async () => {
  const request = () => onceInRun('broken', () => Promise.reject(new Error('no space left')));
  const answers = await Promise.allSettled([request(), request()]);
  for (const answer of [...answers, ...(await Promise.allSettled([request()]))])
    expect(answer).toMatchObject({ status: 'rejected', reason: { message: expect.stringContaining('no space left') } });
});

test('a value is read back, and without a run made for each', async () => {
  const values = [1, 2];
  const request = () => valueOnceInRun('value', async () => ({ value: values.shift() }));
  expect([await request(), await request()]).toEqual([{ value: 1 }, { value: 1 }]);
  const folder = process.env[runFolder] ?? '';
  delete process.env[runFolder];
  expect(await request()).toEqual({ value: 2 });
  expect(existsSync(path.join(folder, 'value.made'))).toBe(true);
});
