import { defaultTemplates } from '../helpers/templates.ts';

const { service } = defaultTemplates();

/** The logical id in a reference of the template. */
const idOf = (reference: unknown): string => {
  const { Ref, 'Fn::GetAtt': attribute } = reference as { Ref?: string; 'Fn::GetAtt'?: string[] };
  return Ref ?? attribute?.[0] ?? '';
};
const nameOf = (id: string) => id.replace(/[0-9A-F]{8}$/, '');

/** Queues that functions may fill, by the function's logical id, from the policies of their roles. */
function filledQueues(): Map<string, string[]> {
  const policies = Object.values(service.findResources('AWS::IAM::Policy'));
  const filledBy = (role: string) =>
    policies
      .filter(({ Properties }) => Properties.Roles.map(idOf).includes(role))
      .flatMap(({ Properties }) => Properties.PolicyDocument.Statement as { Action: unknown; Resource: unknown }[])
      .filter(({ Action }) => [Action].flat().includes('sqs:SendMessage'))
      .flatMap(({ Resource }) => [Resource].flat().map(idOf));
  const functions = Object.entries(service.findResources('AWS::Lambda::Function'));
  return new Map(functions.map(([id, { Properties }]) => [id, filledBy(idOf(Properties.Role))]));
}

/** Functions called by a function's messages. */
function calledBy(): Map<string, string[]> {
  const mappings = Object.values(service.findResources('AWS::Lambda::EventSourceMapping'));
  const takers = (queue: string) =>
    mappings.filter(({ Properties }) => idOf(Properties.EventSourceArn) === queue).map(taker);
  const taker = ({ Properties }: (typeof mappings)[number]) => idOf(Properties.FunctionName);
  return new Map([...filledQueues()].map(([id, queues]) => [id, queues.flatMap(takers)]));
}

/** True if a function's messages come back to it, directly or through others. */
function callsItself(id: string, callees: Map<string, string[]>): boolean {
  const reached = new Set<string>();
  const pending = [...(callees.get(id) ?? [])];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (next === id) return true;
    if (!reached.has(next)) pending.push(...(callees.get(next) ?? []));
    reached.add(next);
  }
  return false;
}

test('only those functions call themselves through queues of which test/jobs/large-templates counts the hops, and push, for one', () => {
  const callees = calledBy();
  expect([...callees.values()].flat().length).toBeGreaterThan(6);
  const circular = [...callees.keys()].filter((id) => callsItself(id, callees));
  expect(circular.map(nameOf).sort()).toEqual(['FanOutFunction', 'PushJobsFunction', 'WalletBJobsFunction']);
});

test('each function is stopped by Lambda when it has called itself 16 times', () => {
  for (const { Properties } of Object.values(service.findResources('AWS::Lambda::Function')))
    expect(Properties.RecursiveLoop).toBeUndefined();
});
