import type { KeyRange } from '../ports/passes.ts';
import { chunkOfSort, chunkSort, isUnfiled, lowestUnfiledSort, unfiledSort, unfiledTime } from './list-keys.ts';

/**
 * Ranges that a larger one is split into. With 64, eight hops go through any list: one for the change, one for the
 * part, one to separate filed from unfiled entries; five more split ten years of entries into seconds, as 64^5 s are 34
 * years and the index of a list takes 1,000 writes a second, and split 10^8 chunks into single ones.
 */
const pieces = 64;

/** Alphabet of device ids (SHA-256 as base64url) in DynamoDB's sort order. */
const digits = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz';

/** Leading digits of a device id that bounds differ in: 64^6 values. */
const precision = 6;

/** Splits a range of registrations by device id. Ids are hashes, so the parts hold about as many each. */
export function splitRegistrations({ after = '', until }: KeyRange): KeyRange[] {
  const end = until === undefined ? digits.length ** precision : numberOf(until);
  return between(numberOf(after), end, { after, until }, textOf);
}

/**
 * Splits the rest of a list, which is read from its newest entry: first into filed and unfiled entries, then the former
 * by chunk, the latter by time. A single chunk or millisecond is not split further.
 *
 * @param oldest entry of the range.
 */
export function splitList(range: { readonly after: string; readonly until?: string | undefined }, oldest: string) {
  const { after, until } = range;
  if (!isUnfiled(after)) return between(chunkOfSort(after) + 1, chunkOfSort(oldest), range, chunkSort);
  // Separates filed entries, which sort before it, from unfiled ones.
  if (!isUnfiled(oldest))
    return [
      { after, until: lowestUnfiledSort },
      { after: lowestUnfiledSort, until },
    ];
  const sortAt = (timeMs: number) => unfiledSort(new Date(timeMs).toISOString());
  return between(unfiledTime(after) + 1, unfiledTime(oldest), range, sortAt);
}

/** Splits the scale between two positions, in either direction, into parts of about the same width. */
function between(from: number, to: number, { after, until }: KeyRange, sortAt: (place: number) => string): KeyRange[] {
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
