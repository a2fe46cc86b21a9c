import { wordingsOf } from '../../../lambdas/domain/languages/wordings.ts';
import type { Template } from '../../../lambdas/domain/template/template.ts';
import { flightClassInput, flightObjectInput } from '../../../lambdas/issuing/google.ts';
import { flightClassOf } from '../../../lambdas/wallets/google/flight-class.ts';
import { flightObjectOf } from '../../../lambdas/wallets/google/flight-object.ts';
import { examplePass, exampleTemplate, now } from '../../helpers/examples.ts';
import { fixedClock } from '../../helpers/fixed-clock.ts';
import { schemaProblems } from '../../helpers/walletobjects-schema.ts';

const services = { clock: fixedClock(now), publicBaseUrl: 'https://passes.example.com' };

async function bodiesOf(template: Template, pass = examplePass()) {
  const wordings = await wordingsOf(template);
  return {
    flightClass: flightClassOf('issuer', flightClassInput(services, template, wordings)),
    flightObject: flightObjectOf('issuer', flightObjectInput(services, template, pass, wordings)),
  };
}

const notified = {
  lastNotification: { text: 'Gate: Z9', translations: { de: 'Gate: Z9', ar: 'البوابة: Z9' }, atUtc: now.toISOString() },
};
const translated = exampleTemplate(
  {
    languages: ['en', 'de', 'ar'],
    'flight-status': 'delayed',
    'estimated-departure-time': '2027-03-15T17:55:00',
    'home-page-uri-label': undefined,
    'origin-airport-label': 'Munich',
    translations: {
      de: { 'origin-airport-label': 'München', 'carrier-airline-name': 'Die Lufthansa', message1: 'Guten Flug' },
      ar: { message1: 'رحلة <a href="https://www.example.com/ar">سعيدة</a>' },
    },
  },
  notified,
);
const localized = (value: string, translations: Readonly<Record<string, string>>) => ({
  defaultValue: { language: 'en', value },
  translatedValues: Object.entries(translations).map(([language, text]) => ({ language, value: text })),
});

test('every text that differs has its translations, in fields that Google’s own description of its API has', async () => {
  const { flightClass, flightObject } = await bodiesOf(
    translated,
    examplePass({ 'passenger-kind': 'standby' }, notified),
  );
  const sent = JSON.parse(JSON.stringify([flightClass, flightObject]));
  expect(schemaProblems('FlightClass', sent[0])).toEqual([]);
  expect(schemaProblems('FlightObject', sent[1])).toEqual([]);
  expect(sent[0]).toMatchObject({
    issuerName: 'Lufthansa',
    localizedIssuerName: localized('Lufthansa', { de: 'Die Lufthansa' }),
    origin: { airportNameOverride: localized('Munich', { de: 'München' }) },
    flightHeader: { carrier: { airlineName: localized('Lufthansa', { de: 'Die Lufthansa' }) } },
    messages: [
      {
        header: 'Last Notification',
        localizedHeader: localized('Last Notification', { de: 'Letzte Mitteilung', ar: 'آخر إشعار' }),
        localizedBody: localized('Gate: Z9', { ar: 'البوابة: Z9' }),
      },
    ],
  });
  expect(sent[0].textModulesData[0]).toMatchObject({
    id: 'flight-status-text',
    localizedHeader: localized('Flight status', { de: 'Flugstatus', ar: 'حالة الرحلة' }),
    localizedBody: localized('Delayed: departs 17:55 instead of 17:35', {
      de: 'Verspätet: Abflug 17:55 statt 17:35',
      ar: 'متأخرة: المغادرة الساعة 17:55 بدلاً من 17:35',
    }),
  });
  expect(sent[0].linksModuleData.uris).toContainEqual(
    expect.objectContaining({
      id: 'home-page-uri',
      localizedDescription: localized('Website', { ar: 'الموقع الإلكتروني' }),
    }),
  );
  expect(sent[1].boardingAndSeatingInfo.seatAssignment).toEqual(
    localized('Standby', { de: 'Warteliste', ar: 'قائمة الانتظار' }),
  );
  expect(sent[0]).not.toHaveProperty('languageOverride');
});

test('texts in one other language say so, and Google Wallet’s own labels stay those of groups and classes', async () => {
  const german = { language: 'de', 'boarding-group-label': undefined, 'boarding-seat-class-label': undefined };
  const { flightClass } = await bodiesOf(exampleTemplate(german));
  expect(flightClass.flightHeader.carrier.airlineName).toEqual({
    defaultValue: { language: 'de', value: 'Lufthansa' },
  });
  expect(flightClass.boardingAndSeatingPolicy).toEqual({
    boardingPolicy: 'GROUP_BASED',
    seatClassPolicy: 'CLASS_BASED',
  });
});

test('the language of the whole pass is fixed only where the airline requests it', async () => {
  const { flightClass } = await bodiesOf(exampleTemplate({ language: 'de', 'walletb-own-language': true }));
  expect(flightClass).toMatchObject({ languageOverride: 'de' });
});

test('bodies in English are the same, letter by letter, whether a template says so or not', async () => {
  const before = JSON.stringify(await bodiesOf(exampleTemplate()));
  expect(JSON.stringify(await bodiesOf(exampleTemplate({ language: 'en', languages: ['en'] })))).toBe(before);
});

test('translations that a template has no more are taken away by name: an update keeps what it does not name', async () => {
  const { flightClass } = await bodiesOf(exampleTemplate({}, { hadTranslations: true }));
  expect(flightClass.flightHeader.carrier.airlineName).toEqual({
    defaultValue: { language: 'en', value: 'Lufthansa' },
    translatedValues: undefined,
  });
  const names = Object.keys(flightClass);
  expect(names).toEqual(expect.arrayContaining(['localizedIssuerName', 'languageOverride']));
  expect(JSON.stringify(flightClass)).toBe(JSON.stringify((await bodiesOf(exampleTemplate())).flightClass));
});
