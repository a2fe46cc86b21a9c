/** An error that is answered in S3's format. */
export class S3Error extends Error {
  readonly code: string;
  readonly status: number;

  constructor(status: number, code: string, message: string = code) {
    super(message);
    this.status = status;
    this.code = code;
  }
}
