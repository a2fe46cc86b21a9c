import { noticeColumns, type OwnLanguage } from '../domain/words/columns.ts';
import type { NoticeWords } from '../domain/words/en.ts';

/** The language of a notice. */
export interface NoticeWording {
  /** BCP 47 tag. */
  readonly language: OwnLanguage;
  readonly words: NoticeWords;
}

export const noticeWordingIn = async (language: OwnLanguage): Promise<NoticeWording> => ({
  language,
  words: await noticeColumns[language](),
});
