import { createHash } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type * as z from 'zod';
import { ApiError } from '../domain/request/errors.ts';
import { replacementProblem } from '../domain/text/printable.ts';
import { bodyOf } from '../http/body.ts';

/** Maximum size of a form. Certificates, keys and service accounts have a few KB. */
const maxBytes = 128 * 1024;

/** Values of each field: texts, and the bytes of files. A field for a file that was left empty is none. */
export type Form = ReadonlyMap<string, readonly (string | Uint8Array)[]>;

/**
 * Reads a form, with files or without.
 * @returns an empty form for what is none, which lacks the token of our pages.
 * @throws E9004
 */
export async function formOf(event: APIGatewayProxyEventV2): Promise<Form> {
  const body = bodyOf(event);
  if (body.length > maxBytes)
    throw new ApiError(
      'bodyTooLarge',
      'Nothing was changed: this is larger than 128 KB. The files of a certificate have a few KB each: choose those.',
    );
  const values: [name: string, value: string | Uint8Array][] = [];
  for (const [name, value] of await dataOf(body, event.headers['content-type']))
    if (typeof value === 'string') values.push([name, value]);
    else if (value.size > 0) values.push([name, await value.bytes()]);
  const form = Map.groupBy(values, ([name]) => name);
  return new Map([...form].map(([name, all]) => [name, all.map(([, value]) => value)]));
}

async function dataOf(body: Uint8Array, type = ''): Promise<FormData> {
  try {
    return await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
  } catch {
    return new FormData();
  }
}

export const fieldText = (form: Form, name: string): string => {
  const [text] = form.get(name) ?? [];
  return typeof text === 'string' ? text : '';
};

/** A name for a form and all that it says: another one as soon as anything in it is corrected. */
export function contentOf(path: string, form: Form): string {
  const hash = createHash('sha256').update(path);
  for (const [name, values] of form) for (const value of values) hash.update(`\0${name}\0`).update(value);
  return hash.digest('hex');
}

/** Names of fields that every form has. */
const ofEveryForm = ['csrf', 'once'];

/**
 * What a form says, by a schema.
 * @param several names of fields that may have several values.
 * @throws E9003 with messages that quote no part of it.
 */
export function parsed<Output>(schema: z.ZodType<Output>, form: Form, several: readonly string[] = []): Output {
  const own = [...form].filter(([name]) => !ofEveryForm.includes(name));
  const fields = own.map(([name, values]) => [name, several.includes(name) ? values : values[0]] as const);
  const { success, data, error } = schema.safeParse(Object.fromEntries(fields));
  if (success) return data;
  const problems = error.issues.map(({ path, message }) => ({ field: String(path[0] ?? ''), message }));
  throw new ApiError('invalidFields', undefined, problems);
}

/** @param problemOf by default refuses wrongly decoded text, which in a secret would otherwise fail much later. */
export const asSent = <Schema extends z.ZodType<string>>(schema: Schema, problemOf = replacementProblem) =>
  schema.superRefine((text, context) => {
    const problem = problemOf(text);
    if (problem) context.addIssue({ code: 'custom', message: `This ${problem}.` });
  });
