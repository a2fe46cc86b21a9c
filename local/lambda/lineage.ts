import { createHash, randomBytes } from 'node:crypto';

/** Calls of one function in one chain of requests, beyond which Lambda stops it. */
const maxCalls = 16;

/**
 * How often each function has been called in a chain of requests, as the trace header `Root=…;Lineage=hash:n|hash:n`
 * says that SDK and SQS carry from call to call. Other services, such as DynamoDB's streams, begin a new chain.
 * Source: AWS Lambda Developer Guide, "Use Lambda recursive loop detection to prevent infinite loops".
 */
export function callsIn(traceHeader: string | undefined, functionArn: string): number {
  return lineageOf(traceHeader).get(hashOf(functionArn)) ?? 0;
}

/** Whether Lambda calls the function for what came with this trace header. */
export function mayCall(functionArn: string, traceHeader: string | undefined): boolean {
  return callsIn(traceHeader, functionArn) < maxCalls;
}

/** The trace header of a call of the function that comes of a request with this one. */
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
