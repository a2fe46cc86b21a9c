import { globSync, readFileSync } from 'node:fs';
import { commentsOf } from './helpers/comments.ts';
import { isThere } from './helpers/markdown.ts';

/** Publishers of pages and standards in comments, besides RFCs and docs/. */
const publishers = [
  ...[
    'API Gateway',
    'AWS',
    'Amazon',
    'CloudFormation',
    'CloudFront',
    'CloudWatch',
    'Cognito',
    'DynamoDB',
    'EventBridge',
  ],
  ...[
    'Apple',
    'Git',
    'Google',
    'IANA',
    'ICAO',
    'IATA',
    'ISO/IEC',
    'ITU-T',
    'Linux',
    'OSV',
    'OWASP',
    'OpenID',
    'PKWARE',
    'W3C',
    'WCAG',
    'WHATWG',
    'aws-lambda-ric',
  ],
];
const code = ['bench', 'bin', 'browser', 'clients', 'lambdas', 'lib', 'local', 'test'];

/** Problems of the sources that comments name. */
function problemsOf(text: string): string[] {
  return commentsOf(text).flatMap((comment) => [
    ...(comment.match(/\bdocs\/[\w./#-]*[\w]/g) ?? []).filter((target) => !isThere(target)),
    ...[...comment.matchAll(/\bSources?: ([^;]*)/g)].flatMap(([, source = '']) => (isKnown(source) ? [] : [source])),
    ...(/^(?!.*(RFC \d|W3C|PKWARE|ITU-T)).*\bsections? \d/.exec(comment) ?? []).slice(0, 1),
  ]);
}

/** True of a section of docs/, of an RFC or a section of one, and of a publisher's page by its title. */
const isKnown = (source: string) =>
  /^docs\/((api\/)?[\w-]+\.md#|decisions\/\d{4}-|openapi\.json)/.test(source) ||
  /^RFC \d/.test(source) ||
  publishers.some((publisher) => source.startsWith(publisher) && /^,? [^ ]/.test(source.slice(publisher.length)));

/** Names of documents outside this repository. */
const absent =
  /\b(DECISIONS|DESIGN)\b|\b(?<!PNG |OpenAPI )specification('s|’s|,? \d| is silent)|\b[Tt]he specification\b/;

const files = globSync([
  ...code.map((folder) => `${folder}/**/*.{ts,mjs,cjs,sh}`),
  'docs/**/*.md',
  '*.{md,mjs}',
]).filter((file) => !file.endsWith('sources.test.ts'));

test('every source that a comment names is a section of docs/, an RFC, or a page of a known publisher', () => {
  const found = files
    .filter((file) => file.endsWith('s'))
    .map((file) => [file, problemsOf(readFileSync(file, 'utf8'))] as const);
  expect(found.length).toBeGreaterThan(500);
  expect(found.filter(([, problems]) => problems.length > 0)).toEqual([]);
});

test('no file names a document that is not here', () => {
  const naming = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (absent.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
  );
  expect(naming).toEqual([]);
});

test.each([
  ['/** Source: docs/api.md#no-such-heading. */', 'docs/api.md#no-such-heading'],
  ['/** Source: docs/absent.md#limits. */', 'docs/absent.md#limits'],
  ['// Source: docs/api.md.', 'docs/api.md.'],
  ['/** As docs/decisions/0037 says. */', 'docs/decisions/0037'],
  ['/** Source: specification, 2.8. */', 'specification, 2.8. '],
  ['/**\n * Two lines.\n * Source: DECISIONS.md,\n * Links.\n */', 'DECISIONS.md, Links.'],
  ['/** Sources: some page; RFC 8259. */', 'some page'],
  ['// The set of section 5.3.', ' The set of section 5'],
  ['/** Source: Apple. */', 'Apple. '],
  ['/** Source: Some Blog, a post. */', 'Some Blog, a post. '],
])('the wrong comment %j is found', (comment, problem) => {
  expect(problemsOf(`const a = 1;\n${comment}\nconst b = 'docs/absent.md';\n`)).toEqual([problem]);
});

test.each([
  '/** Source: docs/api.md#limits; RFC 8259, section 8.1. */',
  '/**\n * Source: docs/decisions/0037-airport-data.md\n */',
  '/** Source: RFC 8259. Each alternative is told by its first character. */',
  '/** Source: Apple, Wallet Passes, Pass. */',
  "const glob = 'lib/**/*.ts'; // Source: Amazon SQS quotas, messages of a batch.",
])('the right comment %j is none', (comment) => {
  expect(problemsOf(`${comment}\n`)).toEqual([]);
});

test.each([
  'Source: DECISIONS.md',
  'as DESIGN says',
  'specification, 2.8',
  'of the specification',
  'the specification’s names',
])('the absent document in %j is found', (line) => expect(line).toMatch(absent));
