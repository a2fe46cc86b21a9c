import { createClient } from '../../clients/typescript/client.ts';
import type { OperatorContext } from './operator-context.ts';
import { needed, type Options } from './options.ts';

/** The account that the options name. @throws Error if it does not exist. */
export async function accountIn(options: Options, { accountSettings }: Pick<OperatorContext, 'accountSettings'>) {
  const account = needed(options, 'account');
  const view = await accountSettings.view(account);
  if (view === undefined) throw new Error(`There is no account ${account}`);
  return view;
}

/** A client of the stage's API with the account's API key, the reading of which is recorded. */
export async function clientOf(options: Options, context: OperatorContext) {
  const { id } = await accountIn(options, context);
  const apiKey = await context.accountSettings.apiKey(id);
  return createClient({ baseUrl: context.publicBaseUrl, apiKey, attempts: 8 });
}
