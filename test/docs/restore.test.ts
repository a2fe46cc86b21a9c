import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryDirectory } from '../helpers/temporary-directory.ts';

const folder = temporaryDirectory();
const log = path.join(folder, 'log');

/** Times that the table is described as CREATING; AWS's own waiter gives up after 25 times 20 s. */
const creatingFor = 40;

/** Replaces the AWS CLI: a restore takes long, and until then nothing can be read. */
const aws = `#!/bin/sh
echo "$2" >> ${log}
case "$2" in
wait) exit 255 ;;
describe-table) [ "$(grep -c describe-table ${log})" -gt ${creatingFor} ] && echo ACTIVE || echo CREATING ;;
scan) [ "$(grep -c describe-table ${log})" -gt ${creatingFor} ] && echo '{"Items":[{"PK":{"S":"PASS#1"}}]}' || echo '{"Items":[]}' ;;
put-item) cat >> ${path.join(folder, 'items')} ;;
esac
`;

beforeAll(() => writeFileSync(path.join(folder, 'aws'), aws, { mode: 0o755 }));

const fences = [...readFileSync('docs/recovery.md', 'utf8').matchAll(/^ *```\w*\n(.*?)^ *```/gms)]
  .map(([, code = '']) => code)
  .filter((code) => code.includes('restore-table'));
const copying = readFileSync('docs/recovery.md', 'utf8').match(/\(for segment .*?done\)/s)?.[0] ?? '';

test.each(fences.map((code) => [/restore-table-\S+/.exec(code)?.[0], code]))(
  'after %s nothing is read, copied or deleted before the table is there, however long that takes',
  (_, code = '') => {
    writeFileSync(log, '');
    writeFileSync(path.join(folder, 'items'), '');
    const commands = code.replaceAll(/<\w+>/g, 'name');
    // Functions, as a machine's own AWS CLI may come first in the PATH of a shell.
    execFileSync('bash', ['-c', `aws() { ${folder}/aws "$@"; }; sleep() { :; }\n${commands}`]);
    const done = readFileSync(log, 'utf8').trim().split('\n');
    expect(done.filter((each) => each === 'describe-table')).toHaveLength(creatingFor + 1);
    if (code.includes('delete-table')) {
      expect(done.slice(-3)).toEqual(['scan', 'put-item', 'delete-table']);
      expect(readFileSync(path.join(folder, 'items'), 'utf8')).toContain('PASS#1');
    }
  },
);

test('all rows are copied, 25 at a time; an empty segment is no request, and no name that jq keeps to itself is used', () => {
  const requests = path.join(folder, 'requests');
  const all = JSON.stringify({ Items: Array.from({ length: 60 }, (_, n) => ({ PK: { S: `PASS#${n}` } })) });
  const replaced = `aws() { case "$2 $*" in
  scan*"--segment 7 "*) echo '${all}' ;;
  scan*) echo '{"Items":[]}' ;;
  *) cat >> ${requests} ;;
  esac; }`;
  execFileSync('bash', ['-c', `${replaced}\n${copying.replaceAll(/<\w+>/g, 'name')}`]);
  const sent = readFileSync(requests, 'utf8').trim().split('\n');
  expect(sent.map((each) => JSON.parse(each).name.length)).toEqual([25, 25, 10]);
  expect(new Set(sent.flatMap((each) => each.match(/PASS#\d+/g))).size).toBe(60);
  expect(copying).not.toMatch(/\b_\w+\(/);
});
