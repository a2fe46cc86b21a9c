import { createHash, randomBytes } from 'node:crypto';

/** Invocations of one function in a chain of requests at which Lambda stops the chain. */
const maxCalls = 16;

/**
 * Number of invocations of a function in a chain of requests, from the trace header `Root=…;Lineage=hash:n|hash:n` that
 * SDK and SQS pass on from call to call. Other services, such as DynamoDB's streams, start a new chain.
 * Source: AWS Lambda Developer Guide, "Use Lambda recursive loop detection to prevent infinite loops".
 */
export function callsIn(traceHeader: string | undefined, functionArn: string): number {
  return lineageOf(traceHeader).get(hashOf(functionArn)) ?? 0;
}

/** Recursive loop detection: false if Lambda would not invoke the function with this trace header. */
export function mayCall(functionArn: string, traceHeader: string | undefined): boolean {
  return callsIn(traceHeader, functionArn) < maxCalls;
}

/** The trace header of an invocation, from that of the request that caused it. */
export function traceOfCall(functionArn: string, traceHeader: string | undefined): string {
  const lineage = lineageOf(traceHeader);
  lineage.set(hashOf(functionArn), callsIn(traceHeader, functionArn) + 1);
  const root =
    partsOf(traceHeader).get('Root') ?? `1-${randomBytes(4).toString('hex')}-${randomBytes(12).toString('hex')}`;
  return `Root=${root};Sampled=0;Lineage=${[...lineage].map(([hash, calls]) => `${hash}:${calls}`).join('|')}`;
}

function lineageOf(traceHeader: string | undefined): Map<string, number> {
  const entries = partsOf(traceHeader).get('Lineage')?.split('|') ?? [];
  return new Map(entries.map((entry) => [entry.split(':')[0] ?? '', Number(entry.split(':')[1])]));
}

const partsOf = (traceHeader = '') =>
  new Map(traceHeader.split(';').map((part) => [part.split('=')[0] ?? '', part.slice(part.indexOf('=') + 1)]));

const hashOf = (functionArn: string) => createHash('sha256').update(functionArn).digest('hex').slice(0, 8);
