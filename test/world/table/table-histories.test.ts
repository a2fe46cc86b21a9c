import fc from 'fast-check';
import { type Database, databases } from '../../helpers/databases.ts';
import { seed, times } from '../../helpers/effort.ts';
import { answerTo, histories, TableName } from './random-histories.ts';

const runs = times(20);

let all: Database[];
beforeAll(async () => {
  all = await Promise.all(Object.values(databases).map((start) => start()));
  for (const database of all) await database.createTable(TableName);
});
afterAll(() => Promise.all(all.map((database) => database.stop())));

test(`all databases answer ${runs} random histories alike (seed ${seed})`, async () => {
  let count = 0;
  const alike = fc.asyncProperty(histories, async (history) => {
    const id = `${++count}`;
    for (const request of history) {
      const [first, ...others] = await Promise.all(all.map(({ client }) => answerTo(client, request, id)));
      for (const other of others) expect({ request, answer: other }).toEqual({ request, answer: first });
    }
  });
  await fc.assert(alike, { seed, numRuns: runs });
});
