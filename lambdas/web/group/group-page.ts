import { renderGroup } from '../../issuing/render-group.ts';
import { unavailablePage } from '../../pages/notices.ts';
import type { WebServices } from '../../ports/services.ts';
import { htmlAnswer, noticeAnswer } from '../answers.ts';
import { findGroup } from './find-group.ts';

/** `GET /g/{link}`: the passes of a booking. Rendered from the records and stored nowhere, so that it is never stale. */
export async function serveGroup(link: string, services: WebServices) {
  const members = await findGroup(link, services);
  return members ? htmlAnswer(200, await renderGroup(services, link, members)) : noticeAnswer(404, unavailablePage);
}
