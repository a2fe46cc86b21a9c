import { GetEventSourceMappingCommand, LambdaClient } from '@aws-sdk/client-lambda';
import type { Check } from './check.ts';
import { type Finding, failure, ok, warning } from './finding.ts';

/** Event source mappings, by which the table's stream and the queues start the functions. */
export const mappingsCheck: Check = {
  about: 'mappings',
  async run({ outputs: { EventSourceMappingIds } }) {
    if (!EventSourceMappingIds)
      return [failure('the service stack has no output EventSourceMappingIds', 'deploy it anew')];
    const ids = EventSourceMappingIds.split(',');
    const findings = await Promise.all(ids.map(findingOf));
    const troubles = findings.flatMap((finding) => finding ?? []);
    return troubles.length > 0 ? troubles : [ok(`all ${ids.length} event source mappings are enabled`)];
  },
};

/** Undefined for a mapping without trouble. */
async function findingOf(UUID: string): Promise<Finding | undefined> {
  try {
    const mapping = await new LambdaClient().send(new GetEventSourceMappingCommand({ UUID }));
    const { EventSourceArn, FunctionArn, LastProcessingResult = '', State = 'unknown' } = mapping;
    const text = `${FunctionArn?.split(':').at(-1)}, started by ${EventSourceArn?.split(':').slice(5).join(':')}`;
    if (/^Disabl/.test(State))
      return failure(`${text}, is ${State}`, `aws lambda update-event-source-mapping --enabled --uuid ${UUID}`);
    if (State !== 'Enabled') return warning(`${text}, is ${State}`, 'wait, then run this again');
    // Mappings of streams have this field, those of queues do not. Source: AWS Lambda API reference,
    // EventSourceMappingConfiguration.
    if (!/^PROBLEM/i.test(LastProcessingResult)) return undefined;
    return warning(`${text}, was last told: ${LastProcessingResult}`, 'docs/runbook.md#relaystopped-eventsstopped');
  } catch (error) {
    if ((error as Error).name !== 'ResourceNotFoundException') throw error;
    return failure(`the event source mapping ${UUID} does not exist`, 'deploy the service stack');
  }
}
