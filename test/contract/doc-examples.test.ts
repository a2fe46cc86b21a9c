import { globSync, readFileSync } from 'node:fs';
import { requestExamples } from '../../bin/openapi/examples.ts';
import { topics } from '../../bin/openapi/headings.ts';
import { serviceEvent } from '../../lambdas/domain/updates/pass-events.ts';
import { apiForAllTests } from '../helpers/api-for-tests.ts';
import { writtenByPeople } from '../helpers/markdown.ts';
import { problemsBy } from '../helpers/openapi.ts';

/** A block of code in a document. */
interface Block {
  readonly file: string;
  readonly language: string;
  readonly text: string;
}

const documents = ['README.md', ...globSync('docs/{,api/}*.md')];
const blocks: readonly Block[] = documents.flatMap((file) =>
  [...writtenByPeople(readFileSync(file, 'utf8')).matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].map(
    ([, language = '', text = '']): Block => ({ file, language, text }),
  ),
);

/** Documents with commands for other tests: test/long/e2e/first-steps.test.ts, test/long/e2e/live-updates.test.ts. */
const pasted = ['arriving', 'quickstart', 'templates', 'brand', 'integrating', 'irregular-operations', 'badges'].map(
  (name) => `docs/${name}.md`,
);

type Json = Record<string, unknown>;

/** Parses an example; a fragment is one or more fields of an object. */
const parsed = ({ text }: Block): Json => JSON.parse(text.startsWith('"') ? `{${text}}` : text);

const examples = blocks.filter(({ file, language }) => language === 'json' && !pasted.includes(file));
const requests = Object.values(requestExamples).map(({ value }) => value as Json);

/** The template's id in the examples of actions. */
const exampleId = 'k4Hq7Tq2XbP9';

/** Fills placeholders: ids by their shown form or their field, and keys by their length. */
const filled = (json: Json, ids: Readonly<Record<string, string>>, imageUrl: string): Json =>
  JSON.parse(JSON.stringify(json).replaceAll('https://images.example.com/', imageUrl), (name, value) => {
    if (value === exampleId) return ids[value] ?? value;
    if (typeof value !== 'string' || !value.includes('…')) return value;
    const [, length] = /^…(\d+) .*…$/.exec(value) ?? [];
    return length === undefined ? (ids[value] ?? ids[name] ?? value) : 'k'.repeat(Number(length));
  });

/** A matcher of an answer in the docs: … stands for any text, `4kHq…` for an id, a field … for more fields. */
function asShown(shown: unknown): unknown {
  if (typeof shown === 'string' && shown.includes('…')) {
    const literal = shown.split(/\w*…/).map((part) => part.replace(/[.*+?^$()|[\]\\{}]/g, '\\$&'));
    return expect.stringMatching(`^${literal.join('.+')}$`);
  }
  if (Array.isArray(shown)) return shown.map(asShown);
  if (typeof shown !== 'object' || shown === null) return shown;
  const { '…': more, ...fields } = shown as Json;
  const expected = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, asShown(value)]));
  return more === undefined ? expected : expect.objectContaining(expected);
}

const { api } = apiForAllTests();

/** Sends the example of an action, which is a page's own. */
const sendExample = (action: string, ids: Readonly<Record<string, string>>) =>
  api.send(filled(requestExamples[action]?.value as Json, ids, api.images.url('')));

test('the requests of the topics of docs/api succeed, and are answered as they show, and so are those of actions with long answers', async () => {
  const { body: template } = await sendExample('createpasstemplate', {});
  const id = String(template['pass-template-id']);
  const ids: Record<string, string> = { [exampleId]: id, '4kHq…': id };
  expect((await sendExample('generatepass', ids)).body).toMatchObject({ status: 'success' });
  for (const action of ['getpassdata', 'getpasstemplate']) {
    const [shown] = examples.filter(({ file }) => file === `docs/api/${action}.md`).map(parsed);
    expect((await sendExample(action, ids)).body).toEqual(asShown(shown));
  }
  // Other pages show texts in the languages that this one sets.
  const files = ['languages', ...topics.filter((topic) => topic !== 'languages')].map(
    (topic) => `docs/api/${topic}.md`,
  );
  const ofTopics = files.flatMap((file) => examples.filter((example) => example.file === file)).map(parsed);
  expect(ofTopics.filter(({ action }) => action).length).toBeGreaterThan(5);
  let answer: Json = {};
  for (const json of ofTopics) {
    if (json.action === undefined) expect(answer).toEqual(asShown(json));
    else {
      ({ body: answer } = await api.send(filled(json, ids, api.images.url(''))));
      expect(answer).not.toMatchObject({ status: 'failure' });
    }
  }
});

const stageValues = Object.keys(JSON.parse(readFileSync('stages/stage.schema.json', 'utf8')).properties);
const others = examples.filter(({ file }) => !file.startsWith('docs/api/'));

test.each(others)('the example in $file is what the service takes or answers: $text', (example) => {
  const json = parsed(example);
  if ('detail' in json) {
    const { 'event-type': type, 'occurred-at': at } = serviceEvent.parse(json.detail);
    expect(json).toMatchObject({ source: 'boarding-pass-wallet', 'detail-type': type });
    expect(String(json.time).slice(0, 19)).toBe(at.slice(0, 19));
    return;
  }
  // A fragment of a stage's file.
  if (stageValues.some((value) => value in json))
    return expect(stageValues).toEqual(expect.arrayContaining(Object.keys(json)));
  // A fragment of the request with this field.
  const [name = ''] = Object.keys(json);
  const whole = requests.find((request) => name in request);
  if (whole === undefined) throw new Error(`No test knows what this example is: ${example.text}`);
  const request = filled(
    { ...whole, ...json },
    { 'pass-template-id': 'Template0000000000001' },
    'https://images.example.com/',
  );
  expect(problemsBy(`${whole.action}Request`, request)).toEqual([]);
});

test('an example in another language is one that a test runs, or no call of the API', () => {
  const isTested = ({ file, language }: Block) => language === 'json' || pasted.includes(file);
  // A request whose answer is thrown away looks at its headers only.
  const ofApi = /^\s*\{|\bcurl\b(?!.*(?:…|\/_local\/|-o \/dev\/null))/m;
  const calls = blocks.filter((block) => !isTested(block) && ofApi.test(block.text));
  expect(calls).toEqual([]);
});
