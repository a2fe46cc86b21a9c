/** Source: Apple, Wallet Passes, SemanticTags, departureLocationSecurityPrograms. */
export const securityPrograms = [
  ...(['tsa-precheck', 'tsa-precheck-touchless-id', 'oss', 'iti', 'itd', 'global-entry', 'clear'] as const),
] as const;

/** Source: Apple, Wallet Passes, SemanticTags, passengerCapabilities. */
export const passengerCapabilities = [
  ...(['pre-boarding', 'priority-boarding', 'carry-on', 'personal-item', 'lap-infant'] as const),
] as const;

/**
 * Fields that may tell of a passenger's health: they stand on the pass and in getpassdata, and in nothing that outlives the
 * pass. Source: docs/security.md#health-data
 */
export const sensitiveNames = ['service-requests', 'airline-service-requests', 'passenger-capabilities'] as const;

/** Badges of several values; a link writes them with commas. */
export const listNames = [...sensitiveNames, 'security-programs'] as const;

/** True for the name of a field that may tell of health. */
export const isSensitive = (name: string) => (sensitiveNames as readonly string[]).includes(name);

export const badgeNames = [
  ...sensitiveNames,
  ...(['security-programs', 'documents-verified', 'documents-declaration', 'priority-status'] as const),
  ...(['frequent-flyer-status', 'security-screening', 'boarding-zone'] as const),
  ...(['security-program-logo', 'boarding-privilege-image'] as const),
] as const;

export type BadgeName = (typeof badgeNames)[number];

const given = (fields: object, names: readonly string[]) =>
  Object.entries(fields).filter(([name, value]) => names.includes(name) && value !== undefined);

/** The badges among a pass's fields. */
export const badgesAmong = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(given(fields, badgeNames)) as Pick<Fields, BadgeName & keyof Fields>;

/** The fields of a record that outlives the pass, or leaves the service. */
export const withoutSensitive = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !isSensitive(name))) as Omit<
    Fields,
    (typeof sensitiveNames)[number]
  >;

/** Values, once they are cleared, of the fields that Google Wallet's object keeps until an update names them. */
const onceCleared = {
  'passenger-kind': 'confirmed',
  'security-program-logo': '',
  'boarding-privilege-image': '',
} as const;

/** Values of a pass's fields that Google Wallet may still have, once they are cleared. */
export const onceClearedOf = (fields: object): Partial<typeof onceCleared> =>
  Object.fromEntries(
    given(fields, Object.keys(onceCleared)).map(([name]) => [name, onceCleared[name as keyof typeof onceCleared]]),
  );
