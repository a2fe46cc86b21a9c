import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import type { StandIns } from '../stand-ins.ts';
import { apnsFaultSettings } from '../wallets/apns-faults.ts';
import { savePath } from '../wallets/google-saving.ts';
import { documentAnswer } from './documents.ts';
import { decodedPathOf, type EdgeAnswer, type EdgeRequest, pathOf, textAnswer } from './exchange.ts';

const images = path.join(import.meta.dirname, '../../lambdas/web/samples');

/** Settings of `POST /_local/walletb`. */
const googleFaults = z.strictObject({ refuse: z.boolean().default(false) });

/** Ten years, longer than any pass or certificate is valid. */
const maxAdvanceSeconds = 10 * 366 * 24 * 60 * 60;

/**
 * Answers `/_local/…`, which exists only in the local stack.
 * @param advanceClock moves the clock, completes due work and returns the new time, ms since 1970.
 */
export async function inspect(
  request: EdgeRequest,
  standIns: Pick<
    StandIns,
    'apnsFaults' | 'apnsRequests' | 'google' | 'googleRequests' | 'googleSaving' | 'events' | 'scheduler' | 'dynamoDb'
  >,
  advanceClock: (seconds: number) => Promise<number>,
): Promise<EdgeAnswer> {
  const address = pathOf(request.target).slice('/_local/'.length);
  const [, image] = /^images\/([a-z-]+\.png)$/.exec(address) ?? [];
  if (image !== undefined) return imageAnswer(path.join(images, image));
  if (address.startsWith('docs/'))
    return documentAnswer(decodedPathOf(address.slice('docs/'.length)) ?? '') ?? json({ message: 'Not found' }, 404);
  if (request.target.startsWith(`${savePath}/`)) return standIns.googleSaving.answer(request);
  switch (`${request.method} ${address}`) {
    case 'GET apns':
      return json(standIns.apnsRequests.all());
    case 'POST apns': {
      const { data, error } = apnsFaultSettings.safeParse(parsed(request.body));
      if (!data) return json({ message: z.prettifyError(error) }, 400);
      standIns.apnsFaults.set(data);
      return json(data);
    }
    case 'GET walletb':
      return json(standIns.googleRequests.all());
    case 'POST walletb': {
      const { data, error } = googleFaults.safeParse(parsed(request.body));
      if (!data) return json({ message: z.prettifyError(error) }, 400);
      standIns.google.isRefusing = data.refuse;
      return json(data);
    }
    case 'GET events':
      return json(standIns.events.all());
    case 'GET schedules':
      return json(standIns.scheduler.list());
    case 'GET dynamodb-requests':
      return json(standIns.dynamoDb.counts());
    case 'DELETE dynamodb-requests':
      standIns.dynamoDb.reset();
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
  const { 'advance-seconds': seconds } = (parsed(body) ?? {}) as { 'advance-seconds'?: number };
  return seconds !== undefined && seconds >= 0 && seconds <= maxAdvanceSeconds ? seconds : undefined;
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}

const json = (value: unknown, status = 200) => textAnswer(status, 'application/json', JSON.stringify(value));
