import { readFileSync } from 'node:fs';
import { actions } from '../../lambdas/api/actions/index.ts';
import { createAccountSettings } from '../../lambdas/context/operator.ts';
import { type KeyScope, keyScopes } from '../../lambdas/ports/accounts.ts';
import { apiForAllTests } from '../helpers/api-for-tests.ts';

const { api } = apiForAllTests();

/** By the table in docs/api.md: an action, a scope, and what a key of this scope gets. */
const cells = [
  ...readFileSync('docs/api.md', 'utf8').matchAll(/^\| \[(\w+)\]\(api\/\w+\.md\) \| .* \| `(\w+)` \|$/gm),
].flatMap(([, action = '', needed]) =>
  keyScopes.map((scope) => [action, scope, scope === needed || scope === 'all' ? 'yes' : 'E9039'] as const),
);

const keys = new Map<KeyScope, string>();
beforeAll(async () => {
  const settings = createAccountSettings(api.env);
  for (const scope of keyScopes)
    keys.set(scope, (await settings.addKey('demo', { name: scope, scopes: [scope] })).apiKey);
});

test('the table has every action', () => {
  expect([...new Set(cells.map(([action]) => action))].sort()).toEqual([...actions.keys()].sort());
});

test.each(cells)('%s with a key of the scope %s: %s', async (action, scope, expected) => {
  const { httpStatus, body } = await api.send({ action }, keys.get(scope));
  if (expected === 'yes') expect(body['error-code']).not.toBe('E9039');
  else expect([httpStatus, body['error-code']]).toEqual([403, 'E9039']);
});

test('a refusal names the scope that is missing and those that the key has', async () => {
  const settings = createAccountSettings(api.env);
  const { apiKey } = await settings.addKey('demo', { name: 'two', scopes: ['read', 'issue'] });
  expect((await api.send({ action: 'updateflight' }, apiKey)).body).toMatchObject({
    'error-message': 'updateflight needs the scope operate; this API key has read, issue.',
  });
  expect((await api.send({ action: 'getpasstemplates' }, keys.get('issue'))).body).toMatchObject({
    'error-info': 'getpasstemplates needs the scope read; this API key has issue.',
  });
});
