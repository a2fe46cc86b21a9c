import { cpSync, globSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { errors } from '../../../lambdas/domain/request/errors.ts';
import { apiKey } from '../../helpers/api.ts';
import { apiForAllTests } from '../../helpers/api-for-tests.ts';
import { makeBrand } from '../../helpers/check-in.ts';
import { forAllTests } from '../../helpers/for-tests.ts';
import { problemsBy } from '../../helpers/openapi.ts';
import { itWith, programs, run } from '../../helpers/programs.ts';
import { serveApi } from '../../helpers/served-api.ts';
import { temporaryDirectory } from '../../helpers/temporary-directory.ts';
import { answersBy, answersTo, comparable, programNames, requests, shownAnswers, writeSnippets } from './examples.ts';
import { exchanges, output, passesTranscript, type Runner, vectors } from './transcript.ts';

const folder = temporaryDirectory();
const project = path.join(folder, 'project');
const runners = path.resolve('test/long/clients/runners');

function mustRun(program: string, args: readonly string[], cwd: string): void {
  const { status, stdout, stderr } = run(program, args, cwd);
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stdout}${stderr}`);
}

/** Packs the packages, from copies beside the same node_modules, and installs them into an empty project. */
beforeAll(() => {
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  mkdirSync(project);
  for (const client of ['typescript', 'link-builder']) {
    const copy = path.join(folder, client);
    cpSync(path.join('clients', client), copy, { recursive: true });
    mustRun('npm', ['pack', '--silent', '--pack-destination', project], copy);
  }
  const archives = globSync('*.tgz', { cwd: project });
  mustRun('npm', ['install', '--offline', '--silent', '--prefix', '.', ...archives], project);
  cpSync(path.join(runners, 'run.mjs'), path.join(project, 'run.mjs'));
});

const { api } = apiForAllTests();
const service = forAllTests(() => serveApi(api));

/** Runs the first call that clients/README.md has for a language, against the service. @returns its output */
async function firstCall(
  language: string,
  file: string,
  { args, env, ...runner }: Runner,
  BASE = service.url,
): Promise<string> {
  const [, code = ''] =
    new RegExp(`^\`\`\`${language}\n([^]*?)^\`\`\`$`, 'm').exec(readFileSync('clients/README.md', 'utf8')) ?? [];
  writeFileSync(path.join(project, file), code);
  const BRAND = await makeBrand(api);
  const shell = { ...env, BASE, KEY: apiKey, BRAND };
  return output({ ...runner, args: [...args, path.join(project, file)], env: shell });
}

const link = /^https:\/\/\S+\/i\/\w+\s?$/;

/** Answers to the documentation's requests, sent as they are. */
let answers: Awaited<ReturnType<typeof answersTo>>;
beforeAll(async () => {
  answers = await answersTo(api);
});

test('the examples of the documentation are done, without warnings, and answered as shown and as their schemas say', () => {
  for (const [place, answer] of answers.entries()) {
    const { action } = requests[place] ?? {};
    expect([action, answer]).toEqual([
      action,
      expect.objectContaining({ status: expect.stringMatching(/success|partial/) }),
    ]);
    expect([action, problemsBy(`${action}Answer`, answer)]).toEqual([action, []]);
    expect(JSON.stringify(answer)).not.toContain('"warnings"');
    const shown = shownAnswers[place];
    // Phones had the passes that these tell of.
    const hasSeenPhones = action === 'getflight' || action === 'explainpass';
    if (shown && !hasSeenPhones) expect([action, answer]).toEqual([action, comparable(JSON.stringify(shown))]);
  }
});

test("the transcript has 30 exchanges, and its errors are the service's", () => {
  expect(exchanges).toHaveLength(30);
  const known = Object.values(errors).map((each) => each.join());
  for (const { status, json = {} } of exchanges.flatMap(({ answers = [] }) => answers))
    if ('error-message' in json && 'error-code' in json)
      expect(known).toContain([json['error-code'], status, json['error-message']].join());
});

test('the packages have their types, which the examples have', () => {
  const code = `import { createClient } from 'boarding-pass-client';
import { LinkBuilder } from 'boarding-pass-link-builder';
const client = createClient({ baseUrl: 'https://passes.example.com', apiKey: 'key' });
const { 'pass-id': passId } = await client.call({ action: 'deletepassdata', 'pass-template-id': 'T1', 'pass-id': 'P1' });
new LinkBuilder({ 'preview-url': passId }).build({}).startsWith('https://');
// @ts-expect-error: no such action
await client.call({ action: 'flyaway' });
`;
  writeFileSync(path.join(project, 'caller.mts'), code);
  const examples = writeSnippets('TypeScript', project, (name) => `${name}.mts`);
  const options = ['--ignoreConfig', '--noEmit', '--skipLibCheck', '--module', 'nodenext', '--types', 'node'];
  mustRun(path.resolve('node_modules/.bin/tsc'), ['caller.mts', ...examples, ...options], project);
});

