import { readFileSync } from 'node:fs';
import { servedAs } from '../domain/served-as.ts';
import { unavailablePage } from '../pages/notices.ts';
import { fileAnswer, noticeAnswer } from './answers.ts';

/** Images of an airline that does not exist; a bundle has them as files beside it. */
const samples: Readonly<Record<string, URL>> = {
  alliance: new URL('./samples/alliance.png', import.meta.url),
  icon: new URL('./samples/icon.png', import.meta.url),
  logo: new URL('./samples/logo.png', import.meta.url),
  'logo-square': new URL('./samples/logo-square.png', import.meta.url),
  lounge: new URL('./samples/lounge.png', import.meta.url),
  strip: new URL('./samples/strip.png', import.meta.url),
};

/** `GET /images/samples/{name}.png`: for first templates and `npm run smoke`, before an airline has its own. */
export async function serveSampleImage(name: string) {
  const file = Object.hasOwn(samples, name) ? samples[name] : undefined;
  return file ? fileAnswer(readFileSync(file), servedAs.image) : noticeAnswer(404, unavailablePage);
}
