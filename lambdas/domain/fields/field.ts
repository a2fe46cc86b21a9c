import type * as z from 'zod';

type AppleRow = 'header' | 'primary' | 'auxiliary' | 'secondary' | 'back';

/**
 * A field of a template or of a pass. The comment above its entry is its description in the API, and an `@example` in it
 * its example: docs/openapi.json and the tables of docs/api are made from them, and no bundle has them.
 */
export interface Field {
  /** Values that requests may send. */
  readonly schema: z.ZodType;
  /** Its rows; `pass` for a place in pass.json outside of rows, `image` and `strings` for files of the bundle. */
  readonly apple: AppleRow | readonly AppleRow[] | 'pass' | 'image' | 'strings' | null;
  /** A class is updated once for all passes of the flight, an object for each pass. */
  readonly google: 'class' | 'object' | readonly ['class', 'object'] | null;
  /** Shown on the install page. */
  readonly page: boolean;
  /** Notified on the lock screen, with its new value. */
  readonly notified: boolean;
  /** Names in getpassdata and getpasstemplate. */
  readonly readAs: string | readonly string[] | null;
  /** Set for a text of a template that passengers read: translations have it, too. */
  readonly translated?: true;
}

export const nowhere = { apple: null, google: null, page: false, notified: false, readAs: null } as const;
export const everywhere = { google: 'class', page: true, notified: true, readAs: null } as const;
export const inBoth = { ...nowhere, apple: 'pass', google: 'object' } as const;
export const onPage = { ...nowhere, page: true } as const;
export const belowPass = { ...everywhere, apple: 'back', page: false, notified: false } as const;
export const asExpiration = { ...inBoth, readAs: 'expiration-timestamp' } as const;
export const translated = { translated: true } as const;

type ShapeOf<Fields> = {
  -readonly [Name in keyof Fields]: Fields[Name] extends { schema: infer Schema } ? Schema : never;
};

/** The schemas of fields, for an object of zod. */
export const shapeOf = <Fields extends Readonly<Record<string, Pick<Field, 'schema'>>>>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema])) as ShapeOf<Fields>;
