import { noticesIn } from '../domain/languages/notices-in.ts';
import type { OwnLanguage } from '../domain/languages/own-languages.ts';
import type { NoticeWords } from '../domain/languages/words/en.ts';

/** The language of a notice. */
export interface NoticeWording {
  /** BCP 47 tag. */
  readonly language: OwnLanguage;
  readonly words: NoticeWords;
}

export const noticeWordingIn = async (language: OwnLanguage): Promise<NoticeWording> => ({
  language,
  words: await noticesIn[language](),
});
