import { describeBuilds } from '../../bin/admin/version-command.ts';

const commits: Readonly<Record<string, string>> = { aaaa: '1111', bbbb: '2222' };
const outputs = { Build: 'aaaa', PublicBaseUrl: 'https://passes.example.com' };

const described = (answering: string | undefined, { checkedOut = 'aaaa', only = false, of = outputs as object } = {}) =>
  describeBuilds(
    of as typeof outputs,
    {
      checkedOut,
      commitOf: (build) => commits[build],
      fetch: async (address) => {
        expect(address).toBe('https://passes.example.com/robots.txt');
        if (answering === undefined) throw new TypeError('fetch failed');
        return new Response('', { headers: answering === '' ? {} : { 'x-build': answering } });
      },
    },
    only,
  );

test('version names the builds that are deployed, answer and are checked out, with their commits', async () => {
  expect(await described('aaaa', { checkedOut: 'cccc' })).toEqual({
    text: [
      'deployed       aaaa  commit 1111',
      'answering      aaaa  commit 1111',
      'this checkout  cccc  commit unknown',
    ].join('\n'),
    exitCode: 0,
  });
});

test.each([
  ['another build answers', 'bbbb', 'answering      bbbb  commit 2222'],
  ['an answer names none', '', 'answering      no build named'],
  ['nothing answers', undefined, 'answering      no build named'],
])('version has exit code 2 if %s', async (_title, answering, line) => {
  expect(await described(answering)).toEqual({ text: expect.stringContaining(line), exitCode: 2 });
});

test('--only-commit is the commit for other commands, or fails', async () => {
  expect(await described('aaaa', { only: true })).toBe('1111');
  await expect(described('aaaa', { only: true, of: { ...outputs, Build: 'cccc' } })).rejects.toThrow('of no commit');
});

test('a stage without the output is of an older version', async () => {
  const { Build: _, ...of } = outputs;
  await expect(described('aaaa', { of })).rejects.toThrow('without the output Build');
});
