import { now } from '../../../helpers/examples.ts';
import { inParallel } from '../../../helpers/faults/airline.ts';
import { linkFor, makeLink, passenger, targetOf } from '../../../helpers/followed-links.ts';
import { issueMember, newGroupId } from '../../../helpers/groups.ts';
import { copiesOnPhone, type IssuedPass, issuePass, passType } from '../../../helpers/passkit.ts';
import { inProcessPhone } from '../../../helpers/phones.ts';
import type { PublicRequest, PublicServices } from './public-services.ts';

/** Maxima of the service: passes that are listed for a device, passes of a group, devices of a pass. */
const [listed, grouped, devices] = [200, 50, 100];

/** Languages of a template with long texts: 14 KB. */
const languages = ['de', 'fr', 'es', 'it', 'pt', 'nl', 'pl'];
const manyLanguages = {
  languages: ['en', ...languages],
  translations: Object.fromEntries(
    languages.map((language) => [language, { message1: 'w '.repeat(490), message2: 'x '.repeat(490) }]),
  ),
};

/** Requests with a link, a token or a device's id, by which they reach what they ask for. */
export async function permittedRequests(services: PublicServices): Promise<PublicRequest[]> {
  const { api, issuerId, signer, templateId, web } = services;
  const link = await makeLink(api, templateId);
  const changed = await issuePass(api, templateId);
  // Its files are deleted.
  await changed.update({ 'seat-number': '1A' });
  const saved = await issuePass(api, templateId);
  const event = { classId: `${issuerId}.${templateId}`, objectId: `${issuerId}.${saved.serial}`, eventType: 'save' };
  const callback = signer.sign(issuerId, { ...event, nonce: 'nonce', expTimeMillis: now.getTime() + 60_000 });
  return [
    web('a page that S3 lacks', 'GET', `/i/${changed.link}`),
    web('a pass that S3 lacks', 'GET', `/i/${changed.link}/pass.pkpass`),
    web('the first click of a flight', 'GET', `/i/${changed.link}/walletb`),
    ...(await ofGroups(services)),
    web('a right link, whose pass is issued', 'GET', targetOf(linkFor(link, passenger()))),
    ...(await ofPhones(services)),
    web('a callback of Google’s, of a save', 'POST', '/callbacks/walletb', { body: callback }),
  ];
}

/** A group of the most passes, each of another flight and without a file in S3. */
async function ofGroups({ api, copyOf, web }: PublicServices): Promise<PublicRequest[]> {
  const group = { 'group-id': newGroupId() };
  let groupPath = '';
  await inParallel(
    Array.from({ length: grouped }, (_, number) => number),
    5,
    async (number) => {
      const member = await issueMember(api, await copyOf(number), `MEMBER-${number}`, group);
      groupPath = member.groupPath;
      api.aws.bucket.delete(`${member.path.slice(1)}/pass.pkpass`);
    },
  );
  return [
    web('the page of 50 passes of 50 flights', 'GET', groupPath),
    web('ten passes that S3 lacks', 'GET', `${groupPath}/1.pkpasses`),
    web('six passes, first clicks of six flights', 'GET', `${groupPath}/walletb/1`),
  ];
}

async function ofPhones({ api, templateId, copyOf, web }: PublicServices): Promise<PublicRequest[]> {
  const pass = await issuePass(api, templateId);
  await pass.phone.install(pass.pkpass);
  const [installed] = pass.phone.passes.values();
  for (let number = 1; number < devices; number++) {
    const other = inProcessPhone(api, `other-${number}`);
    await other.install(pass.pkpass);
    // The fetch of a device that was named the pass is recorded, which takes a request more.
    if (number === 1) await other.list(passType);
  }
  const one = await issuePass(api, templateId);
  await one.phone.install(one.pkpass);
  let copies = 0;
  await copiesOnPhone(api, one, listed - 1, () => copyOf(copies++));
  const four = await issuePass(api, await api.createTemplate(manyLanguages));
  await four.phone.install(four.pkpass);
  const others = await Promise.all([1, 2, 3].map(() => api.createTemplate(manyLanguages)));
  await copiesOnPhone(api, four, listed - 1, async () => others[copies++ % others.length] as string);
  const list = ({ device }: Pick<IssuedPass, 'device'>) => `/passkit/v1/devices/${device}/registrations/${passType}`;
  const headers = { authorization: `ApplePass ${installed?.passJson.authenticationToken}` };
  return [
    web('a device beyond the 100 of a pass', 'POST', `${list({ device: 'new' })}/${pass.serial}`, {
      ...{ headers, body: JSON.stringify({ pushToken: 'token' }) },
    }),
    web('a device that is removed', 'DELETE', `${list(pass)}/${pass.serial}`, { headers }),
    web('a pass that has changed', 'GET', `/passkit/v1/passes/${passType}/${pass.serial}`, { headers }),
    web('a device with 200 passes of 200 templates, no tag', 'GET', list(one)),
    web('a device with 200 passes of four templates in eight languages, no tag', 'GET', list(four)),
  ];
}