test('the packages pass the transcript, make the first call and do the examples, under the Node of this project', async () => {
  const node = { program: process.execPath, args: [] };
  await passesTranscript({ ...node, args: [path.join(project, 'run.mjs')] });
  mustRun('node_modules/.bin/link-builder', ['--help'], project);
  expect(await firstCall('js', 'first.mjs', node)).toMatch(link);
  cpSync(path.join(runners, 'examples.mjs'), path.join(project, 'examples.mjs'));
  const done = await answersBy(api, (changed) => {
    const files = writeSnippets('TypeScript', project, (name) => `${name}.mts`, changed);
    return { ...node, args: [path.join(project, 'examples.mjs'), ...files] };
  });
  expect(done).toEqual(answers);
});

itWith(programs.node22, 'the packages pass the transcript under the oldest Node that they may have', (program) =>
  passesTranscript({ program, args: [path.join(project, 'run.mjs')] }),
);

itWith(programs.curl, 'curl does the examples', async () => {
  const done = await answersBy(api, (changed) => {
    const files = writeSnippets('curl', folder, (name) => `${name}.sh`, changed);
    return { program: 'bash', args: [path.join(runners, 'examples.sh'), ...files] };
  });
  expect(done).toEqual(answers);
});

itWith(
  programs.python,
  'the client in Python passes the transcript, makes the first call and does the examples',
  async (program) => {
    const python = { program, args: [], env: { PYTHONPATH: 'clients/python', PYTHONDONTWRITEBYTECODE: '1' } };
    await passesTranscript({ ...python, args: [path.join(runners, 'run.py')] });
    expect(await firstCall('python', 'first.py', python)).toMatch(link);
    const done = await answersBy(api, (changed) => {
      const files = writeSnippets('Python', folder, (name) => `${name}.py`, changed);
      return { ...python, args: [path.join(runners, 'examples.py'), ...files] };
    });
    expect(done).toEqual(answers);
  },
);

/** Paths and values in turn, for Java, which has no JSON. */
const textsOf = (value: unknown, names: readonly string[] = []): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, each]) => textsOf(each, [...names, name]))
    : [names.join('\ue002'), String(value)];

describe('in Java', () => {
  const quick = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];
  const strict = ['--release', '17', '-encoding', 'US-ASCII', '-Xlint:all,-serial', '-Werror'];
  const classes = path.join(folder, 'classes');
  const compile = (javac: string, files: readonly string[]) =>
    mustRun(javac, [...quick.map((flag) => `-J${flag}`), ...strict, '-d', classes, ...files], '.');
  const java = { program: 'java', args: [...quick, '-cp', classes] };

  itWith(programs.java, 'the link builder builds the links of the vectors, and refuses as they say', async (javac) => {
    compile(javac, ['clients/java/boardingpass/LinkBuilder.java', path.join(runners, 'Links.java')]);
    const built = vectors.cases.flatMap(({ definition, links }) =>
      links.map(({ values, link }) => [{ definition, values }, link] as const),
    );
    const refused = vectors.refusals.map(({ definition, values, error }) => [{ definition, values }, error] as const);
    const all = [...built, ...refused];
    const file = path.join(folder, 'links');
    // UTF-16 retains half a character, which a link cannot have.
    writeFileSync(file, all.map(([given]) => textsOf(given).join('\ue001')).join('\ue000'), 'utf16le');
    const printed = await output({ ...java, args: [...java.args, 'Links', file] });
    expect(printed.trimEnd().split('\n')).toEqual(all.map(([, expected]) => expected));
  });

  itWith(programs.java, 'the examples are done', async (javac) => {
    const done = await answersBy(api, (changed) => {
      // Each has the same class: a package of its own lets all be compiled at once.
      const packaged = (snippet: string, name: string) => `package ${name};\n${changed(snippet)}`;
      const files = writeSnippets('Java', folder, (name) => `${name}/Example.java`, packaged);
      compile(javac, [path.join(runners, 'Examples.java'), ...files]);
      return { ...java, args: [...java.args, 'Examples', ...programNames.map((name) => `${name}.Example`)] };
    });
    expect(done).toEqual(answers);
  });

  itWith(programs.java, 'the first call is made, and made again where the service is busy', async () => {
    const keys: unknown[] = [];
    const busy = await serveApi({
      send: async (...request) => {
        keys.push(request[2]);
        return keys.length === 1 ? { httpStatus: 503, body: {} } : api.send(...request);
      },
    });
    const printed = await firstCall('java', 'First.java', java, busy.url).finally(busy.stop);
    expect(JSON.parse(printed)['pass-install-url']).toMatch(link);
    expect(keys).toEqual([expect.any(String), keys[0]]);
  });
});
