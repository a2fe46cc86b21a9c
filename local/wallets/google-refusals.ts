const maxLinks = 10;

/**
 * Reason for which Google refuses a class or an object; undefined if it takes it. The number of links is Google's
 * advice to issuers: it publishes no limit. Source: Google Wallet REST reference, LinksModuleData and Uri.
 */
export function refusalOf({ linksModuleData }: Readonly<Record<string, unknown>>): string | undefined {
  const { uris = [] } = (linksModuleData ?? {}) as { uris?: readonly { uri?: unknown }[] };
  if (uris.length > maxLinks) return `linksModuleData has ${uris.length} links, but at most ${maxLinks} are shown`;
  const wrong = uris.findIndex(({ uri }) => !/^(https?|tel|mailto|geo):./.test(String(uri)));
  return wrong < 0
    ? undefined
    : `linksModuleData.uris[${wrong}].uri has none of the schemes http, https, tel, mailto, geo`;
}
