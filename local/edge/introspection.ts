import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { StandIns } from '../stand-ins.ts';
import { type EdgeAnswer, type EdgeRequest, pathOf, textAnswer } from './exchange.ts';

const images = path.join(path.dirname(import.meta.dirname), 'images');

/** Ten years: passes and certificates do not live longer. */
const maxAdvanceSeconds = 10 * 366 * 24 * 60 * 60;

/**
 * Answers `/_local/…`, which exists only here.
 * @param advanceClock moves the clock, does what becomes due and returns the new time in ms since 1970
 */
export async function inspect(
  request: EdgeRequest,
  standIns: Pick<StandIns, 'apnsRequests' | 'walletBRequests' | 'events' | 'scheduler' | 'counter'>,
  advanceClock: (seconds: number) => Promise<number>,
): Promise<EdgeAnswer> {
  const address = pathOf(request.target).slice('/_local/'.length);
  const [, image] = /^images\/([a-z-]+\.png)$/.exec(address) ?? [];
  if (image !== undefined) return imageAnswer(path.join(images, image));
  switch (`${request.method} ${address}`) {
    case 'GET apns':
      return json(standIns.apnsRequests.all());
    case 'GET walletb':
      return json(standIns.walletBRequests.all());
    case 'GET events':
      return json(standIns.events.all());
    case 'GET schedules':
      return json(standIns.scheduler.list());
    case 'GET dynamodb-requests':
      return json(standIns.counter.counts());
    case 'DELETE dynamodb-requests':
      standIns.counter.reset();
      return json({});
    case 'POST clock': {
      const seconds = advanceSeconds(request.body);
      if (seconds === undefined)
        return json({ message: `advance-seconds must be a number from 0 to ${maxAdvanceSeconds}` }, 400);
      return json({ now: new Date(await advanceClock(seconds)).toISOString() });
    }
    default:
      return json({ message: 'Not found' }, 404);
  }
}

function imageAnswer(file: string): EdgeAnswer {
  if (!existsSync(file)) return json({ message: 'Not found' }, 404);
  return { status: 200, headers: { 'content-type': 'image/png' }, body: readFileSync(file) };
}

function advanceSeconds(body: Buffer): number | undefined {
  try {
    const { 'advance-seconds': seconds } = JSON.parse(body.toString());
    return seconds >= 0 && seconds <= maxAdvanceSeconds ? seconds : undefined;
  } catch {
    return undefined;
  }
}

const json = (value: unknown, status = 200) => textAnswer(status, 'application/json', JSON.stringify(value));
