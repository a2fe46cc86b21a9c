import { globSync, readdirSync, readFileSync } from 'node:fs';

const read = (file: string) => readFileSync(file, 'utf8');
const decisions = readdirSync('docs/decisions').filter((file) => file !== 'README.md');

test('the index of the decisions lists each page by its title', () => {
  const listed = [...read('docs/decisions/README.md').matchAll(/^- \[(.+)\]\((.+)\)$/gm)].map(([, title, file]) => ({
    title,
    file,
  }));
  const titles = decisions.map((file) => ({ title: read(`docs/decisions/${file}`).split('\n')[0]?.slice(2), file }));
  expect(listed).toEqual(titles);
});

test('code or a document leads to each page of decisions, besides other decisions', () => {
  const code = '{bench,bin,browser,clients,lambdas,lib,local,sim,test,world}/**/*.{ts,mjs,cjs,sh}';
  const files = globSync([code, '{docs,docs/api,clients}/*.md', '*.{md,js,mjs}']);
  const linked = new Set(files.flatMap((file) => read(file).match(/(?<=decisions\/)[\w-]+\.md/g) ?? []));
  expect(decisions.filter((file) => !linked.has(file))).toEqual([]);
});

test('docs/README.md lists every page of docs/', () => {
  const pages = readdirSync('docs').filter((file) => /\.(md|json)$/.test(file) && file !== 'README.md');
  const listed = [...read('docs/README.md').matchAll(/\]\(([\w.-]+\.(?:md|json))\)/g)].map(([, file]) => file);
  expect(listed.sort()).toEqual(pages.sort());
});
