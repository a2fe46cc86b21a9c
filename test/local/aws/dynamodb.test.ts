import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { embeddedKind, startDynamoDb } from '../../../local/aws/dynamodb.ts';
import { temporaryDirectory } from '../../helpers/temporary-directory.ts';

const directory = temporaryDirectory();

test('the embedded database is our own where there is no other, or if it is requested', () => {
  expect(embeddedKind('', true)).toBe('dynoxide');
  expect(embeddedKind('', false)).toBe('own');
  expect(embeddedKind('own', true)).toBe('own');
  expect(() => embeddedKind('toString')).toThrow('LOCAL_DATABASE must be dynoxide or own, not toString');
});

test('the data of another database are not left aside', async () => {
  writeFileSync(path.join(directory, 'dynamodb.sqlite'), '');
  await expect(startDynamoDb(directory, 'own')).rejects.toThrow(/another database: set LOCAL_DATABASE=dynoxide/);
});
