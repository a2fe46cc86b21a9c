/** Coded log lines; never personal data, keys, links or barcodes. */
export interface Log {
  info(code: string, details?: Readonly<Record<string, unknown>>): void;
  error(code: string, error: unknown, details?: Readonly<Record<string, unknown>>): void;
}
