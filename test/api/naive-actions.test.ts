import * as z from 'zod';
import { type Answer, type Call, defineAction } from '../../lambdas/api/action.ts';
import { findPass, passReference } from '../../lambdas/api/passes/find-pass.ts';
import { passAt } from '../../lambdas/domain/pass/expiration.ts';
import { ApiError, type EnvelopeName, failureBody, repeatedIds } from '../../lambdas/domain/request/errors.ts';
import { boardingPassOf } from '../../lambdas/domain/shown/boarding-pass.ts';
import { passDataOf } from '../../lambdas/domain/shown/shown-data.ts';
import type { Passes } from '../../lambdas/ports/passes.ts';
import type { Archive } from '../../lambdas/ports/work.ts';
import { attributesOf, type PassItem, passOf } from '../../lambdas/storage/dynamo-passes.ts';
import { examplePass, exampleTemplate } from '../helpers/examples.ts';

/**
 * Mistakes that do not compile: a `@ts-expect-error` whose next line is right fails `npm run check`. Where the types are
 * overridden all the same, the mistakes show no status, rather than the wrong one.
 */
const template = exampleTemplate();
const stored = passOf(attributesOf(examplePass()) as PassItem);
const shown = passAt(template, stored, new Date('2030-01-01T00:00:00Z'));

const named = { name: 'getpassstatus', scope: 'read', input: passReference, internalError: 'internal' } as const;

test('getpassstatus with the status of the stored pass does not compile; with passAt it says that the pass has expired', async () => {
  const naive = defineAction({
    ...named,
    output: z.object({ 'pass-status': z.string() }),
    async run(input, call) {
      const pass = await findPass(input, call);
      // @ts-expect-error: a stored pass has no status that people see
      return { 'pass-status': pass.status };
    },
  });
  const call = { account: { id: 'demo' }, identity: { passKey: async () => '' }, passes: { find: async () => stored } };
  const reference = { 'pass-template-id': stored.templateId, 'pass-id': stored.passId };
  expect(await naive.run(reference, call as unknown as Call)).toEqual({ 'pass-status': undefined });
  expect(shown.status).toBe('expired');
});

test('a stored pass is neither rendered nor answered with, nor archived', () => {
  // @ts-expect-error: neither wallets nor pages
  expect(boardingPassOf(template, stored).status).toBeUndefined();
  // @ts-expect-error: no answer
  expect(passDataOf(template, stored)).toBeDefined();
  // @ts-expect-error: no archive, which has the pass as it was when it ended
  const archive = (archives: Archive) => archives.put(stored, new Date());
  expect(archive).toBeDefined();
});

test('a pass as it is shown is not stored: its status would stay when its expiration moves', () => {
  // @ts-expect-error: not by a new item
  const create = (passes: Passes) => passes.create(shown);
  // @ts-expect-error: not by a change
  const update = (passes: Passes) => passes.update(shown);
  expect([create, update]).toHaveLength(2);
  // @ts-expect-error: not by any write
  expect(attributesOf(shown).status).toBeUndefined();
});

test('an answer with a name of the envelope does not compile, neither of an action nor of a batch’s row', () => {
  // @ts-expect-error: every answer has a status of its own
  defineAction({ ...named, output: z.object({ status: z.string() }), run: async () => ({ status: 'voided' }) });
  type Refused = { [Name in EnvelopeName]: Record<Name, string> extends Answer ? never : Name }[EnvelopeName];
  const names: Record<Refused, true> = {
    status: true,
    'error-code': true,
    'error-message': true,
    'error-info': true,
    errors: true,
    'request-id': true,
    help: true,
  };
  const error = new ApiError('E9007_noSuchPass', '', [{ field: 'pass-id', message: '' }]);
  const fields = Object.fromEntries(repeatedIds.map((name) => [name, 'id']));
  const bodies = (['error-message', 'error-info'] as const).map((messageField) =>
    failureBody(error, { requestId: 'request', messageField, fields, docsUrl: 'https://docs.example.com' }),
  );
  const used = new Set(bodies.flatMap((body) => Object.keys(body)));
  expect([...used].sort()).toEqual([...Object.keys(names), ...repeatedIds].sort());
});
