import { existsSync, openSync, readSync, writeSync } from 'node:fs';
import type { Clock } from '../../world/time/clock.ts';
import { writeAtomically } from './files.ts';

/**
 * The service's clock: the machine's plus an offset that only grows. The offset is stored as 8 bytes, milliseconds,
 * little-endian, in a file that is changed in place because functions hold it open (clock-preload.cjs).
 */
export class LocalClock implements Clock {
  readonly file: string;
  readonly #descriptor: number;
  #offset: bigint;

  constructor(file: string) {
    this.file = file;
    if (!existsSync(file)) writeAtomically(file, Buffer.alloc(8));
    this.#descriptor = openSync(file, 'r+');
    const bytes = Buffer.alloc(8);
    readSync(this.#descriptor, bytes, 0, 8, 0);
    this.#offset = bytes.readBigInt64LE();
  }

  /** Milliseconds since 1970. */
  now(): number {
    return Date.now() + Number(this.#offset);
  }

  /**
   * Calls an action after so many milliseconds of the machine's clock, since this one jumps.
   * @returns a function that cancels it
   */
  after(ms: number, action: () => void): () => void {
    const timer = setTimeout(action, ms);
    return () => clearTimeout(timer);
  }

  /** Moves forward to an instant in ms since 1970; ignored if that is in the past. */
  advanceTo(instant: number): void {
    const missing = instant - this.now();
    if (missing <= 0) return;
    this.#offset += BigInt(Math.ceil(missing));
    const bytes = Buffer.alloc(8);
    bytes.writeBigInt64LE(this.#offset);
    writeSync(this.#descriptor, bytes, 0, 8, 0);
  }
}
