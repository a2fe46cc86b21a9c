/** Invariants of every history, by the names that a failing run prints. */
export const invariants = [
  'what was acknowledged is readable',
  'at most one pass has a pass-id',
  'a link makes no more passes than its limit',
  'no version on a phone goes back',
  'no fourth notification in 24 hours in Wallet B',
  'Wallet B notifies of a change once',
  'a tombstone stays one',
  'data of an erased person is nowhere',
  'another account sees nothing',
  'a repeated call has one answer',
  'a barcode says what its pass says',
  'a flight changes as a whole',
  'a pass moves as a whole',
  'the timetable stays',
  'no two times contradict each other unmarked',
  'a translation is of its text',
  'a group has its passes',
  'an archived pass is in the archive',
  'nothing fails but for a fault',
  'it comes to rest',
  'every phone has the latest version',
  'Wallet B has the latest version',
  'a phone is notified once of a change',
  'queues and due index are empty',
  'files are current or gone',
  'lists and counts equal their members',
  'every event comes at least once, with one id',
] as const;

export type Invariant = (typeof invariants)[number];

export class Violation extends Error {
  override readonly name = 'Violation';
  readonly invariant: Invariant;
  readonly step: number;

  constructor(invariant: Invariant, step: number, details: string) {
    super(details);
    this.invariant = invariant;
    this.step = step;
  }
}
