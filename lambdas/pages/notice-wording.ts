import type { NoticeWords } from '../domain/languages/words/en.ts';
import { noticesIn } from '../domain/languages/words/notices-in.ts';
import type { OwnLanguage } from '../domain/languages/words/own-languages.ts';

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
