import { inEnglish, type Wording } from '../../lambdas/domain/languages/languages.ts';
import { samplePassOf } from '../../lambdas/domain/pass/sample-pass.ts';
import { boardingPassOf } from '../../lambdas/domain/shown/boarding-pass.ts';
import { type TimeName, timeNames } from '../../lambdas/domain/shown/marked-time.ts';
import { pageFacts } from '../../lambdas/domain/shown/placement.ts';
import type { Template } from '../../lambdas/domain/template/template.ts';
import { flightClassInput } from '../../lambdas/issuing/google.ts';
import { factsGrid, hero, route } from '../../lambdas/pages/boarding-pass-card.ts';
import { backFields, fieldsOf } from '../../lambdas/wallets/apple/pass-field.ts';
import { semanticDesign } from '../../lambdas/wallets/apple/semantics.ts';
import { flightClassOf } from '../../lambdas/wallets/google/flight-class.ts';

type ShownName = TimeName | 'closing';
type Texts = Readonly<Partial<Record<ShownName, string>>>;

/** A flight's times as each surface has them: wall-clock times without their day, or the sentence in their place. */
interface ShownTimes {
  /** Times of the page, struck ones in tildes. */
  readonly page: Texts;
  /** Times of a group's page, which has no boarding. */
  readonly group: Texts;
  readonly front: Texts;
  readonly back: Texts;
  /** Times of the class itself. */
  readonly google: Texts;
  readonly googleTexts: Texts;
  /** Times of iOS 26's design: `18:35`; undefined where it has none. */
  readonly tags: Texts;
}

interface Field {
  readonly key?: string;
  readonly id?: string;
  readonly value?: string;
  readonly body?: string;
}

const clock = (text: string | undefined) => (/^\d{4}-\d\d-\d\dT/.test(text ?? '') ? text?.slice(11, 16) : text);

const shownNames = [...timeNames, 'closing'] as const;

const textsOf = (read: (name: ShownName) => string | undefined): Texts =>
  Object.fromEntries(shownNames.flatMap((name) => [[name, clock(read(name))]]).filter(([, text]) => text));

function inFields(fields: readonly Field[]): Texts {
  const find = (wanted: string) => fields.find(({ key, id }) => (key ?? id) === wanted);
  const textOf = (field: Field | undefined) => field?.value ?? field?.body;
  return textsOf((name) => textOf(find(`${name}-estimate`)) ?? textOf(find(name)));
}

function onPage(markup: string, labels: Readonly<Record<ShownName, string>>): Texts {
  return textsOf((name) => {
    const [, value] = new RegExp(`<dt[^>]*>${labels[name]}</dt><dd[^>]*>(.*?)</dd>`).exec(markup) ?? [];
    return value
      ?.replace(/<s[ >].*?(\d\d:\d\d)<\/s>/, '~$1~')
      .replace(/<[^>]*>/g, '')
      .replace('\u00a0', ' ');
  });
}

/** All times of a flight that its passengers read. */
export function shownTimesOf(template: Template, wording: Wording = inEnglish): ShownTimes {
  const pass = boardingPassOf(template, samplePassOf(template), wording);
  const { labels } = wording.words;
  const { semantics } = semanticDesign(pass, { isOwnDataPreserved: false }) as {
    semantics?: Record<string, string | undefined>;
  };
  const input = flightClassInput({ publicBaseUrl: 'https://passes.example.com' }, template, [wording]);
  const flightClass = flightClassOf('issuer', input);
  const own = {
    closing: flightClass.localGateClosingDateTime,
    boarding: flightClass.localBoardingDateTime,
    departure: flightClass.localEstimatedOrActualDepartureDateTime ?? flightClass.localScheduledDepartureDateTime,
    arrival: flightClass.localEstimatedOrActualArrivalDateTime ?? flightClass.localScheduledArrivalDateTime,
  };
  const tagOf = (name: ShownName) => `${name[0]?.toUpperCase()}${name.slice(1)}Date`;
  return {
    page: onPage(hero(pass).markup + route(pass).markup + factsGrid(pass, pageFacts).markup, labels),
    group: onPage(route(pass).markup, labels),
    front: inFields(fieldsOf(pass, 'auxiliary')),
    back: inFields(backFields(pass)),
    google: textsOf((name) => own[name]),
    googleTexts: inFields(flightClass.textModulesData),
    tags: textsOf((name) => semantics?.[`current${tagOf(name)}`] ?? semantics?.[`original${tagOf(name)}`]),
  };
}

/**
 * Finds a shown time without a mark, while Wallet's new design shows another one. Only the class of Google Wallet
 * cannot mark a time: it has a text that does.
 * @returns a sentence about it; undefined if there is none
 */
export function unmarkedTimeIn({ tags, google, googleTexts, ...shown }: ShownTimes): string | undefined {
  for (const [surface, texts] of Object.entries(shown))
    for (const name of timeNames) {
      const [text, expected] = [texts[name], tags[name]];
      if (text === undefined || expected === undefined) continue;
      const isMarked = /^[~≈]|\(\?\)|announced for /.test(text);
      const isOver = !/about |≈/.test(text);
      const isRight = isMarked ? isOver || text.includes(expected) : text.startsWith(expected);
      if (!isRight) return `${name} is ${text} on ${surface}, and ${expected} in the new design`;
    }
  const missing = timeNames.find((name) => tags[name] && google[name] !== tags[name] && !googleTexts[name]);
  return missing && `${missing} is ${google[missing]} in Google Wallet, and ${tags[missing]} in the new design`;
}
