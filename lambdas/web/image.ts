import { servedAs } from '../domain/served-as.ts';
import { unavailablePage } from '../pages/notices.ts';
import type { Services } from '../ports/services.ts';
import { fileAnswer, noticeAnswer } from './answers.ts';

/** `GET /images/{sha256}.png`: a template's logo for its install pages. */
export async function serveImage(sha256: string, { images }: Services) {
  const image = await images.find(sha256);
  return image ? fileAnswer(image, servedAs.image) : noticeAnswer(404, unavailablePage);
}
