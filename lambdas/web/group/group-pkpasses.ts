import { bundlesOf, type GroupMember } from '../../domain/group.ts';
import { installLink } from '../../domain/pass.ts';
import { servedAs } from '../../domain/served-as.ts';
import { renderPkpass } from '../../issuing/render.ts';
import { unavailablePage } from '../../pages/notices.ts';
import type { WebServices } from '../../ports/services.ts';
import { fileAnswer, noticeAnswer } from '../answers.ts';
import { findGroup } from './find-group.ts';

/** `GET /g/{link}/{part}.pkpasses`: the .pkpass files of some passes of a group in one. */
export async function servePkpasses(link: string, part: number, services: WebServices) {
  const members = (await findGroup(link, services)) ?? [];
  const bundle = bundlesOf(members, services.clock.now())[part - 1];
  if (bundle === undefined) return noticeAnswer(404, unavailablePage);
  const pkpasses = await Promise.all(bundle.map((member) => pkpassOf(member, services)));
  return fileAnswer(await services.bundlePkpasses(pkpasses), servedAs.pkpasses);
}

/** The stored .pkpass of a pass, else one built from the record. */
async function pkpassOf({ pass, template }: GroupMember, services: WebServices): Promise<Uint8Array> {
  const stored = await services.renderings.findPkpass(installLink(pass));
  return stored ?? renderPkpass(services, template, pass);
}
