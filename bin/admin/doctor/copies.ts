import { BackupClient, ListCopyJobsCommand } from '@aws-sdk/client-backup';
import { DescribeTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DescribeSecretCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { readStage } from '../../../lib/stage-file.ts';
import type { Check, Stage } from './check.ts';
import { type Finding, failure, ok, warning } from './finding.ts';

const beforehand = 'docs/recovery.md#beforehand';

/** Copies in another Region of what a stage cannot do without. */
export const copiesCheck: Check = {
  about: 'copies',
  notLocally: 'its data folder is the copy',
  async run(stage) {
    const { replicaRegion, tableCopies } = readStage(stage.name);
    return [
      replicaRegion === undefined
        ? warning('the secrets have no copy in another Region: without INDEX every link and pass is lost', beforehand)
        : await replicasFinding(stage, replicaRegion),
      tableCopies === undefined
        ? warning('the table has no copy in another Region', beforehand)
        : await tableFinding(stage, tableCopies),
    ];
  },
};

async function replicasFinding({ env }: Stage, region: string): Promise<Finding> {
  const client = new SecretsManagerClient();
  const secrets = { INDEX: env.INDEX_SECRET_ARN, ACCESS: env.ACCESS_SECRET_ARN, API_KEY: env.API_KEY_SECRET_ARN };
  const states = await Promise.all(
    Object.entries(secrets).map(async ([name, SecretId]) => {
      const { ReplicationStatus = [] } = await client.send(new DescribeSecretCommand({ SecretId }));
      const state = ReplicationStatus.find(({ Region }) => Region === region)?.Status ?? 'missing';
      return [name, state] as const;
    }),
  );
  const wrong = states.filter(([, state]) => state !== 'InSync').map(([name, state]) => `${name} ${state}`);
  return wrong.length === 0
    ? ok(`the secrets are in ${region}, too`)
    : failure(`copies of the secrets in ${region}: ${wrong.join(', ')}`, 'deploy the data stack, then run this again');
}

/** The newest copy that AWS Backup has made of the table; other stages may use the same vault. A backup and its copy may each take hours. */
async function tableFinding({ clock, env }: Stage, copies: { vaultArn: string; everyHours: number }): Promise<Finding> {
  const now = clock.now().getTime();
  const since = new Date(now - (copies.everyHours + 6) * 3_600_000);
  const { Table } = await new DynamoDBClient().send(new DescribeTableCommand({ TableName: env.TABLE_NAME }));
  const { CopyJobs = [] } = await new BackupClient().send(
    new ListCopyJobsCommand({
      ...{ ByDestinationVaultArn: copies.vaultArn, ByState: 'COMPLETED', ByResourceArn: Table?.TableArn },
      ByCompleteAfter: since,
    }),
  );
  const newest = Math.max(...CopyJobs.map(({ CompletionDate }) => CompletionDate?.getTime() ?? 0));
  return CopyJobs.length > 0
    ? ok(`the table was copied ${Math.round((now - newest) / 3_600_000)} hours ago`)
    : failure(
        `no copy of the table has arrived since ${since.toISOString()}`,
        `aws backup list-copy-jobs --by-destination-vault-arn ${copies.vaultArn}`,
      );
}
