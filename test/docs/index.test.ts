import { globSync, readdirSync, readFileSync } from 'node:fs';

const read = (file: string) => readFileSync(file, 'utf8');
const decisions = readdirSync('docs/decisions').filter((file) => file !== 'README.md');

/** The file, title and status of each row of the index. */
const rows = [
  ...read('docs/decisions/README.md').matchAll(/^\| \[(\d{4})\]\((.+?)\) \| (.+) \| (.+) \| (.+) \|$/gm),
].map(([, number = '', file = '', title = '', since = '', status = '']) => ({ number, file, title, since, status }));

test('the index of the decisions has each of them in order, with its number and title', () => {
  expect(rows.map(({ file }) => file)).toEqual(decisions);
  const titles = decisions.map((file) => read(`docs/decisions/${file}`).split('\n')[0]);
  expect(rows.map(({ number, title }) => `# ${number}: ${title}`)).toEqual(titles);
});

test('each decision has a date, and is in force or names a later one that replaces it', () => {
  const numbers = new Set(rows.map(({ number }) => number));
  const wrong = rows.filter(({ number, since, status }) => {
    const later = [...status.matchAll(/\[(\d{4})\]/g)].map(([, each = '']) => each);
    return !(
      /^20\d\d-[01]\d-[0-3]\d$/.test(since) &&
      /^(in force$|in force; .+ by \[\d{4}\]|replaced by \[\d{4}\])/.test(status) &&
      later.every((each) => numbers.has(each) && each > number)
    );
  });
  expect(wrong).toEqual([]);
});

test('code or a document leads to each decision, besides other decisions', () => {
  const code = '{bench,bin,browser,clients,lambdas,lib,local,sim,test,world}/**/*.{ts,mjs,cjs,sh}';
  const files = globSync([code, '{docs,docs/api,clients}/*.md', '*.{md,js,mjs}']).filter(
    (file) => file !== 'CHANGELOG.md',
  );
  const links = files.flatMap((file) => read(file).match(/decisions\/\d{4}/g) ?? []);
  const linked = new Set(links.map((link) => link.slice(-4)));
  expect(decisions.filter((file) => !linked.has(file.slice(0, 4)))).toEqual([]);
});

test('docs/README.md lists every page of docs/', () => {
  const pages = readdirSync('docs').filter((file) => /\.(md|json)$/.test(file) && file !== 'README.md');
  const listed = [...read('docs/README.md').matchAll(/\]\(([\w.-]+\.(?:md|json))\)/g)].map(([, file]) => file);
  expect(listed.sort()).toEqual(pages.sort());
});
