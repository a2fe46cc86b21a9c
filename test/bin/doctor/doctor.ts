import { readCommandLine } from '../../../bin/admin/command-line.ts';
import type { Check, Stage } from '../../../bin/admin/doctor/check.ts';
import { serveRobots } from '../../../lambdas/web/files.ts';
import { now } from '../../helpers/examples.ts';
import { fixedClock } from '../../helpers/fixed-clock.ts';
import { isThere } from '../../helpers/markdown.ts';

const env = {
  TABLE_NAME: 'table',
  BUCKET_NAME: 'bucket',
  PUBLIC_BASE_URL: 'https://passes.example.com',
  INDEX_SECRET_ARN: 'arn:index',
  ACCESS_SECRET_ARN: 'arn:access',
  API_KEY_SECRET_ARN: 'arn:api-key',
  CERTIFICATE_SECRET_PREFIX: 'certificates/',
};

/** A healthy stage, apart from the answers of AWS. */
export const healthyStage: Stage = {
  name: 'prod',
  option: '--stage prod',
  env,
  outputs: { DistributionDomain: 'd111.cloudfront.net', AlarmTopic: 'arn:aws:sns:eu-central-1:111122223333:alarms' },
  clock: fixedClock(now),
  accounts: {
    async *all() {
      yield { id: 'demo' };
    },
    certificates: async () => [],
    appleCertificate: async () => undefined,
    googleIssuer: async () => undefined,
  },
  network: {
    fetch: async () => new Response((await serveRobots()).body),
    resolve: async () => [],
    certificateExpiry: async () => inDays(200),
  },
};

export const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);

/** Levels and texts of a check's findings, `warning: …`. Fails if a remedy names an unknown section or command. */
export async function findingsOf(check: Check, stage: Partial<Stage> = {}): Promise<string[]> {
  const findings = await check.run({ ...healthyStage, ...stage });
  for (const { remedy = '' } of findings) {
    const places = remedy.match(/docs\/[\w.-]+(#[\w-]+)?/g) ?? [];
    expect(places.filter((place) => !isThere(place))).toEqual([]);
    const [, words] = /npm run admin -- (.*)$/.exec(remedy) ?? [];
    if (words !== undefined) expect(readCommandLine(words.split(' '))).toHaveProperty('command');
  }
  return findings.map(({ level, text }) => `${level}: ${text}`);
}
