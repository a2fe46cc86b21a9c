import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { Recorder } from '../../../local/basics/recorder.ts';
import { temporaryDirectory } from '../../helpers/temporary-directory.ts';

const directory = temporaryDirectory();

test('entries are retained across restarts, and half an entry of a crash is dropped', () => {
  const file = path.join(directory, 'entries.jsonl');
  new Recorder<string>(file).add('first – ü');
  appendFileSync(file, '"half an ent');
  const again = new Recorder<string>(file);
  again.add('second');
  expect(new Recorder<string>(file).all()).toEqual(['first – ü', 'second']);
});
