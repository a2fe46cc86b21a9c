import { readCommandLine } from '../../bin/admin/command-line.ts';
import { commandGroups, commands } from '../../bin/admin/commands.ts';

const read = (line: string) => readCommandLine(line.split(' ').filter(Boolean));
const helpOf = (line: string) => {
  const answer = read(line);
  return 'help' in answer ? answer.help : fail(`${line} is no call for help`);
};
const fail = (message: string): never => {
  throw new Error(message);
};

test.each(Object.entries(commands))(
  '%s --help says in one sentence what it does, and names every option',
  (words, command) => {
    const help = helpOf(`${words} --help`);
    expect(help.split('\n\n')[0]?.replaceAll('\n', ' ')).toMatch(/^[A-Z].{10,110}\.$/);
    for (const name of Object.keys({ ...command.options, ...command.optional })) expect(help).toContain(`--${name}`);
    expect(help.includes(' --stage <stage>')).toBe(command.needs !== 'nothing');
  },
);

test.each(['', '--help'])('without a command all are listed, each with what it does: "%s"', (line) => {
  const help = helpOf(line);
  for (const [words, { summary }] of Object.entries(commands)) {
    expect(help).toContain(`npm run admin -- ${words}`);
    expect(help.replaceAll(/\s+/g, ' ')).toContain(summary);
  }
});

test('the list is in groups, and fits into 100 characters, as the help of each command does', () => {
  const list = helpOf('');
  const titles = list.match(/^[A-Z][\w ,]+$/gm) ?? [];
  expect(titles).toEqual(Object.keys(commandGroups));
  const helps = [list, ...Object.keys(commands).map((words) => helpOf(`${words} --help`))];
  const lengths = helps.flatMap((help) => help.split('\n').map((each) => each.length));
  expect(Math.max(...lengths)).toBeLessThanOrEqual(100);
});

test('the first word of some commands lists those', () => {
  expect(helpOf('due')).toContain('due pause');
  expect(helpOf('due')).not.toContain('account create');
});

test('with --help the beginning of a word lists the commands that begin so; without it, it is no command', () => {
  expect(helpOf('passe --help')).toContain('passes import');
  expect(helpOf('passe --help')).not.toContain('account create');
  expect(() => read('passe --local')).toThrow('There is no command passe');
});

test('a command is read with its options', () => {
  expect(read('account show --account demo --show-api-key --local')).toEqual({
    command: commands['account show'],
    options: { account: 'demo', 'show-api-key': true, local: true },
  });
});

test.each([
  ['acount list --local', 'There is no command acount list: did you mean account list?'],
  ['redirve --queue x --local', 'did you mean redrive?'],
  ['certificate lst --local', 'did you mean certificate list?'],
  ['fly --local', 'There is no command fly; npm run admin -- --help lists all'],
  ['toString --local', 'There is no command toString'],
  ['account list extra --local', 'There is no command account list extra'],
  ['account show --acount demo --local', 'account show takes no --acount: did you mean --account?'],
  ['due status --email x --local', 'due status takes no --email; npm run admin -- due status --help'],
  ['due status --local --stage prod', '--local or --stage, not both'],
  ['account show --account demo extra --local', 'account show takes options only, not extra'],
  ['due status', '--stage is needed, or --local'],
  ['account show --local', '--account is needed: id'],
  ['account show --account --local', '--account needs a value: id'],
  ['key regenerate --account demo --yes=maybe --local', '--yes takes no value'],
  ['due status --stage', '--stage needs a value'],
])('%s is refused: %s', (line, message) => expect(() => read(line)).toThrow(message));
