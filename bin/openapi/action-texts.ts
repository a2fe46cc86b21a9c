import path from 'node:path';
import { commentsIn, type Described, filesOf } from './comments.ts';

const nameOf = (text: string) => text.toLowerCase().replaceAll('-', '');

/** The comments in an action's file, by the names of their properties and constants in small letters, by the action's name. */
const comments = new Map(
  filesOf('lambdas/api/actions').map((file) => [nameOf(path.basename(file, '.ts')), commentsIn(file)]),
);

const commentOn = (action: string) =>
  Object.entries(comments.get(action) ?? {}).find(([name]) => nameOf(name) === action)?.[1];

/** Description of an action: the comment above its declaration. */
export const textOfAction = (action: string): string | undefined => commentOn(action)?.text;

/** Codes of its errors with their reasons, from the same comment. */
export const throwsOfAction = (action: string): string | undefined => commentOn(action)?.throws;

/** Descriptions of fields that an action's file declares, such as those of its answer. */
export const textsInAction = (action: string): Readonly<Record<string, Described>> => comments.get(action) ?? {};
