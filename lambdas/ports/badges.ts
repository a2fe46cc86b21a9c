export const badgeVendors = ['apple', 'google'] as const;
export type BadgeVendor = (typeof badgeVendors)[number];

/** A vendor's official button for its wallet, in one language. */
export interface Badge {
  /** Name in its address: vendor, language and a hash of the artwork. */
  readonly name: string;
  /** The words of the artwork. */
  readonly text: string;
  /** In units of the artwork. */
  readonly width: number;
  readonly height: number;
}

/** The badges of a deployment, as its bundles hold them. */
export type BadgeTable = Readonly<Partial<Record<BadgeVendor, Readonly<Record<string, Badge>>>>>;

export interface Badges {
  /** The badge in a language, else without its region or script, else in English; undefined if the vendor has none. */
  find(vendor: BadgeVendor, language: string): Promise<Badge | undefined>;
  /** The SVG of a name; if that is of an earlier deployment, the present artwork in its place. */
  artwork(name: string): Promise<{ readonly svg: Uint8Array; readonly isCurrent: boolean } | undefined>;
}
