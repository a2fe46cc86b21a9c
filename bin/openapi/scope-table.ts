import { allows } from '../../lambdas/api/action.ts';
import { actions } from '../../lambdas/api/actions/index.ts';
import { keyScopes } from '../../lambdas/ports/accounts.ts';

/** The table of actions and scopes in docs/api.md. */
export async function scopeTable(): Promise<string> {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const all = await Promise.all([...actions.values()].map((load) => load()));
  const rows = all.map(({ name, scope }) => [
    name,
    ...keyScopes.map((each) => (allows([each], scope) ? 'yes' : 'E9039')),
  ]);
  return [['Action', ...keyScopes.map((scope) => `\`${scope}\``)], ['---', ...keyScopes.map(() => '---')], ...rows]
    .map(row)
    .join('\n');
}
