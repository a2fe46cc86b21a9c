import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A picture of the size of a vendor's badge, whose artwork belongs to the vendor. */
export const standInBadge = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" rx="6"/></svg>`;

/** Sizes of the vendors' files: Apple's, and Google's condensed and wide ones. */
export const officialSizes = { apple: [110, 35], condensed: [199, 55], wide: [283, 50] } as const;

const table = {
  apple: {
    en: { file: 'US-UK_Add_to_Apple_Wallet.svg', text: 'Add to Apple Wallet' },
    de: { file: 'DE_Add_to_Apple_Wallet.svg', text: 'Zu Apple Wallet hinzufügen' },
  },
  google: {
    en: { file: 'enUS_add_to_google_wallet.svg', text: 'Add to Google Wallet' },
    'zh-Hant': { file: 'zhTW_add_to_google_wallet.svg', text: '新增至 Google 錢包' },
  },
};

/** Makes an operator's folder of badges. @param changes files in place of the good ones, by name. */
export function badgesFolder(folder: string, changes: Readonly<Record<string, string>> = {}): string {
  const files = Object.entries(table).flatMap(([vendor, badges]) =>
    Object.values(badges).map(({ file }, place) => {
      const [width, height] = vendor === 'apple' ? officialSizes.apple : officialSizes.condensed;
      return [file, standInBadge(width + place, height)] as const;
    }),
  );
  mkdirSync(folder, { recursive: true });
  const all = { ...Object.fromEntries(files), 'badges.json': JSON.stringify(table), ...changes };
  for (const [name, content] of Object.entries(all)) writeFileSync(path.join(folder, name), content);
  return folder;
}
