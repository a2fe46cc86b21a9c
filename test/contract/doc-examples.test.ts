import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LinkBuilder } from '../../clients/link-builder/link-builder.ts';
import { serviceEvent } from '../../lambdas/domain/updates/pass-events.ts';
import { apiForAllTests } from '../helpers/api-for-tests.ts';
import { passenger } from '../helpers/followed-links.ts';
import { problemsBy } from '../helpers/openapi.ts';

/** A block of code in a document. */
interface Block {
  readonly file: string;
  readonly language: string;
  readonly text: string;
}

const documents = ['README.md', ...readdirSync('docs').map((file) => join('docs', file))];
const blocks: readonly Block[] = documents
  .filter((file) => file.endsWith('.md'))
  .flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].map(
      ([, language = '', text = '']): Block => ({ file, language, text }),
    ),
  );

/** Documents with commands for other tests: test/e2e/first-steps.test.ts, test/e2e/live-updates.test.ts. */
const pasted = ['quickstart', 'brand', 'integrating', 'irregular-operations', 'badges'].map(
  (name) => `docs/${name}.md`,
);

type Json = Record<string, unknown>;

/** Parses an example; a fragment is one or more fields of an object. */
const parsed = ({ text }: Block): Json => JSON.parse(text.startsWith('"') ? `{${text}}` : text);

const examples = blocks.filter(({ file, language }) => language === 'json' && !pasted.includes(file));
const requests = examples.map(parsed).filter((json) => typeof json.action === 'string');

/** Fills placeholders: ids by their shown form or their field, and keys by their length. */
const filled = (json: Json, ids: Readonly<Record<string, string>>, imageUrl: string): Json =>
  JSON.parse(JSON.stringify(json).replaceAll('https://images.example.com/', imageUrl), (name, value) => {
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

test('the requests of docs/api.md succeed in their order, and are answered as it shows', async () => {
  const inApi = examples.filter(({ file }) => file === 'docs/api.md').map(parsed);
  const ids: Record<string, string> = {};
  let answer: Json = {};
  for (const json of inApi) {
    if (json.action === undefined) {
      expect(answer).toEqual(asShown(json));
      for (const name of ['pass-template-id', 'issuance-link-id'])
        if (name in json) ids[String(json[name])] = String(answer[name]);
      continue;
    }
    const request = filled(json, ids, api.images.url(''));
    ({ body: answer } = await api.send(request));
    expect(answer).not.toMatchObject({ status: 'failure' });
    if (json.action === 'createpassissuancelink')
      ids.url = new LinkBuilder({ ...request, 'preview-url': String(answer['preview-url']) }).build(
        passenger({ 'pass-id': 'ABC123-2' }),
      );
  }
  expect(Object.keys(ids).sort()).toEqual(['4kHq…', '7Tq2…', '9fXw…', 'bq3f…', 'url']);
});

const stageValues = Object.keys(JSON.parse(readFileSync('stages/stage.schema.json', 'utf8')).properties);
const others = examples.filter(({ file }) => file !== 'docs/api.md');

test.each(others)('the example in $file is what the service takes or answers: $text', (example) => {
  const json = parsed(example);
  if ('detail' in json) {
    const { 'event-type': type, 'occurred-at': at } = serviceEvent.parse(json.detail);
    expect(json).toMatchObject({ source: 'boarding-pass-wallet', 'detail-type': type });
    expect(String(json.time).slice(0, 19)).toBe(at.slice(0, 19));
    return;
  }
  // A fragment of a stage's file.
  if ('publicBaseUrl' in json) return expect(stageValues).toEqual(expect.arrayContaining(Object.keys(json)));
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
  const calls = blocks.filter((block) => !isTested(block) && /^\s*\{|\bcurl\b(?!.*(?:…|\/_local\/))/m.test(block.text));
  expect(calls).toEqual([]);
});
