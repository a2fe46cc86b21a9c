import { servedAs } from '../domain/served-as.ts';
import { isTaken } from '../domain/sharing.ts';
import { renderPkpass } from '../issuing/render.ts';
import { takenPage, unavailablePage } from '../pages/notices.ts';
import type { Services } from '../ports/services.ts';
import { fileAnswer, noticeAnswer } from './answers.ts';
import { findLinkedPass } from './linked-pass.ts';

/** `GET /i/{link}/pass.pkpass` if the file is not in S3: built from the record, and not stored. */
export async function servePkpass(link: string, services: Services) {
  const found = await findLinkedPass(link, services);
  if (found === undefined) return noticeAnswer(404, unavailablePage);
  if (isTaken(found.template, found.pass)) return noticeAnswer(409, takenPage(`/i/${link}`));
  return fileAnswer(await renderPkpass(services, found.template, found.pass), servedAs.pkpass);
}
