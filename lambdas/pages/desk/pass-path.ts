import { staffPaths } from '../../ports/staff-paths.ts';

/**
 * Path of a pass's page.
 * @param key no credential: wallets have it, too.
 * @param done id of the entry in the audit trail that it tells of.
 */
export const passPath = (key: string, done?: string): string =>
  `${staffPaths.desk}/pass/${key}${done === undefined ? '' : `?${new URLSearchParams({ done })}`}`;
