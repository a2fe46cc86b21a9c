import { globSync, readFileSync } from 'node:fs';

const read = (file: string) => readFileSync(file, 'utf8');
const architecture = read('docs/architecture.md');

/** The rules of .dependency-cruiser.mjs, by the names that they have there. */
const rules = [...read('.dependency-cruiser.mjs').matchAll(/(?:layer\(\s*|floors\(\s*|name: )'([a-z-]+)'/g)].map(
  ([, name]) => name,
);

const [, layers = ''] = /^## Layers\n(.*?)^## /ms.exec(architecture) ?? [];

test('docs/architecture.md names every rule of the layers, and no other', () => {
  const named = layers.split('\n').flatMap(
    (row) =>
      row
        .split('|')
        .at(-2)
        ?.match(/[a-z]+(-[a-z]+)+/g) ?? [],
  );
  expect(rules.length).toBeGreaterThan(20);
  expect(named.sort()).toEqual(rules.sort());
});

test('the table of the layers has each folder of code', () => {
  const cells = [...layers.matchAll(/^\| (`.+?) \|/gm)].flatMap(([, cell = '']) => cell.match(/[\w/]+/g) ?? []);
  const folders = globSync('{*,lambdas/*}/').map((folder) => folder.replace(/\/$/, ''));
  const ignored = read('.gitignore').match(/^\w\S+(?=\/$)/gm) ?? [];
  const isNamed = (folder: string) => cells.some((cell) => `${cell}/`.startsWith(`${folder}/`));
  expect(folders.filter((folder) => !isNamed(folder) && ![...ignored, 'docs'].includes(folder))).toEqual([]);
});

describe.each(sequenceDiagrams())('the sequence diagram %#', (diagram) => {
  const lines = diagram.split('\n').map((line) => line.trim());
  const participants = lines.flatMap((line) => /^participant (\w+)/.exec(line)?.[1] ?? []);

  test('has statements that Mermaid knows, between participants that it declares', () => {
    const wrong = lines.filter((line) => {
      if (/^(autonumber|participant \w+( as [^;#]+)?|end|(par|and|loop|alt|else|opt) [^;#]+|)$/.test(line))
        return false;
      const [, from, to] =
        /^(?:Note (?:over|left of|right of) )?(\w+)(?:(?:-?->>|-?-\)|,)(\w+))?: [^;#]+$/.exec(line) ?? [];
      return from === undefined || [from, to ?? from].some((name) => !participants.includes(name));
    });
    expect(wrong).toEqual([]);
  });

  test('ends every block', () => {
    const opened = lines.filter((line) => /^(par|loop|alt|opt) /.test(line));
    expect(lines.filter((line) => line === 'end')).toHaveLength(opened.length);
  });
});

/** Functions that constructs deploy, from lambdas/. */
const entries = globSync('lib/constructs/*.ts').flatMap((file) =>
  [...read(file).matchAll(/entry: '(.+)'/g)].map(([, entry = '']) => entry),
);

test('each function that a gate change passes is one that is deployed', () => {
  const functions = entries.map((entry) => entry.replaceAll(/^jobs\/|\/handler\.ts$/g, ''));
  const [diagram = ''] = sequenceDiagrams();
  const participants = [...diagram.matchAll(/participant (\w+)(?: as (.+))?/g)].map(([, id, label = id]) => label);
  const others = participants.filter((label = '') => !functions.includes(label));
  expect(others).toEqual(['airline', 'table', 'Apple, Google', 'phone']);
});

test('each handler is deployed', () => {
  const handlers = globSync('**/handler.ts', { cwd: 'lambdas' });
  expect(handlers.length).toBeGreaterThan(8);
  const deployed = entries.filter((entry) => !entry.startsWith('../'));
  expect(handlers.sort()).toEqual([...new Set(deployed)].sort());
});

test('each page that passengers see is drawn', () => {
  const pages = globSync('lambdas/pages/*.ts').flatMap((file) =>
    [...read(file).matchAll(/^export (?:const|function) (\w+Page)\b/gm)].map(([, name = '']) => name),
  );
  const drawn = read('test/long/pages/page-states.ts');
  expect(pages.filter((page) => !new RegExp(`\\b${page}\\b`).test(drawn)).sort()).toEqual([
    'signedOutPage',
    'staffPage',
  ]);
});

function sequenceDiagrams(): string[] {
  return globSync('docs/**/*.md').flatMap((file) =>
    [...read(file).matchAll(/^```mermaid\nsequenceDiagram\n(.*?)^```/gms)].map(([, diagram = '']) => diagram),
  );
}
