import { readFileSync } from 'node:fs';
import { anchorOf } from '../../bin/docs/anchors.ts';
import { alarmOfFailureQueue } from '../../lib/names.ts';
import { pastedAdminCalls } from '../helpers/pasted-commands.ts';
import { sectionOf } from '../helpers/rehearsal.ts';
import { templatesWith } from '../helpers/stacks.ts';

const runbook = readFileSync('docs/runbook.md', 'utf8');
/** With all alarms that a stage can have. */
const { data, service } = templatesWith({
  canaryKeyArn: 'arn:aws:secretsmanager:eu-central-1:111122223333:secret:canary-0f1e2d',
});
const sections = new Map(
  runbook
    .split(/^## /m)
    .slice(1)
    .map((section) => [section.slice(0, section.indexOf('\n')), section] as const),
);
const named = [data, service]
  .flatMap((template) => Object.keys(template.findResources('AWS::CloudWatch::Alarm')))
  .map((id) => sectionOf(id.replace(/^Alarms|[0-9A-F]{8}$/g, '')));
const alarms = [...new Set(named)];

/** Titles in the list of contents under a line with these words. */
const listedUnder = (words: string) =>
  [...(runbook.split(`\n${words}:\n\n`)[1]?.split('\n\n')[0] ?? '').matchAll(/^- \[(.+)\]\(/gm)].map(
    ([, title = '']) => title,
  );
const urgent = listedUnder('Wake somebody');
const patient = listedUnder('Wait until morning');

test('every alarm has one section, and no section is of an alarm that there is not', () => {
  expect(alarms.length).toBeGreaterThan(25);
  expect([...urgent, ...patient].flatMap((title) => title.split(', ')).sort()).toEqual(alarms.sort());
});

test.each([...urgent, ...patient])('%s: impact, look, meaning and what to do, done when, in this order', (title) => {
  const section = sections.get(title) ?? '';
  const parts = [...section.matchAll(/^\*\*(.+?)\*\*/gm)].map(([, part]) => part);
  expect(parts).toEqual(['Impact.', 'Look.', 'Do.', 'Done when']);
  const [impact = '', look = ''] = section.split(/^\*\*(?:Impact|Look|Do|Done when)/m).slice(1);
  expect(impact.replaceAll('\n', ' ')).toMatch(urgent.includes(title) ? /Wake somebody/ : /Wait until morning/);
  expect(look).toMatch(/Expected: [\s\S]+^```\n[^`]+^```/m);
});

test('each failure queue is in the runbook with the command that empties it, in the section of its alarm', () => {
  const queues = Object.keys(service.toJSON().Outputs).flatMap((output) => alarmOfFailureQueue(output) ?? []);
  expect(queues.length).toBeGreaterThan(5);
  const emptied = pastedAdminCalls('docs/runbook.md').flatMap((call) => /--queue (\S+)/.exec(call)?.[1] ?? []);
  expect(emptied.sort()).toEqual(queues.sort());
  for (const queue of queues) {
    const section = [...sections].find(([title]) => title.split(', ').includes(queue))?.[1];
    expect(section).toMatch(new RegExp(`^npm run admin -- (redrive|purge) --queue ${queue} --stage prod$`, 'm'));
  }
});

test('the list of contents has each section of the runbook', () => {
  const listed = [...runbook.matchAll(/^- \[(.+)\]\(#(.+)\)$/gm)].map(([, title, anchor]) => [title, anchor]);
  expect(listed.sort()).toEqual([...sections.keys()].map((title) => [title, anchorOf(title)]).sort());
});

test('an alarm leads to no change of the source code: values are of the stage’s file', () => {
  for (const title of [...urgent, ...patient]) expect(sections.get(title)).not.toMatch(/lib\/|\.ts\b/);
});

test('the way back is open while an alarm rings: CodeDeploy does not ask it', () => {
  expect(sections.get('Rolling back')).toMatch(/"trafficShifting": "ALL_AT_ONCE"/);
});
