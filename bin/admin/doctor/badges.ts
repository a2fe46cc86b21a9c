import { readStage } from '../../../lib/stage-file.ts';
import type { Check } from './check.ts';
import { type Finding, ok, skipped, warning } from './finding.ts';

/** First day of Google's newest known artwork. Source: Google Wallet, release notes. */
const newestOfGoogle = '2026-09-15';

const news = `Google has new artwork since ${newestOfGoogle}, with layouts for languages written from right to left`;
const remedy =
  'download the files again, deploy them, and write the day into "downloaded" of badges.json: docs/deploy.md#official-buttons';

/** Whether a stage's badges are the newest that their vendor is known to have. */
export const badgesCheck: Check = {
  about: 'badges',
  notLocally: 'the local stack has none',
  run: async ({ name }) => [findingOf(readStage(name).badges)],
};

function findingOf(badges: ReturnType<typeof readStage>['badges']): Finding {
  if (badges === undefined) return skipped('the stage has none: its pages have neutral buttons');
  const { google } = badges.downloaded;
  if (google === undefined)
    return warning(`badges.json does not say when its files were downloaded, and ${news}`, remedy);
  return google < newestOfGoogle
    ? warning(`the files were downloaded on ${google}, and ${news}`, remedy)
    : ok(`Google's files were downloaded on ${google}`);
}
