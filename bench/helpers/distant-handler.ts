import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { NodeHttpHandler } from '@smithy/node-http-handler';
import { operationOf } from '../../test/helpers/fault-injecting-handler.ts';

/** Typical times of AWS within a Region, ms. */
const times: Readonly<Record<string, number>> = { PutItem: 5, 'PUT i': 25 };

/**
 * Once told so, answers the writes of a new pass itself, at once or after the time that AWS takes: what is measured is then
 * the function, without those that stand in for AWS. They get the other requests.
 */
export class DistantHandler extends NodeHttpHandler {
  answers: 'none' | 'at once' | 'as AWS' = 'none';

  override async handle(...[request, options]: Parameters<NodeHttpHandler['handle']>) {
    const ms = times[operationOf(request)];
    if (ms === undefined || this.answers === 'none') return super.handle(request, options);
    if (this.answers === 'as AWS') await wait(ms);
    const body = Readable.from([Buffer.from(request.headers['x-amz-target'] ? '{}' : '')]);
    return { response: { statusCode: 200, headers: { 'content-type': 'application/x-amz-json-1.0' }, body } };
  }
}
