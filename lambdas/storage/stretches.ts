import type { Stretch } from '../ports/stretch.ts';
import { chunkOfSort, chunkSort, isUnfiled, lowestUnfiledSort, unfiledSort, unfiledTime } from './keys.ts';

/**
 * Stretches that a longer one is cut into. With 64, eight hops go through any list: one for the change, one for the
 * part, one to part what is filed from what is not; five more cut ten years of entries to seconds, as 64^5 s are 34 years
 * and the index of a list takes 1,000 writes a second, and cut 10^8 chunks to single ones.
 */
const pieces = 64;

/** SHA-256 as base64url, which device ids are, in the order in which DynamoDB sorts it. */
const digits = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz';

/** Digits of a device id that stretches are told apart by: 64^6 of them. */
const precision = 6;

/** Cuts a stretch of registrations at device ids. They are hashes, so each piece holds about as many. */
export function cutRegistrations({ after = '', until }: Stretch): Stretch[] {
  const end = until === undefined ? digits.length ** precision : numberOf(until);
  return between(numberOf(after), end, { after, until }, textOf);
}

/**
 * Cuts what is left of a list, which is gone through from its newest entry: what is filed from what is not, the one by
 * chunks, the other by time. One piece is left of what can be cut no further: a chunk, or a millisecond.
 *
 * @param oldest entry of the stretch.
 */
export function cutList(stretch: { readonly after: string; readonly until?: string | undefined }, oldest: string) {
  const { after, until } = stretch;
  if (!isUnfiled(after)) return between(chunkOfSort(after) + 1, chunkOfSort(oldest), stretch, chunkSort);
  // Filed entries sort before it, all others behind.
  if (!isUnfiled(oldest))
    return [
      { after, until: lowestUnfiledSort },
      { after: lowestUnfiledSort, until },
    ];
  const sortAt = (timeMs: number) => unfiledSort(new Date(timeMs).toISOString());
  return between(unfiledTime(after) + 1, unfiledTime(oldest), stretch, sortAt);
}

/** Pieces of about the same width between two places of a scale, which may run downwards. */
function between(from: number, to: number, { after, until }: Stretch, sortAt: (place: number) => string): Stretch[] {
  const width = (to - from) / pieces;
  const places = Array.from({ length: pieces - 1 }, (_, piece) => Math.round(from + width * (piece + 1)));
  const isInside = (place: number) => Math.min(from, to) < place && place < Math.max(from, to);
  const cuts = [...new Set(places.filter(isInside))].map(sortAt);
  return [...cuts, until].map((end, piece) => ({ after: piece === 0 ? after : cuts[piece - 1], until: end }));
}

function numberOf(deviceId: string): number {
  const leading = deviceId.slice(0, precision).padEnd(precision, digits.charAt(0));
  return [...leading].reduce((number, digit) => number * digits.length + Math.max(0, digits.indexOf(digit)), 0);
}

function textOf(number: number): string {
  let text = '';
  for (let left = number; text.length < precision; left = Math.floor(left / digits.length))
    text = digits.charAt(left % digits.length) + text;
  return text;
}
