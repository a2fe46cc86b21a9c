import type { IncomingHttpHeaders } from 'node:http';
import type { Middleware } from './http.ts';

/** Billed use, by service and operation, such as `s3 PUT i`. */
export interface Use {
  requests: number;
  /** Bytes that the service sent. */
  bytes: number;
  /** Capacity units of DynamoDB. */
  units: number;
}

/** Counts the requests of functions, phones and browsers, from its first reset on. */
export class Meter {
  #uses: Record<string, Use> | undefined;

  get isOn(): boolean {
    return this.#uses !== undefined;
  }

  reset(): void {
    this.#uses = {};
  }

  uses(): Readonly<Record<string, Readonly<Use>>> {
    return this.#uses ?? {};
  }

  add(name: string, { bytes = 0, units = 0 }: Partial<Use> = {}): void {
    if (this.#uses === undefined) return;
    this.#uses[name] ??= { requests: 0, bytes: 0, units: 0 };
    const use = this.#uses[name];
    use.requests += 1;
    use.bytes += bytes;
    use.units += units;
  }

  /** Counts a request to the function that has signed it, by its access key. */
  addRequester(service: string, { authorization }: IncomingHttpHeaders, use: Partial<Use> = {}): void {
    const key = /Credential=([^/]+)/.exec(authorization ?? '')?.[1];
    if (key !== undefined) this.add(`by ${key} ${service}`, use);
  }

  /** Counts the requests to a server before any other middleware: by operation, or by method and part of the path. */
  before(service: string, next: Middleware, part = 1): Middleware {
    return (request, response, handle) => {
      const { method = '', url = '', headers, socket } = request;
      const target = headers['x-amz-target'];
      const name = typeof target === 'string' ? target.split('.').at(-1) : `${method} ${url.split(/[/?]/)[part] ?? ''}`;
      const sent = socket.bytesWritten;
      response.once('close', () => this.add(`${service} ${name}`, { bytes: socket.bytesWritten - sent }));
      this.addRequester(service, headers);
      return next(request, response, handle);
    };
  }
}
