import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Language, snippets } from '../../../bin/docs/examples/snippets.ts';
import { apiKey, type TestApi } from '../../helpers/api.ts';
import { openApi } from '../../helpers/openapi.ts';
import { serveApi } from '../../helpers/served-api.ts';
import { output, type Runner } from './transcript.ts';

type Json = Readonly<Record<string, unknown>>;

const { post } = openApi.paths['/v3'];
type Examples = Readonly<Record<string, { readonly value: Json }>>;
const asked: Examples = post.requestBody.content['application/json'].examples;
const answered: Examples = post.responses[200].content['application/json'].examples;

/** Requests of the documentation, in its order, and the answers that it shows. */
export const requests = Object.values(asked).map(({ value }) => value);
export const shownAnswers = Object.keys(asked).map((name) => answered[name]?.value);

/** Makes a new service, whose ids are those of the examples in their order. */
async function newService(api: TestApi): Promise<Pick<TestApi, 'send'>> {
  const { send, services } = await api.another();
  const templateIds = jest.spyOn(services.identity, 'newTemplateId');
  for (const id of ['k4Hq7Tq2XbP9', 'bQ3fT7Wn5KdE', '9fXw3Lr8sYdz']) templateIds.mockReturnValueOnce(id);
  jest.spyOn(services.identity, 'newLinkId').mockReturnValueOnce('7Tq2k4HqXbP9');
  return { send };
}

/** Address of pictures in the examples. */
const pictures = 'https://images.example.com/';

/** A request or a snippet with pictures that the service can fetch. */
const withPictures = (text: string, { images }: TestApi) => text.replaceAll(pictures, images.url(''));

/** Texts in place of those that differ from call to call. */
const texts: Json = {
  'tracking-id': '…',
  'request-id': '…',
  'pass-install-url': 'https://passes.example.com/i/a',
};

/** An answer without what differs from call to call. */
export const comparable = (text: string): Json => JSON.parse(text, (name, value) => texts[name] ?? value);

/** Answers to the requests, sent as they are, by a new service. */
export async function answersTo(api: TestApi): Promise<readonly Json[]> {
  const { send } = await newService(api);
  const answers: Json[] = [];
  for (const request of requests) {
    const { body } = await send(withPictures(JSON.stringify(request), api));
    answers.push(comparable(JSON.stringify(body)));
  }
  return answers;
}

/** Names of the examples' programs, which are Java's packages, too. */
export const programNames = requests.map((_, place) => `example${place}`);

/**
 * Writes the snippets of a language into a folder.
 * @param changed changes a snippet, in which it may not change the request.
 * @returns their files
 */
export function writeSnippets(
  language: Language,
  folder: string,
  fileOf: (name: string) => string,
  changed: (snippet: string, name: string) => string = (snippet) => snippet,
): string[] {
  return requests.map((request, place) => {
    const name = String(programNames[place]);
    const file = path.join(folder, fileOf(name));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, changed(snippets[language](request), name));
    return file;
  });
}

/** Runs the snippets of a language, all by one program, against a new service. @returns the answers that they print */
export async function answersBy(
  api: TestApi,
  prepare: (changed: (snippet: string) => string) => Runner,
): Promise<readonly Json[]> {
  const service = await serveApi(await newService(api));
  const { env, ...runner } = prepare((snippet) => withPictures(snippet, api));
  const printed = await output({ ...runner, env: { ...env, BASE: service.url, KEY: apiKey } }).finally(service.stop);
  return printed.split('\x1e').slice(0, -1).map(comparable);
}
