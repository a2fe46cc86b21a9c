import { missingWords, readWords } from '../../../bin/words/table.ts';
import { directionOf, inLanguage, ownLanguageOf } from '../../../lambdas/domain/languages/languages.ts';
import { wordingIn } from '../../../lambdas/domain/languages/wordings.ts';
import { englishNotices, type NoticeWords, type Words } from '../../../lambdas/domain/languages/words/en.ts';
import { ownLanguages } from '../../../lambdas/domain/languages/words/own-languages.ts';
import { applyTemplateChanges } from '../../../lambdas/domain/template/template-request.ts';
import { notifyingTemplate } from '../../../lambdas/domain/updates/update-notification.ts';
import { noticeWordingIn } from '../../../lambdas/pages/notices.ts';
import { exampleTemplate } from '../../helpers/examples.ts';

/** Words on passes, by their places in the table. */
function onPasses({ labels, flightStatus, passStatus, kinds, doors, services, notices }: Words): Map<string, string> {
  const groups = { labels, flightStatus, passStatus, kinds, doors, services, notices };
  return new Map(
    Object.entries(groups).flatMap(([group, words]) =>
      Object.entries(words).map(([name, word]) => [`${group}.${name}`, word] as const),
    ),
  );
}

const tables = Promise.all(ownLanguages.map(async (tag) => [tag, (await wordingIn(tag)).words] as const));

test('a word that means two things in one language is one word in every other: wallets translate texts, not places', async () => {
  const problems = [];
  for (const [tag, words] of await tables)
    for (const [place, word] of onPasses(words))
      for (const [other, same] of onPasses(words)) {
        if (word !== same || place >= other) continue;
        for (const [language, translated] of await tables) {
          const [one, two] = [place, other].map((each) => onPasses(translated).get(each)?.toLowerCase());
          if (one !== two) problems.push(`${tag} ${word} is ${one} and ${two} in ${language}`);
        }
      }
  expect(problems).toEqual([]);
});

test('each notice has words of its own in every language that it is translated into', async () => {
  const missing = missingWords(readWords());
  for (const name of Object.keys(englishNotices) as (keyof NoticeWords)[]) {
    const isTranslated = (tag: string) => !missing.get(tag)?.some((word) => word.startsWith(`noticePages.${name}`));
    const notices = await Promise.all(ownLanguages.filter(isTranslated).map(noticeWordingIn));
    expect(new Set(notices.map(({ words }) => JSON.stringify(words[name]))).size).toBe(notices.length);
    expect(notices.length).toBeGreaterThan(1);
  }
});

test('labels of links are as short as Google advises', async () => {
  const long = (await tables).flatMap(([, { services }]) =>
    Object.values(services).filter((label) => label.length > 20),
  );
  expect(long).toEqual([]);
});

test.each([
  ['de-AT', 'de'],
  ['pt-PT', 'pt'],
  ['es-419', 'es'],
  ['zh', 'zh-Hans'],
  ['zh-CN', 'zh-Hans'],
  ['zh-TW', undefined],
  ['fi', undefined],
])('%s has the words of %s', (tag, own) => expect(ownLanguageOf(tag)).toBe(own));

test.each([
  ['ar', 'rtl'],
  ['he', 'rtl'],
  ['ur-PK', 'rtl'],
  ['de', 'ltr'],
  ['uz', 'ltr'],
])('%s is written %s', (tag, direction) => expect(directionOf(tag)).toBe(direction));

const delayed = { 'flight-status': 'delayed', 'estimated-departure-time': '2027-03-16T00:40:00' } as const;

test.each([
  ['en', 'Delayed: departs 00:40 on 16 March instead of 17:35'],
  ['de', 'Verspätet: Abflug 00:40 am 16. März statt 17:35'],
  ['ar', 'متأخرة: المغادرة الساعة 00:40 يوم 16 مارس بدلاً من 17:35'],
  ['ja', '遅延：出発予定 3月16日 00:40（定刻 17:35）'],
  ['zh-Hans', '延误：出发时间 3月16日 00:40（原定 17:35）'],
  ['fi', 'Delayed: departs 00:40 on 16 March instead of 17:35'],
])('the lock screen announces a delay in %s', async (tag, sentence) => {
  const template = exampleTemplate();
  const after = { ...template, fields: { ...template.fields, ...delayed } };
  expect(notifyingTemplate(template, after, [await wordingIn(tag)]).lastNotification?.text).toBe(sentence);
});

/** Numbers on the lock screen after a change, without the month of the languages that number months. */
async function numbersAfter(changes: object, tag: string): Promise<string[]> {
  const template = exampleTemplate();
  const after = { ...template, fields: { ...template.fields, ...changes } };
  const { text = '' } = notifyingTemplate(template, after, [await wordingIn(tag)]).lastNotification ?? {};
  return (text.match(/\d[\d:]*/g) ?? []).filter((number) => number !== '3').sort();
}

test.each(ownLanguages)('lock screens in %s have one clock, and the day only where it is another one', async (tag) => {
  const nextDay = (time: string) => `2027-03-16T${time}:00`;
  const sentences: [changes: object, ...numbers: string[]][] = [
    [{ 'estimated-boarding-time': '2027-03-15T18:35:00' }, '18:35'],
    [{ 'estimated-departure-time': '2027-03-15T19:05:00' }, '19:05'],
    [{ 'gate-closing-time': '2027-03-15T17:20:00' }, '17:20'],
    [{ 'estimated-arrival-time': '2027-03-15T20:10:00' }, '20:10'],
    [{ 'estimated-arrival-time': nextDay('01:10') }, '01:10', '16'],
    [{ 'departure-time': nextDay('17:35') }, '16', '17:35'],
    [{ 'flight-status': 'scheduled' }, '17:35'],
    [{ 'flight-status': 'delayed' }, '17:35'],
    [delayed, '00:40', '16', '17:35'],
    [{ 'flight-status': 'departed', 'estimated-departure-time': '2027-03-15T17:40:00' }, '17:35', '17:40'],
    [{ 'flight-status': 'arrived' }, '18:45'],
    [{ 'flight-status': 'cancelled' }, '17:35', '2724'],
  ];
  const found = await Promise.all(sentences.map(([changes]) => numbersAfter(changes, tag)));
  expect(found).toEqual(sentences.map(([, ...numbers]) => numbers));
});

const template = exampleTemplate({ languages: ['en', 'de'], translations: { de: { message1: 'Hallo' } } });
const german = (changes: object) => applyTemplateChanges(template.fields, { set: changes, clear: [] }).translations;

test('a text that changes loses its translations, unless the update brings them: they would say something else', () => {
  expect(german({ 'origin-gate': 'Z9' })).toEqual({ de: { message1: 'Hallo' } });
  expect(german({ message1: 'New' })).toBeUndefined();
  expect(german({ message1: 'New', translations: { de: { message1: 'Neu' } } })).toEqual({ de: { message1: 'Neu' } });
  expect(applyTemplateChanges(template.fields, { set: {}, clear: ['message1'] }).translations).toBeUndefined();
});

test('a translation is not shown without the text itself: it has no place', () => {
  const homeless = exampleTemplate({ message2: undefined, translations: { de: { message2: 'Hallo' } } });
  const { message2: _absent, ...fields } = homeless.fields;
  expect(inLanguage({ ...homeless, fields }, 'de').fields).toEqual(fields);
});
