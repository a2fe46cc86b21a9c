import type { Template } from '../../domain/template.ts';
import { changedSince, updateTag } from '../../domain/update-tag.ts';
import { versionSum } from '../../domain/version-sum.ts';
import { jsonAnswer } from '../../http/answers.ts';
import type { WebServices } from '../../ports/services.ts';
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
  const serials = await services.registrations.passKeysOf(deviceId, passTypeId);
  const sums = await currentSums(serials, services);
  const serialNumbers = changedSince(new URLSearchParams(rawQuery).get('passesUpdatedSince') ?? '', sums);
  // A string: phones fetch nothing if lastUpdated is a number.
  return serialNumbers.length === 0
    ? emptyAnswer(204)
    : jsonAnswer(200, { lastUpdated: updateTag(sums), serialNumbers });
}

/** Current version sums by serial number, without deleted and archived passes. */
async function currentSums(
  serials: readonly string[],
  { passes, templates }: WebServices,
): Promise<ReadonlyMap<string, number>> {
  const read = new Map<string, Promise<Template | undefined>>();
  const templateOf = (account: string, templateId: string) => {
    const template = read.get(templateId) ?? templates.findLatest(account, templateId);
    read.set(templateId, template);
    return template;
  };
  const sums = await Promise.all(
    serials.map(async (serial) => {
      const pass = await passes.find(serial);
      const template = pass && (await templateOf(pass.account, pass.templateId));
      return template && ([serial, versionSum(template, pass)] as const);
    }),
  );
  return new Map(sums.filter((sum) => sum !== undefined));
}
