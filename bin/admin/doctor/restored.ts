import { paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3';
import { createStore, sdkConfig } from '../../../lambdas/context/sdk.ts';
import { hasLeft } from '../../../lambdas/domain/flight/departure.ts';
import { isInstalled } from '../../../lambdas/domain/pass/installs.ts';
import { isPassKey, type Pass } from '../../../lambdas/domain/pass/pass.ts';
import type { Template } from '../../../lambdas/domain/template/template.ts';
import { batchGet } from '../../../lambdas/storage/batch-get.ts';
import { DynamoPassPages } from '../../../lambdas/storage/dynamo-pass-queries.ts';
import { passItemKey } from '../../../lambdas/storage/keys.ts';
import { templatesOf } from '../restored-table.ts';
import type { Check, Stage } from './check.ts';
import { type Finding, ok, warning } from './finding.ts';

const remedy = 'docs/recovery.md#what-becomes-of-the-lost-minutes';

/** Passes named in one finding, at most. */
const shown = 20;

/** What is missing in a table that was restored to an earlier moment. */
export const restoredCheck: Check = {
  about: 'restored',
  async run(stage) {
    const { restoredTo, env, clock } = stage;
    if (restoredTo === undefined) return [];
    const { table } = createStore(env, clock, sdkConfig());
    const files = await filesIn(env.BUCKET_NAME);
    const later = files.filter(({ LastModified = restoredTo }) => LastModified >= restoredTo);
    const passKeys = [...new Set(later.map(({ Key = '' }) => Key.slice(2, 34)).filter(isPassKey))];
    const found = await batchGet(table, passKeys.map(passItemKey));
    const known = new Set(found.map(({ PK }) => PK));
    const lost = passKeys.filter((passKey) => !known.has(passItemKey(passKey).PK));
    return [lostFinding(lost, later.length < files.length), ...(await withoutPhone(stage, restoredTo))];
  },
};

/** The files of passes, which the bucket keeps for 30 days. */
async function filesIn(Bucket: string) {
  const pages = paginateListObjectsV2({ client: new S3Client(sdkConfig()) }, { Bucket, Prefix: 'i/' });
  return (await Array.fromAsync(pages)).flatMap(({ Contents = [] }) => Contents);
}

/** @param isOld false for a bucket that is as new as the table: it never had files of lost passes. */
function lostFinding(lost: readonly string[], isOld: boolean): Finding {
  if (lost.length === 0 && !isOld)
    return warning('the bucket has no files of before, and so cannot tell which passes were lost', remedy);
  if (lost.length === 0) return ok('every pass with a file is in the table');
  const more = lost.length > shown ? ` and ${lost.length - shown} more` : '';
  return warning(
    `files of ${lost.length} passes that the table does not have: ${lost.slice(0, shown).join(', ')}${more}`,
    remedy,
  );
}

/** Flights to come with passes of before that are in no wallet: phones that added one since are not known. */
async function withoutPhone({ env, clock, accounts }: Stage, since: Date): Promise<Finding[]> {
  const { table } = createStore(env, clock, sdkConfig());
  const pages = new DynamoPassPages(table);
  const findings: Finding[] = [];
  for await (const template of templatesOf(table, accounts.all())) {
    if (hasLeft(template, clock.now())) continue;
    const count = await countOf(
      pages,
      template,
      (pass) => !isInstalled(pass) && Date.parse(pass.createdAtUtc) < since.getTime(),
    );
    if (count > 0)
      findings.push(warning(`${count} passes of template ${template.id} are in no wallet, as far as is known`, remedy));
  }
  return findings;
}

async function countOf(pages: DynamoPassPages, { id }: Template, isCounted: (pass: Pass) => boolean): Promise<number> {
  let count = 0;
  let after: string | undefined;
  do {
    const { passes, next } = await pages.pageOf(id, after === undefined ? {} : { after });
    count += passes.filter(isCounted).length;
    after = next;
  } while (after !== undefined);
  return count;
}
