import { Readable } from 'node:stream';
import { NodeHttpHandler } from '@smithy/node-http-handler';

type Handle = NodeHttpHandler['handle'];

/** Counts requests to DynamoDB and the capacity that they consume. */
export class CountingHandler extends NodeHttpHandler {
  requests = 0;
  /** Capacity units. */
  consumed = 0;

  reset(): void {
    this.requests = 0;
    this.consumed = 0;
  }

  override async handle(...[request, options]: Parameters<Handle>): ReturnType<Handle> {
    if (!String(request.headers['x-amz-target']).startsWith('DynamoDB_')) return super.handle(request, options);
    this.requests += 1;
    request.body = JSON.stringify({
      ...JSON.parse(new TextDecoder().decode(request.body)),
      ReturnConsumedCapacity: 'TOTAL',
    });
    request.headers['content-length'] = String(Buffer.byteLength(request.body));
    const answer = await super.handle(request, options);
    const text = await textOf(answer.response.body);
    this.consumed += JSON.parse(text).ConsumedCapacity?.CapacityUnits ?? 0;
    answer.response.body = Readable.from([Buffer.from(text)]);
    return answer;
  }
}

async function textOf(body: AsyncIterable<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = [];
  for await (const part of body) parts.push(part);
  return Buffer.concat(parts).toString();
}
