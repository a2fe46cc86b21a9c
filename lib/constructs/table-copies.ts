import { Duration, RemovalPolicies, Validations } from 'aws-cdk-lib';
import { BackupPlan, BackupPlanRule, BackupResource, BackupVault } from 'aws-cdk-lib/aws-backup';
import { Schedule } from 'aws-cdk-lib/aws-events';
import { Construct } from 'constructs';

interface Props {
  readonly tableArn: string;
  /** ARN of a vault in another Region; there is one of the same name in the table's own. */
  readonly vaultArn: string;
  /** Hours from one copy to the next, a divisor of 24. */
  readonly everyHours: number;
}

/** Longer than a pass lives from its issue to its archive, on most days. */
const keptFor = Duration.days(7);

/**
 * Backups of the table that AWS Backup takes and copies elsewhere: point-in-time recovery stays in the table's own Region.
 * No vault is of the stack: it would outlive it, and its name stop the next deployment. Source: docs/recovery.md#beforehand
 */
export class TableCopies extends Construct {
  constructor(scope: Construct, id: string, { tableArn, vaultArn, everyHours }: Props) {
    super(scope, id);
    const elsewhere = BackupVault.fromBackupVaultArn(this, 'Elsewhere', vaultArn);
    const backupVault = BackupVault.fromBackupVaultName(this, 'Vault', elsewhere.backupVaultName);
    const plan = new BackupPlan(this, 'Plan', { backupVault });
    // A plan that is left behind goes on copying, and AWS Backup refuses another one with the same text.
    RemovalPolicies.of(this).destroy();
    plan.addRule(
      new BackupPlanRule({
        scheduleExpression: Schedule.cron({ minute: '0', hour: `*/${everyHours}` }),
        startWindow: Duration.hours(1),
        completionWindow: Duration.hours(2),
        deleteAfter: keptFor,
        copyActions: [{ destinationBackupVault: elsewhere, deleteAfter: keptFor }],
      }),
    );
    const selection = plan.addSelection('Table', { resources: [BackupResource.fromArn(tableArn)] });
    Validations.of(selection).acknowledge({
      id: 'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSBackupServiceRolePolicyForBackup]',
      reason: 'AWS keeps this policy for its own service AWS Backup, which alone can assume the role.',
    });
  }
}
