import { DescribeContinuousBackupsCommand, DescribeTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { Check } from './check.ts';
import { type Finding, failure, ok, warning } from './finding.ts';
import { unitsOfAll } from './units-per-pass.ts';

/** Protection, backups and indexes of the table, and how much it takes at once. */
export const tableCheck: Check = {
  about: 'table',
  notLocally: 'the embedded database has neither backups nor a capacity',
  async run({ env: { TABLE_NAME: TableName } }) {
    const client = new DynamoDBClient();
    const [{ Table = {} }, { ContinuousBackupsDescription }] = await Promise.all([
      client.send(new DescribeTableCommand({ TableName })),
      client.send(new DescribeContinuousBackupsCommand({ TableName })),
    ]);
    const findings: Finding[] = [];
    const { TableStatus, DeletionProtectionEnabled, GlobalSecondaryIndexes = [], WarmThroughput } = Table;
    const parts = [{ IndexName: 'the table', IndexStatus: TableStatus }, ...GlobalSecondaryIndexes];
    const inactive = parts.filter(({ IndexStatus: status }) => status !== 'ACTIVE' && status !== 'UPDATING');
    if (inactive.length > 0)
      findings.push(
        failure(
          `not active: ${inactive.map(({ IndexName }) => IndexName).join(', ')}`,
          'wait, or deploy the data stack',
        ),
      );
    if (!DeletionProtectionEnabled)
      findings.push(
        warning(
          'it is not protected against deletion',
          `aws dynamodb update-table --table-name ${TableName} --deletion-protection-enabled`,
        ),
      );
    const backups = ContinuousBackupsDescription?.PointInTimeRecoveryDescription?.PointInTimeRecoveryStatus;
    if (backups !== 'ENABLED')
      findings.push(
        failure(
          'point-in-time recovery is off: what is deleted by mistake cannot be restored',
          `aws dynamodb update-continuous-backups --table-name ${TableName} --point-in-time-recovery-specification PointInTimeRecoveryEnabled=true`,
        ),
      );
    const writes = WarmThroughput?.WriteUnitsPerSecond;
    const capacity = writes === undefined ? '' : `; now takes ${Math.floor(writes / unitsOfAll)} new passes a second`;
    return findings.length > 0 ? findings : [ok(`active, protected, with point-in-time recovery${capacity}`)];
  },
};
