import { staffPaths } from '../../ports/staff-paths.ts';

/** Path of a group's page. @param group its key, which is no credential: each of its passes has it. */
export const groupPath = (group: string): string => `${staffPaths.desk}/group/${group}`;

/**
 * Path of a pass's page.
 * @param key no credential: wallets have it, too.
 * @param done id of the entry in the audit trail that it tells of.
 */
export const passPath = (key: string, done?: string): string =>
  `${staffPaths.desk}/pass/${key}${done === undefined ? '' : `?${new URLSearchParams({ done })}`}`;
