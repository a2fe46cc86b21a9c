import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type GoogleFault, GoogleService } from '../../world/wallets/google.ts';
import type { Resource } from '../../world/wallets/google-rules.ts';
import { GoogleSigner } from '../../world/wallets/google-signer.ts';
import { readJson, writeAtomically } from '../basics/files.ts';
import { type Listening, listen, readBody, sendJson } from '../basics/http.ts';
import type { Recorder } from '../basics/recorder.ts';
import { parsedBody, type RecordedRequest } from './recorded-request.ts';

/** Google Wallet whose root key, classes and objects are files of this directory. */
export function googleIn(directory: string, strikes?: (fault: GoogleFault) => boolean) {
  const [keyFile, file] = [path.join(directory, 'root-key.pem'), path.join(directory, 'resources.json')];
  const signer = new GoogleSigner(existsSync(keyFile) ? readFileSync(keyFile, 'utf8') : undefined);
  writeAtomically(keyFile, signer.rootPem);
  const google = new GoogleService({
    rootKeys: signer.rootKeys,
    resources: readJson<Record<string, Resource>>(file) ?? {},
    onChange: (resources) => writeAtomically(file, JSON.stringify(Object.fromEntries(resources))),
    ...(strikes && { strikes }),
  });
  return { google, signer };
}

export function listenGoogle(
  google: GoogleService,
  requests: Recorder<RecordedRequest>,
  now: () => number,
): Promise<Listening> {
  return listen(async (request, response) => {
    const { method = '', url = '', headers } = request;
    const body = parsedBody((await readBody(request)).toString());
    const at = new Date(now()).toISOString();
    const answer = google.answer({ method, path: url, authorization: headers.authorization, body });
    requests.add({ at, method, path: url, headers, body, status: answer.status });
    sendJson(response, answer.status, answer.body, { 'cache-control': 'max-age=300' });
  });
}
