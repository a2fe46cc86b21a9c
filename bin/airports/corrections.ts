/**
 * Corrections of the airport data, where it is wrong or the two sets differ. Differing time zones were decided by
 * coordinates with geo-tz 8.1.6 (zones of OpenStreetMap), for every airport in November 2026.
 * Source: docs/decisions/0037-airport-data.md.
 */

/** Airports whose zone was decided by coordinates, by zone. */
const zonesByCoordinates: Readonly<Record<string, string>> = {
  'Africa/Kinshasa': 'BMB NKL',
  'Africa/Lubumbashi': 'KIL LZA',
  'America/Anchorage': 'IKO KCN STG',
  'America/Atikokan': 'YPL',
  'America/Boise': 'REO',
  'America/Cancun': 'ISJ PCM',
  'America/Chicago': 'CEW OEA RNZ',
  'America/Chihuahua': 'CUU',
  'America/Coyhaique': 'BBA CCH GXQ LGR WPA',
  'America/Dawson_Creek': 'TUX YNH YZC',
  'America/Denver': 'MVM PHP TBC',
  'America/Eirunepe': 'ERN',
  'America/Hermosillo': 'AJS',
  'America/Los_Angeles': 'AHM PSC',
  'America/Mazatlan': 'PCV',
  'America/New_York': 'FTK GCY OCE RKW',
  'America/Punta_Arenas': 'PNT PUQ SMB WPR WPU',
  'America/Santarem': 'ALT JCR MTE OBI ORX STM TMT',
  'America/Sao_Paulo': 'JBS QRE QSC',
  'America/St_Johns': 'YBI',
  'America/Tijuana': 'GUB',
  'America/Winnipeg': 'YBS ZRJ',
  'Asia/Bangkok': 'KKM',
  'Asia/Barnaul': 'BAX RGK',
  'Asia/Hovd': 'HBU HVD ULG ULO',
  'Asia/Jakarta': 'MLG',
  'Asia/Jayapura': 'SQN',
  'Asia/Makassar': 'LUW MJU MNA MXB PSJ RAQ SQR',
  'Asia/Pontianak': 'NPO PSU SQG',
  'Asia/Sakhalin': 'DEE EKS NGK OHH ZZO',
  'Asia/Tomsk': 'SWT TOF',
  'Asia/Ulaanbaatar': 'LTI TNZ ULZ',
  'Asia/Vladivostok': 'USR',
  'Asia/Yakutsk': 'SUK ULK UMS',
  'Asia/Yekaterinburg': 'OVS',
  'Australia/Adelaide': 'AMT',
  'Australia/Brisbane': 'DXD GVP SRM',
  'Australia/Darwin': 'GBL WAU',
  'Australia/Hobart': 'BWT',
  'Australia/Perth': 'QBS',
  'Australia/Sydney': 'CUG EVH',
  'Europe/Simferopol': 'KHC SIP UKS',
  'Pacific/Bougainville': 'IIS KIE RAW TOK TON WKN',
  'Pacific/Tahiti': 'NIU RKA RMT',
};

/** The zone of each such airport. */
export const decidedZones: ReadonlyMap<string, string> = new Map(
  Object.entries(zonesByCoordinates).flatMap(([zone, codes]) => codes.split(' ').map((code) => [code, zone] as const)),
);

/**
 * Countries with one zone for all flights: those of China use Beijing time everywhere, unlike part of the population.
 */
export const oneZoneOfCountry: ReadonlyMap<string, string> = new Map([['CN', 'Asia/Shanghai']]);

/**
 * Omitted airports: three that only one set has, with a zone that contradicts their coordinates; and those in the west
 * of the Northwest Territories, which are in America/Inuvik by coordinates but in America/Edmonton in both sets, and
 * whose clocks differ since 2026.
 */
export const doubtful: ReadonlySet<string> = new Set(
  'UNS YZL ZLR LAK TNS YCK YFS YGH YJF YPC YSY YUB YVQ YWJ YWY ZFM ZFN'.split(' '),
);

/** City names, for airports of several cities and for one in an academic spelling. */
export const cities: ReadonlyMap<string, string> = new Map([
  ['BSL', 'Basel'],
  ['EAP', 'Basel'],
  ['MLH', 'Mulhouse'],
  ['ULH', 'AlUla'],
]);

/** Reassigned codes: new code of an airport, and the former one, under which one set still has it. */
export const movedFrom: ReadonlyMap<string, string> = new Map([['BSZ', 'FRU']]);
