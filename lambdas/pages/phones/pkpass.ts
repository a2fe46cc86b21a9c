import { strFromU8, unzipSync } from 'fflate';
import { nearestOf } from '../../domain/languages/languages.ts';

/** Source: Apple, Wallet Passes, PassFieldContent. */
export interface FrontField {
  readonly key: string;
  readonly label?: string;
  readonly value: string | number;
  readonly attributedValue?: string;
  readonly changeMessage?: string;
  readonly dateStyle?: string;
  readonly timeStyle?: string;
  readonly ignoresTimeZone?: boolean;
}

export type RowName = 'headerFields' | 'primaryFields' | 'secondaryFields' | 'auxiliaryFields' | 'backFields';

/** The parts of pass.json that a phone shows. Source: Apple, Wallet Passes, Pass. */
export interface PassJson {
  readonly passTypeIdentifier: string;
  readonly organizationName: string;
  readonly logoText?: string;
  readonly backgroundColor?: string;
  readonly foregroundColor?: string;
  readonly labelColor?: string;
  readonly boardingPass: Partial<Readonly<Record<RowName, readonly FrontField[]>>>;
  readonly barcodes?: readonly {
    readonly format: string;
    readonly message: string;
    readonly altText?: string;
  }[];
  readonly preferredStyleSchemes?: readonly string[];
  readonly semantics?: Readonly<Record<string, unknown>>;
  readonly featuredActions?: readonly { readonly identifier: string; readonly type: string }[];
  readonly groupingIdentifier?: string;
  readonly relevantDate?: string;
  readonly expirationDate?: string;
  readonly voided?: boolean;
}

/** A .pkpass as a phone reads it. */
export interface Pkpass {
  readonly passJson: PassJson;
  /** The finest picture of a name, as a data URL. */
  readonly picture: (name: string) => string | undefined;
  /** A text of pass.json in the language that a phone chooses. */
  readonly textIn: (language: string) => (text: string) => string;
}

/**
 * Opens a .pkpass, in Node and in browsers. The signature is not checked.
 * @throws if it is no archive, or has no pass.json.
 */
export function openPkpass(pkpass: Uint8Array): Pkpass {
  const files = unzipSync(pkpass);
  const { 'pass.json': json } = files;
  if (json === undefined) throw new Error('The file has no pass.json');
  return {
    passJson: JSON.parse(strFromU8(json)),
    picture(name) {
      const found = ['@3x', '@2x', ''].map((scale) => files[`${name}${scale}.png`]).find(Boolean);
      return found && `data:image/png;base64,${btoa(strFromU8(found, true))}`;
    },
    textIn(language) {
      const file = stringsFor(language, files);
      const texts = file ? textsIn(file) : undefined;
      return (text) => texts?.get(text) ?? text;
    },
  };
}

/** Texts in the phone's language, else in English, else in the first language by name. */
function stringsFor(language: string, files: Readonly<Record<string, Uint8Array>>): Uint8Array | undefined {
  const tags = Object.keys(files).flatMap((name) => /^([\w-]+)\.lproj\/pass\.strings$/.exec(name)?.[1] ?? []);
  const chosen = nearestOf(language, tags) ?? nearestOf('en', tags) ?? tags.sort()[0];
  return files[`${chosen}.lproj/pass.strings`];
}

/** Source: Apple, Wallet Passes, Creating the Source for a Pass. */
function textsIn(file: Uint8Array): ReadonlyMap<string, string> {
  const isUtf16 = file[0] === 0xff && file[1] === 0xfe;
  const text = new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8').decode(file);
  const lines = text.matchAll(/"((?:[^"\\]|\\.)*)"\s*=\s*"((?:[^"\\]|\\.)*)";/gs);
  return new Map([...lines].map(([, key = '', value = '']) => [unquoted(key), unquoted(value)]));
}

const unquoted = (text: string) => text.replaceAll(/\\(.)/gs, (_, character) => (character === 'n' ? '\n' : character));
