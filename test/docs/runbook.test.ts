import { readFileSync } from 'node:fs';
import { readCommandLine } from '../../bin/admin/command-line.ts';
import { alarmOfFailureQueue } from '../../lib/names.ts';
import { anchorOf } from '../helpers/markdown.ts';
import { templatesWith } from '../helpers/stacks.ts';

const runbook = readFileSync('docs/runbook.md', 'utf8');
const documents = ['docs/deploy.md', 'docs/runbook.md', 'docs/settings.md'];

/** Lines of code fences, without what follows a #. */
const commandLines = documents.flatMap((document) =>
  [...readFileSync(document, 'utf8').matchAll(/^```\w*\n(.*?)^```/gms)].flatMap(([, code = '']) =>
    code.split('\n').flatMap((line) => {
      const [, words] = /^(?:AWS_REGION=\S+ )?npm run admin -- ([^#]+)/.exec(line) ?? [];
      return words === undefined ? [] : [[document, words.trim()] as const];
    }),
  ),
);
const redriven = commandLines.flatMap(([, line]) => /--queue (\S+)/.exec(line)?.[1] ?? []);

test.each(commandLines)('%s: npm run admin -- %s is a whole command, with options that it takes', (_, line) => {
  const words = line.match(/"[^"]*"|\S+/g) ?? [];
  expect(readCommandLine(words)).toHaveProperty('command');
});

test('each failure queue is in the runbook with the command that empties it, in the section of its alarm', () => {
  const queues = Object.keys(templatesWith().service.toJSON().Outputs).flatMap(
    (output) => alarmOfFailureQueue(output) ?? [],
  );
  expect(queues.length).toBeGreaterThan(5);
  expect(redriven.sort()).toEqual(queues.sort());
  const sections = runbook.split(/^## /m).slice(1);
  for (const queue of queues) {
    const section = sections.find((each) => each.split('\n')[0]?.split(', ').includes(queue));
    expect(section).toMatch(new RegExp(`^npm run admin -- (redrive|purge) --queue ${queue} --stage prod$`, 'm'));
  }
});

test('no command of the runbook is left in half: each that the text names is in a code fence', () => {
  const text = runbook.replaceAll(/^```.*?^```/gms, '');
  expect(text).not.toContain('npm run admin');
  expect(text).not.toMatch(/SQS console/);
});

test('the list of contents has each section of the runbook, in its order', () => {
  const listed = [...runbook.matchAll(/^- \[(.+)\]\(#(.+)\)$/gm)].map(([, title, anchor]) => [title, anchor]);
  const headings = [...runbook.matchAll(/^## (.+)$/gm)].map(([, title = '']) => [title, anchorOf(title)]);
  expect(listed).toEqual(headings);
});
