import { isRecord } from '../../domain/text/json.ts';

/** A class or an object in the languages of its template. */
export interface InLanguages<Body> {
  /** BCP 47 tag of the body's own texts. */
  readonly language: string;
  /** The same body in the other languages. */
  readonly others: readonly (readonly [language: string, body: Body])[];
  /** An earlier version had translations: an update keeps what it does not name. */
  readonly hadTranslations: boolean;
}

/** Texts that have a place of their own for translations. Source: Google Wallet REST reference, LocalizedString. */
const localizedNames = {
  issuerName: 'localizedIssuerName',
  header: 'localizedHeader',
  body: 'localizedBody',
  description: 'localizedDescription',
} as const satisfies Readonly<Record<string, string>>;

/**
 * Adds the translations of every text that differs; a body in English only stays as it is.
 * Source: docs/decisions/google-wallet.md#a-fixed-language-in-wallet-b
 */
export function withLanguages<Body extends object>(body: Body, languages: InLanguages<Body>): Body {
  const { language, others, hadTranslations } = languages;
  if (language === 'en' && others.length === 0 && !hadTranslations) return body;
  return merged(body, others, languages) as Body;
}

type Others = InLanguages<unknown>['others'];
type Settings = Omit<InLanguages<unknown>, 'others'>;

function merged(own: unknown, others: Others, settings: Settings): unknown {
  if (Array.isArray(own))
    return own.map((entry, index) =>
      merged(
        entry,
        within(others, (other) => sameEntry(entry, index, other)),
        settings,
      ),
    );
  if (!isRecord(own)) return own;
  const { defaultValue } = own;
  if (isRecord(defaultValue))
    return localized(
      String(defaultValue.value),
      within(others, (other) => field(field(other, 'defaultValue'), 'value')),
      settings,
    );
  return Object.fromEntries(
    Object.entries(own).flatMap(([name, value]) => {
      const translated = within(others, (other) => field(other, name));
      return [[name, merged(value, translated, settings)], ...twin(name, value, translated, settings)];
    }),
  );
}

/** The localized form of a plain text, which Google Wallet shows in its place. */
function twin(name: string, value: unknown, others: Others, settings: Settings): [string, unknown][] {
  if (!Object.hasOwn(localizedNames, name) || typeof value !== 'string') return [];
  const isTranslated = others.some(([, other]) => typeof other === 'string' && other !== value);
  if (!isTranslated && !settings.hadTranslations) return [];
  return [
    [
      localizedNames[name as keyof typeof localizedNames],
      isTranslated ? localized(value, others, settings) : undefined,
    ],
  ];
}

function localized(value: string, others: Others, { language, hadTranslations }: Settings) {
  const translated = others.filter(([, other]) => typeof other === 'string' && other !== value);
  const translatedValues = translated.map(([tag, other]) => ({ language: tag, value: other }));
  return {
    defaultValue: { language, value },
    ...(translatedValues.length > 0 ? { translatedValues } : hadTranslations && { translatedValues: undefined }),
  };
}

const within = (others: Others, at: (other: unknown) => unknown): Others =>
  others.map(([language, other]) => [language, at(other)] as const);

const field = (value: unknown, name: string): unknown => (isRecord(value) ? value[name] : undefined);

/** The entry with the same id: a translated message may have other links. */
function sameEntry(entry: unknown, index: number, others: unknown): unknown {
  if (!Array.isArray(others)) return undefined;
  const id = field(entry, 'id');
  return id === undefined ? others[index] : others.find((other) => field(other, 'id') === id);
}
