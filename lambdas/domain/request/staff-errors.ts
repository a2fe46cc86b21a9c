import type { ErrorEntry } from './errors.ts';

/** Errors that an airline's staff receive, on the desk and the settings page. Source: docs/errors.md#errors. */
export const staffErrors = {
  accountRefused: ['E9051', 400, 'The account cannot be changed like this.'],
  noSuchPage: ['E9052', 404, 'There is no such page.'],
  roleRefused: ['E9054', 403, 'Your role does not allow this: ask an admin of your airline.'],
  forgedRequest: ['E9055', 403, 'This did not come from our page: reload it and try again.'],
  reviewOver: ['E9056', 409, 'Not done: this was reviewed more than ten minutes ago. Look at it again.'],
  countWrong: ['E9057', 400, 'Not done: type the number of passes.'],
  changedMeanwhile: ['E9058', 409, 'Not done: it was changed meanwhile. Look at it again.'],
} as const satisfies Record<string, ErrorEntry>;
