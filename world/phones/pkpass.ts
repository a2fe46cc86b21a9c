import { strFromU8, unzipSync } from 'fflate';

const pkpassType = 'application/vnd.apple.pkpass';

/** Fields of pass.json by which a phone knows its service. Source: Apple, Wallet Passes, "Pass". */
export interface PassJson {
  readonly webServiceURL: string;
  readonly passTypeIdentifier: string;
  readonly serialNumber: string;
  readonly authenticationToken: string;
}

/** @throws if the answer is none that Wallet opens. */
export function pkpassOf({ headers, body }: { readonly headers: Headers; readonly body: Buffer }): Buffer {
  const type = headers.get('content-type');
  if (type !== pkpassType) throw new Error(`is served as ${type} instead of ${pkpassType}`);
  return body;
}

export function passJsonIn<Json extends PassJson>(pkpass: Uint8Array): Json {
  const file = unzipSync(pkpass)['pass.json'];
  if (file === undefined) throw new Error('has no pass.json');
  return JSON.parse(strFromU8(file));
}
