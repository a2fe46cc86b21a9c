import { servedAs } from '../domain/served-as.ts';
import { unavailablePage } from '../pages/notices.ts';
import type { Services } from '../ports/services.ts';
import { fileAnswer, noticeAnswer } from './answers.ts';

/** SVG may hold scripts: opened by itself, it runs none. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'";

/** `GET /images/badges/{name}.svg`: a vendor's official button. */
export async function serveBadge(name: string, { badges }: Pick<Services, 'badges'>) {
  const found = await badges?.artwork(name);
  if (found === undefined) return noticeAnswer(404, unavailablePage);
  const answer = fileAnswer(found.svg, found.isCurrent ? servedAs.badge : servedAs.formerBadge);
  return { ...answer, headers: { ...answer.headers, 'content-security-policy': policy } };
}
