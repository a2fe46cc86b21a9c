import type { Pass } from '../../domain/pass.ts';
import type { Template } from '../../domain/template.ts';
import { areRecent, changedSince, unknownTo, updateTag } from '../../domain/update-tag.ts';
import { versionSum } from '../../domain/version-sum.ts';
import { jsonAnswer } from '../../http/answers.ts';
import type { WebServices } from '../../ports/services.ts';
import type { Templates } from '../../ports/templates.ts';
import type { PublicRequest } from '../request.ts';
import { emptyAnswer } from './answers.ts';
import { isPassTypeId, type PassPath } from './pass-path.ts';

/**
 * `GET devices/{device}/registrations/{passType}?passesUpdatedSince={tag}`: the serial numbers of the device's passes
 * that have changed since the tag, and a new tag; 204 if there are none. The device id is the only authorization.
 */
export async function listUpdated(
  { deviceId, passTypeId }: PassPath,
  { rawQuery }: PublicRequest,
  services: WebServices,
) {
  if (deviceId === '' || !isPassTypeId(passTypeId)) return emptyAnswer(204);
  const known = new URLSearchParams(rawQuery).get('passesUpdatedSince') ?? '';
  const serials = await services.registrations.passKeysOf(deviceId, passTypeId);
  const [found, told] = await Promise.all([
    Promise.all(serials.map((serial) => services.passes.find(serial))),
    toldOf(deviceId, unknownTo(known, serials), services),
  ]);
  const passes = found.filter(isThere);
  // All phones of a flight ask at once, of a template in one partition. Where cached templates are newer than what the phone
  // has of every pass, all are listed anyway. An older one may lack the change that the phone was told of; and a phone that
  // is new here would be given a tag of before that change, and hear of it again.
  const cached = await sumsOf(passes, (account, templateId) => services.templates.find(account, templateId));
  const sums = areRecent(known, cached, told)
    ? cached
    : await sumsOf(passes, (account, templateId) => services.templates.findLatest(account, templateId));
  const serialNumbers = changedSince(known, sums);
  // A string: phones fetch nothing if lastUpdated is a number.
  if (serialNumbers.length > 0) return jsonAnswer(200, { lastUpdated: updateTag(sums), serialNumbers });
  return emptyAnswer(204);
}

const isThere = (pass: Pass | undefined) => pass !== undefined;

/** Version sums of the last pushes, by serial number. */
async function toldOf(deviceId: string, serials: readonly string[], { registrations }: WebServices) {
  const found = await Promise.all(serials.map((serial) => registrations.find(serial, deviceId)));
  return new Map(
    found.flatMap((each) => (each?.pushedSum === undefined ? [] : [[each.passKey, each.pushedSum] as const])),
  );
}

/** Version sums by serial number. */
async function sumsOf(passes: readonly Pass[], find: Templates['find']): Promise<ReadonlyMap<string, number>> {
  const read = new Map<string, Promise<Template | undefined>>();
  const sums = await Promise.all(
    passes.map(async (pass) => {
      const found = read.get(pass.templateId) ?? find(pass.account, pass.templateId);
      read.set(pass.templateId, found);
      const template = await found;
      return template && ([pass.passKey, versionSum(template, pass)] as const);
    }),
  );
  return new Map(sums.filter((sum) => sum !== undefined));
}
