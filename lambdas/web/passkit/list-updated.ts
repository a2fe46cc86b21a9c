import { areRecent, changedSince, unknownTo, updateTag } from '../../domain/delivery/update-tag.ts';
import { versionSum } from '../../domain/pass/version-sum.ts';
import type { Template } from '../../domain/template/template.ts';
import { jsonAnswer } from '../../http/answers.ts';
import type { ComparedPass } from '../../ports/passes.ts';
import type { WebServices } from '../../ports/services.ts';
import type { PublicRequest } from '../request.ts';
import { emptyAnswer, isPassTypeId, type PassPath, recorded } from './phone-request.ts';

/** Maximum number of templates read one by one, through the cache: whole templates cost more than the list itself. */
const maxAlone = 4;

/** Maximum number of passes of a list that are recorded as requested: each takes a write. */
const maxRecorded = 20;

/**
 * `GET devices/{device}/registrations/{passType}?passesUpdatedSince={tag}`: the serial numbers of the device's passes
 * that have changed since the tag, and a new tag; 204 if there are none. The device id is the only authorization.
 */
export async function listUpdated(
  { deviceId, passTypeId }: PassPath,
  { method, rawQuery }: PublicRequest,
  services: WebServices,
) {
  if (deviceId === '' || !isPassTypeId(passTypeId)) return emptyAnswer(204);
  const known = new URLSearchParams(rawQuery).get('passesUpdatedSince') ?? '';
  const { newest, hasMore } = await services.registrations.passKeysOf(deviceId, passTypeId);
  const { passes, pushedSums } = await services.registrations.listed(deviceId, newest, unknownTo(known, newest));
  if (hasMore) services.log.info('PASSES-UNLISTED', { account: passes[0]?.account });
  // All phones of a flight send this request at once, about a template in one partition. If cached templates are newer
  // than the phone's version of every pass, all passes are listed anyway. An older one may lack the change that the
  // phone was notified of; and a phone new here would get a tag from before that change, and be notified of it again.
  const sums = await sumsOf(passes, services, (cached) => areRecent(known, cached, pushedSums));
  const serialNumbers = changedSince(known, sums);
  if (serialNumbers.length === 0) return emptyAnswer(204);
  const named = method === 'HEAD' ? [] : serialNumbers.slice(0, maxRecorded);
  const record = (passKey: string) =>
    recorded(services, { passKey }, () => services.deliveries.recordAsked(deviceId, passKey, sums.get(passKey) ?? 0));
  await Promise.all(named.map(record));
  // A string: phones fetch nothing if lastUpdated is a number.
  return jsonAnswer(200, { lastUpdated: updateTag(sums), serialNumbers });
}

/**
 * Version sums by serial number, of cached templates if these suffice. The templates of more flights than a phone has are
 * read together.
 */
async function sumsOf(
  passes: readonly ComparedPass[],
  { registrations, templates }: WebServices,
  suffice: (sums: ReadonlyMap<string, number>) => boolean,
): Promise<ReadonlyMap<string, number>> {
  const accounts = new Map(passes.map(({ templateId, account }) => [templateId, account]));
  const sumsBy = (found: ReadonlyMap<string, Pick<Template, 'version'>>) =>
    new Map(
      passes.flatMap((pass) => {
        const template = found.get(pass.templateId);
        return template ? [[pass.passKey, versionSum(template, pass)] as const] : [];
      }),
    );
  if (accounts.size > maxAlone) return sumsBy(await registrations.templateVersions([...accounts.keys()]));
  const oneByOne = async (how: 'find' | 'findLatest') => {
    const found = await Promise.all([...accounts].map(([id, account]) => templates[how](account, id)));
    return sumsBy(new Map(found.flatMap((template) => (template ? [[template.id, template] as const] : []))));
  };
  const cached = await oneByOne('find');
  return suffice(cached) ? cached : oneByOne('findLatest');
}
