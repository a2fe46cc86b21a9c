import {
  appendFileSync,
  chmodSync,
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';

const ownerOnly = 0o600;

/** Progress of a long command, in a file beside its own, so that it can be resumed after an interruption. */
export class ProgressFile<State extends object> {
  readonly #file: string;

  constructor(file: string) {
    this.#file = `${file}.progress`;
  }

  /** Undefined at the beginning. */
  read(): State | undefined {
    return existsSync(this.#file) ? JSON.parse(readFileSync(this.#file, 'utf8')) : undefined;
  }

  write(state: State): void {
    const next = `${this.#file}.new`;
    beginPrivate(next);
    appendFileSync(next, JSON.stringify(state));
    renameSync(next, this.#file);
  }

  remove(): void {
    rmSync(this.#file, { force: true });
  }
}

/** Cuts an output off where the progress ends. The output is for its owner only: it names passengers. */
export function cutTo(file: string, bytes: number): void {
  if (bytes === 0) beginPrivate(file);
  else truncateSync(file, bytes);
  chmodSync(file, ownerOnly);
}

/** An empty file for its owner only, also if there was one for others. */
function beginPrivate(file: string): void {
  writeFileSync(file, '', { mode: ownerOnly });
  chmodSync(file, ownerOnly);
}

/** Work since a command was started. */
interface Pace {
  readonly passes: number;
  readonly elapsedMs: number;
  /** Shares of the whole, 0 to 1. */
  readonly done: number;
  readonly left: number;
}

/** `, 98 a second, 12 min left`; empty when nothing is left. */
export function pace({ passes, elapsedMs, done, left }: Pace): string {
  if (left <= 0 || done <= 0 || elapsedMs <= 0) return '';
  const leftSeconds = Math.ceil(((elapsedMs / 1_000) * left) / done);
  const time = leftSeconds <= 120 ? `${leftSeconds} s` : `${Math.ceil(leftSeconds / 60)} min`;
  return `, ${Math.round((1_000 * passes) / elapsedMs)} a second, ${time} left`;
}

/** `[#####     ] 50 %` */
export function bar(share: number): string {
  const percent = Math.floor(100 * share);
  return `[${'#'.repeat(Math.floor(percent / 5)).padEnd(20)}] ${String(percent).padStart(3)} %`;
}
