/**
 * What is wrong in the airport data, or differs between the two sets. Where their clocks differ, the coordinates decided:
 * geo-tz 8.1.6, whose zones are OpenStreetMap's, looked up for every airport in November 2026.
 * Source: docs/decisions/0037-airport-data.md.
 */

/** Zones whose airports are told apart by coordinates. */
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

/** By airport: the zone that its coordinates lie in. */
export const decidedZones: ReadonlyMap<string, string> = new Map(
  Object.entries(zonesByCoordinates).flatMap(([zone, codes]) => codes.split(' ').map((code) => [code, zone] as const)),
);

/** Its flights keep Beijing time everywhere, also where the population does not. */
export const oneZoneOfCountry: ReadonlyMap<string, string> = new Map([['CN', 'Asia/Shanghai']]);

/**
 * Left out: three that one set alone has, with a zone that the coordinates contradict; and the west of the Northwest
 * Territories, by coordinates America/Inuvik and in both sets America/Edmonton, whose clocks have parted in 2026.
 */
export const doubtful: ReadonlySet<string> = new Set(
  'UNS YZL ZLR LAK TNS YCK YFS YGH YJF YPC YSY YUB YVQ YWJ YWY ZFM ZFN'.split(' '),
);

/** Of an airport of several cities, which its data names by itself, and of one spelt for linguists. */
export const cities: ReadonlyMap<string, string> = new Map([
  ['BSL', 'Basel'],
  ['EAP', 'Basel'],
  ['MLH', 'Mulhouse'],
  ['ULH', 'AlUla'],
]);

/** New owners of a code that one set still gives to the former: by new code, the code under which it has the airport. */
export const movedFrom: ReadonlyMap<string, string> = new Map([['BSZ', 'FRU']]);
