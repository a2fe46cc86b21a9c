/**
 * Corrections of the airport data, where it is wrong or the two sets differ. Differing time zones were decided by
 * coordinates with geo-tz 8.1.6 (zones of OpenStreetMap), for every airport in November 2026.
 * Source: docs/decisions/airports.md#airport-data.
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

/** City names, for airports of several cities, for one in an academic spelling, and where the set has the airport's name. */
export const cities: ReadonlyMap<string, string> = new Map([
  ['BSL', 'Basel'],
  ['CGY', 'Cagayan de Oro'],
  ['CZF', 'Cape Romanzof'],
  ['EAP', 'Basel'],
  ['EDW', 'Edwards'],
  ['MLH', 'Mulhouse'],
  ['PVN', 'Pleven'],
  ['TLJ', 'Tatalina'],
  ['ULH', 'AlUla'],
  ['YDS', 'Desolation Sound'],
]);

/** Reassigned codes: new code of an airport, and the former one, under which one set still has it. */
export const movedFrom: ReadonlyMap<string, string> = new Map([['BSZ', 'FRU']]);

/**
 * Places that were compared with a third set on 29 November 2026, as either of the two may be an airport's former place or
 * too coarse: with the middle of the runways of OurAirports of 22 August 2026, or else with OpenFlights of 29 April 2025. At
 * these airports only the witness is within 3 km of it.
 */
export const placeOfWitness: ReadonlySet<string> = new Set(
  (
    'AET AFO AIN ALS ANQ APA ARA ARX ASI ASN ATS AWM BBW BFJ BJY BKZ BMU BNG BNO BOA BUI BVI BWH BXO CAL CAO CAQ CBF ' +
    'CBK CBO CBT CCE CEZ CGY CIC CIH CIK CNO CNW CNY COG CSN CTH CTZ DKV DOH DOU DRN DSV EKX ELV ELY EMT ENE EUA FYN ' +
    'GCJ GDV GEA GES GFF GHM GIL GJA GKE GRM GUC GVT GYA GYR HCC HCR HII HLH HOX HPB HPY HSC HTU HUS HWO IGM ILE ISG ' +
    'ISL JAB JDZ JJU JNG JSJ JUI KBZ KCG KCI KHJ KIC KKA KRB KSQ KUD KVL KWB KWN KWT KXE KYZ LBY LFN LGU LND LNR LRE ' +
    'LSN LUL LUP LUV LWC LWK LZN MAQ MDN MFN MMH MQZ MRK MYQ MYU MZJ MZQ NIO NKC NLA NLG NLP NNL NNR NNX NPO NST NUI ' +
    'NZH OBC OBN OCN OFU OHA OLV OMC OMK ORG OTS OVL OYA PCN PGA PIF PIN PJB PKV PRU PSU PTG PUC PVF RBL RGO RHV RIE ' +
    'RIW RLA RNI SBS SBT SCP SGL SGU SGV SHX SKX SLQ SLR SMN SMO SOY SPB SPJ SQR SQV SVC SVD SWA SXQ SYM SZE SZP TAD ' +
    'TAO TKF TMG TNW TOA TRM TSP TWD UDD UES UKB UKT UMU UOS USK USU UYN VAO VPE VTN WAA WAZ WCH WST WWA XJM XNH XPK ' +
    'XSI XWA YAC YAG YBV YBY YCN YER YFH YIH YIW YLI YMG YSE YSQ ZPB'
  ).split(' '),
);

/** Airports whose two places are too far apart, of which the third set supports the first one. */
export const placeOfMainSet: ReadonlySet<string> = new Set(
  (
    'AGZ AHM AKV AOG AXK BDN BDT BGQ BIU BLJ BPL CBX CLI CUV DAA DAG DGN DYA EDB FDY FGU FTX GAH GNI GNS GPA GPI GPN ' +
    'HCN HMI HRM HRS IEG IGL IKK JAU JLR JOS JVI KDX KEV KKR KLC KTI KTU LGF LHS LQM LRS LUO MBT MCJ MCU MEZ MQF MVP ' +
    'MVT NAV NER NOZ NQA OBS OKN ORA OXD PDV PHP PJC PKC POC PRV PTZ RDB RDR REO RIM RON RPM RUV RVV SCY SQA SST STJ ' +
    'STW TEQ TII TKP TPC TRW TTD TVU UGO UNI VSF VVZ WAX WAY WHP WJR WLW WZA YAY YIK YKL YPL YSU ZAL ZEC ZFA ZLO ZPC'
  ).split(' '),
);

/**
 * Latitude and longitude of airports with flights that both sets have elsewhere, four of them because the airport has moved:
 * the middle of the runway, as of OurAirports of 22 August 2026.
 */
export const places: Readonly<Record<string, readonly [number, number]>> = {
  AWA: [7.1013, 38.3965],
  CPO: [-27.2612, -70.7792],
  CRZ: [38.9307, 63.5639],
  DLZ: [43.5917, 104.4295],
  GWD: [25.2967, 62.4988],
  KKH: [59.9608, -162.881],
  KLW: [55.5792, -133.076],
  KMO: [58.9321, -158.902],
  KQA: [54.1446, -165.6041],
  KVC: [55.1163, -162.2665],
  LWN: [40.7503, 43.8594],
  RVE: [6.9473, -71.8563],
  SDN: [61.8302, 6.1083],
  TLA: [65.2404, -166.3395],
  WNA: [60.6904, -161.9785],
  WWT: [60.8104, -164.4995],
};

/** Renamed airports, and a few that have no name but their city's, in November 2026: the witness has the name in use. */
export const nameOfWitness: ReadonlySet<string> = new Set(
  (
    'ABJ AKY ANF BFN BRL BUR BVJ BWA BZE BZK BZN CAY CGY CLO CNF COR DOH DOM DUJ ELS FRW FSD GIT GOX HMA HRI HSC HSS ' +
    'HTT HYA IBR ICT ISG ISK ISL IWK IXA IXC JNG KBR KHI KQA KQT KWJ LAS LCE LIT LLW LOP LYI MBA MGM MWA NKC NLA OKC ' +
    'OMH ONQ PLZ PNY POP PPP PSO PVN PZB RAI RDO RKS ROA SGU SHI SHO SVD SWA SZY TAO TRM TTT TWF UBN VDC WNZ WOL WUX ' +
    'XFN XPL YDS YKF YXJ'
  ).split(' '),
);
