import { execFile } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { digestOf, kept } from '../basics/kept.ts';
import { decodedPathOf, type EdgeAnswer, type EdgeRequest, pathOf, textAnswer } from './exchange.ts';

/** Address of the documentation's site. */
export const docsPath = '/docs';

export const isDocumentation = ({ target }: Pick<EdgeRequest, 'target'>) => /^\/docs(\/|$)/.test(pathOf(target));

/** Inputs of the site, in the project's folder. */
export const docsInputs = [
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'NOTICE.md',
  'README.md',
  'SECURITY.md',
  'bin/docs',
  'bin/docs.ts',
  'bin/help.ts',
  'browser/docs',
  'clients',
  'docs',
  'bin/openapi',
  'lambdas/domain',
  'lambdas/pages/html.ts',
  'node_modules/.package-lock.json',
];

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
};

/** The documentation's site, made by `npm run docs` when a page is opened and a source has changed since it was made. */
export class Documents {
  readonly #project: string;
  readonly #folder: string;
  #making: Promise<void> | undefined;

  constructor(projectDirectory: string, dataDirectory: string) {
    this.#project = projectDirectory;
    this.#folder = path.join(dataDirectory, 'docs');
  }

  async answer({ target }: EdgeRequest): Promise<EdgeAnswer> {
    // Links of the pages are relative.
    if (pathOf(target) === docsPath)
      return { ...textAnswer(302, 'text/plain', ''), headers: { location: `${docsPath}/` } };
    const name = (decodedPathOf(target) ?? '').slice(docsPath.length).replace(/\/$/, '/index.html');
    const extension = path.extname(name);
    try {
      if (extension === '.html' || extension === '') await this.#upToDate();
    } catch (error) {
      return textAnswer(
        500,
        'text/plain; charset=utf-8',
        `The documentation cannot be made. ${(error as Error).message}`,
      );
    }
    const file = path.join(this.#folder, name);
    const isThere = file.startsWith(this.#folder + path.sep) && existsSync(file) && statSync(file).isFile();
    if (!isThere) return this.#notFound();
    return { status: 200, headers: { 'content-type': types[extension] ?? '' }, body: readFileSync(file) };
  }

  #notFound(): EdgeAnswer {
    const page = path.join(this.#folder, '404.html');
    if (!existsSync(page)) return textAnswer(404, 'text/plain', 'Not found');
    return { status: 404, headers: { 'content-type': types['.html'] ?? '' }, body: readFileSync(page) };
  }

  /** Makes the site once for all requests that wait for it, in a process of its own: the stack goes on meanwhile. */
  #upToDate(): Promise<void> {
    this.#making ??= this.#make().finally(() => {
      this.#making = undefined;
    });
    return this.#making;
  }

  async #make(): Promise<void> {
    const digest = digestOf(docsInputs.map((input) => [this.#project, input]));
    await kept(this.#folder, `${this.#folder}.sha256`, digest, async () => {
      const options = ['--try-it', '--base', `${docsPath}/`];
      await promisify(execFile)(process.execPath, ['bin/docs.ts', this.#folder, ...options], { cwd: this.#project });
    });
  }
}
