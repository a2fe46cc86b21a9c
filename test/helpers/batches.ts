import type { ApiAnswer } from '../../lambdas/api/run-action.ts';
import { exampleRequest } from './examples.ts';

export type Row = Readonly<Record<string, unknown>>;

/** Results of a batch, with a status for each row. */
export const resultsOf = ({ body }: Pick<ApiAnswer, 'body'>) => body.results as readonly Row[];

/** Outcomes of the rows: `success`, or the code of a failure. */
export const outcomesOf = (answer: ApiAnswer) =>
  resultsOf(answer).map(({ status, 'error-code': code }) => code ?? status);

/** A request of generatepass as a row, for a pass with this id. */
export function passRow(passId: string, changes: Row = {}): Row {
  const { action: _action, 'pass-template-id': _template, ...row } = exampleRequest('generate-pass');
  return { ...row, 'pass-id': passId, ...changes };
}

export const generate = (templateId: string, passes: readonly unknown[]) => ({
  action: 'generatepasses',
  'pass-template-id': templateId,
  passes,
});

export const update = (templateId: string, passes: readonly unknown[]) => ({
  action: 'updatepasses',
  'pass-template-id': templateId,
  passes,
});

export const move = (templateId: string, toTemplateId: string, passes: readonly unknown[]) => ({
  action: 'movepasses',
  'pass-template-id': templateId,
  'to-pass-template-id': toTemplateId,
  passes,
});
