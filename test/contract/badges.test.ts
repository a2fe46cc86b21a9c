import { inEnglish } from '../../lambdas/domain/languages/languages.ts';
import { wordingIn } from '../../lambdas/domain/languages/wordings.ts';
import { erasedPass } from '../../lambdas/domain/pass/erased-pass.ts';
import type { Pass } from '../../lambdas/domain/pass/pass.ts';
import { boardingPassOf } from '../../lambdas/domain/shown/boarding-pass.ts';
import { templateWarnings } from '../../lambdas/domain/shown/template-warnings.ts';
import type { TemplateFields } from '../../lambdas/domain/template-fields/template-fields.ts';
import { flightClassInput, flightObjectInput } from '../../lambdas/issuing/google.ts';
import { semanticDesign } from '../../lambdas/wallets/apple/semantics.ts';
import { flightClassOf } from '../../lambdas/wallets/google/flight-class.ts';
import { coreOf, flightObjectOf } from '../../lambdas/wallets/google/flight-object.ts';
import { apiForAllTests } from '../helpers/api-for-tests.ts';
import { examplePass, exampleRequest, exampleTemplate, now, shownExamplePass } from '../helpers/examples.ts';
import { fixedClock } from '../helpers/fixed-clock.ts';
import { follow, linkFor, makeLink, passenger, passMade } from '../helpers/followed-links.ts';
import { linkRequest } from '../helpers/link-requests.ts';
import { openPkpass } from '../helpers/pkpass.ts';
import { schemaProblems } from '../helpers/walletobjects-schema.ts';

const { api } = apiForAllTests();
const own = exampleRequest('generate-pass')['pass-data'] as object;
let templateId: string;
beforeAll(async () => {
  templateId = await api.createTemplate({ 'origin-security-programs': ['TSA-PreCheck'] });
});

let lastPass = 0;
/** Issues a pass with these badges. */
async function issue(badges: object, template = templateId) {
  const reference = { 'pass-template-id': template, 'pass-id': `badges-${++lastPass}` };
  const data = { ...own, ...badges };
  const { body, httpStatus } = await api.send(api.passRequest(template, { ...reference, 'pass-data': data }));
  const send = (action: string, more: object = {}) => api.send({ action, ...reference, ...more });
  return {
    ...{ body, httpStatus },
    update: (changes: object) => send('updatepassdata', { 'pass-data': changes }),
    read: async () => (await send('getpassdata')).body['pass-data'] as Readonly<Record<string, unknown>>,
    passJson: async () => {
      const { pathname } = new URL(String(body['pass-install-url']));
      return openPkpass(Buffer.from((await api.open('GET', `${pathname}/pass.pkpass`)).body ?? '', 'base64')).passJson;
    },
  };
}

test('a wheelchair passenger has the badge in Wallet A from issue to its clearing, and it is read back', async () => {
  const pass = await issue({ 'service-requests': ['wchr', 'INFT'], 'passenger-capabilities': ['Pre-Boarding'] });
  expect(pass.body).not.toHaveProperty('warnings');
  expect((await pass.passJson()).semantics).toMatchObject({
    passengerServiceSSRs: ['WCHR'],
    passengerInformationSSRs: ['INFT'],
    passengerCapabilities: ['PKPassengerCapabilityPreboarding'],
  });
  const sent = { 'service-requests': ['WCHR', 'INFT'], 'passenger-capabilities': ['pre-boarding'] };
  expect(await pass.read()).toMatchObject(sent);
  await pass.update({ 'service-requests': [], 'passenger-capabilities': '' });
  const { semantics } = await pass.passJson();
  expect(Object.keys(semantics).filter((tag) => /SSR|Capabilities/.test(tag))).toEqual([]);
  expect(Object.keys(await pass.read()).filter((name) => name in sent)).toEqual([]);
});

test('a passenger with TSA PreCheck has both spellings of the airport’s programs, and a zone in place of the group', async () => {
  const pass = await issue({
    'security-programs': ['tsa-precheck'],
    'documents-verified': 'True',
    'documents-declaration': 'DOCS OK',
    'boarding-zone': 'Zone 3',
  });
  expect(pass.body).not.toHaveProperty('warnings');
  const { semantics } = await pass.passJson();
  const program = ['PKTransitSecurityProgramTSAPreCheck'];
  expect(semantics).toMatchObject({
    passengerEligibleSecurityPrograms: program,
    departureLocationSecurityPrograms: program,
    departureAirportSecurityPrograms: program,
    internationalDocumentsAreVerified: true,
    internationalDocumentsVerifiedDeclarationName: 'DOCS OK',
    boardingZone: '3',
  });
  expect(semantics).not.toHaveProperty('boardingGroup');
});

test.each<[string, object, string[]]>([
  [
    'a service request that no wallet shows, by its place and not by its code',
    { 'service-requests': ['WCHR', 'BLND', 'DEAF'] },
    ['service-requests has codes without a badge, at place 2, 3.'],
  ],
  [
    'a program of neither airport',
    { 'security-programs': ['clear', 'tsa-precheck'] },
    ['security-programs has programs of neither airport, at place 1.'],
  ],
  [
    'words for documents that are not verified',
    { 'documents-declaration': 'DOCS OK' },
    ['documents-declaration is not shown unless documents-verified is True.'],
  ],
  [
    'verified documents without words',
    { 'documents-verified': 'True' },
    ['documents-verified has no badge without documents-declaration.'],
  ],
])('generatepass warns of %s', async (_, badges, texts) => {
  const { body, httpStatus, update } = await issue(badges);
  expect(httpStatus).toBe(200);
  const warned = (body.warnings as { code: string; text: string }[]).map(({ code, text }) => [code, text]);
  expect(warned).toEqual(texts.map((text) => ['badge-hidden', text]));
  // An update repeats what it touches only.
  expect((await update({ 'ticket-number': '2201234567891' })).body).not.toHaveProperty('warnings');
  expect((await update(badges)).body.warnings).toEqual(body.warnings);
});

test('the classic design is a choice: no tags, no warning of the template, one of a pass with badges', async () => {
  const classic = { 'walleta-classic-design': true, 'arrival-time': undefined };
  expect(templateWarnings(exampleTemplate(classic))).toEqual([]);
  const pass = await issue(
    { 'priority-status': 'Gold' },
    await api.createTemplate({ 'walleta-classic-design': 'True' }),
  );
  expect(await pass.passJson()).not.toHaveProperty('semantics');
  expect(await pass.passJson()).not.toHaveProperty('preferredStyleSchemes');
  expect(pass.body.warnings).toEqual([
    {
      code: 'badge-hidden',
      field: 'priority-status',
      text: 'priority-status and other badges are not in Wallet A’s classic design.',
    },
  ]);
});

test.each([
  ['service-requests', 'WCH', 'must be the four letters of a service request, such as WCHR'],
  ['service-requests', 'WC R', 'must be the four letters of a service request, such as WCHR'],
  ['airline-service-requests', 'x'.repeat(61), 'must be at most 60 characters'],
  [
    'security-programs',
    'nexus',
    'must be tsa-precheck, tsa-precheck-touchless-id, oss, iti, itd, global-entry or clear',
  ],
  [
    'passenger-capabilities',
    'flying',
    'must be pre-boarding, priority-boarding, carry-on, personal-item or lap-infant',
  ],
])('an entry of %s cannot be %s', async (field, value, message) => {
  const { body } = await issue({ [field]: [value] });
  expect(body.errors).toEqual([{ field: `${field}[0]`, message }]);
});

describe('in Wallet B', () => {
  const images = {
    'security-program-logo': 'https://images.example.com/precheck.png',
    'boarding-privilege-image': 'https://images.example.com/gold.png',
  };
  const badges: Partial<Pass['fields']> = {
    'service-requests': ['WCHR'],
    'airline-service-requests': ['XLEG'],
    'passenger-capabilities': ['lap-infant'],
    'security-programs': ['tsa-precheck', 'oss'],
    'documents-verified': true,
    'documents-declaration': 'DOCS OK',
    'priority-status': 'Gold',
    'frequent-flyer-status': 'Senator',
    'boarding-zone': '3',
  };
  const services = { clock: fixedClock(now), publicBaseUrl: 'https://passes.example.com' };
  const objectOf = (pass: Pass, template: Partial<TemplateFields> = {}, wording = inEnglish) =>
    flightObjectOf('issuer', flightObjectInput(services, exampleTemplate(template), pass, [wording]));
  const textOf = ({ textModulesData }: ReturnType<typeof objectOf>) =>
    textModulesData.find(({ id }) => id === 'badges');

  test('pictures are on the object, by Google’s own description; not in the short form of a link', () => {
    const object = objectOf(examplePass({ ...images, ...badges }), { 'walletb-badge-texts': true });
    expect(object.securityProgramLogo?.sourceUri.uri).toBe(images['security-program-logo']);
    expect(object.boardingAndSeatingInfo.boardingPrivilegeImage?.sourceUri.uri).toBe(
      images['boarding-privilege-image'],
    );
    expect(schemaProblems('FlightObject', JSON.parse(JSON.stringify(object)))).toEqual([]);
    expect(JSON.stringify(coreOf(object))).not.toContain('images.example.com');
  });

  test('the carrier has the IATA code that the airline gives beside its own, and passengers read their own', () => {
    const template = exampleTemplate({ 'flight-number-label': 'DLH', 'carrier-iata-code': 'LH' });
    const { flightHeader } = flightClassOf('issuer', flightClassInput(services, template, [inEnglish]));
    expect(flightHeader).toMatchObject({
      carrier: { carrierIataCode: 'LH', carrierIcaoCode: undefined },
      flightNumber: '2724',
      flightNumberDisplayOverride: 'DLH2724',
    });
    const design = semanticDesign(boardingPassOf(template, shownExamplePass()), { isOwnDataPreserved: false });
    expect(design).toMatchObject({ semantics: { airlineCode: 'LH', flightCode: 'LH2724', flightNumber: 2724 } });
    expect(templateWarnings(template).map(({ code }) => code)).not.toContain('classic-design');
  });

  test('badges are there in words only where the airline asks for them', async () => {
    expect(textOf(objectOf(examplePass(badges)))).toBeUndefined();
    expect(JSON.stringify(objectOf(examplePass(badges)))).not.toMatch(/WCHR|XLEG|infant|Senator/i);
    expect(textOf(objectOf(examplePass(badges), { 'walletb-badge-texts': true }))).toEqual({
      id: 'badges',
      header: 'Status and services',
      body: 'DOCS OK, Gold, Senator, 3, TSA PreCheck, One Stop Security, Infant on lap, WCHR, XLEG',
    });
    const german = await wordingIn('de');
    expect(
      textOf(objectOf(examplePass(badges), { language: 'de', 'walletb-badge-texts': true }, german)),
    ).toMatchObject({
      header: 'Status und Service',
      body: expect.stringContaining('Kind auf dem Schoß, WCHR'),
    });
  });

  test('pictures that are cleared, and those of an erased pass, are taken away; others are never named', async () => {
    const named = (pass: Pass) => {
      const { boardingAndSeatingInfo: seating, ...object } = objectOf(pass);
      return ['securityProgramLogo' in object, 'boardingPrivilegeImage' in seating];
    };
    const isEmpty = ({ securityProgramLogo, boardingAndSeatingInfo }: ReturnType<typeof objectOf>) =>
      securityProgramLogo === undefined && boardingAndSeatingInfo.boardingPrivilegeImage === undefined;
    expect(named(examplePass())).toEqual([false, false]);
    const erased = erasedPass(examplePass(images), { at: now, writeId: 'write-1' });
    const pass = await issue(images);
    expect(await pass.read()).toMatchObject(images);
    await pass.update({ 'security-program-logo': '', 'boarding-privilege-image': '' });
    const cleared = (await api.services.passes.find(
      await api.services.identity.passKey('demo', `badges-${lastPass}`),
    )) as Pass;
    for (const emptied of [erased, cleared]) {
      expect(named(emptied)).toEqual([true, true]);
      expect(isEmpty(objectOf(emptied))).toBe(true);
    }
    expect(await pass.read()).not.toHaveProperty('security-program-logo');
  });
});

describe('in an issuance link', () => {
  const declared = (encrypted: string) => ({ 'is-required': 'False', 'value-encryption': encrypted });
  const variables = {
    ...(linkRequest({})['pass-variables'] as object),
    'service-requests': declared('True'),
    'security-programs': declared('False'),
    'documents-verified': declared('False'),
  };
  const signed = {
    'link-protection': {
      checksum: 'HMAC-SHA256',
      'checksum-applied': 'full-link',
      'checksum-key': 'k'.repeat(32),
    },
    'encryption-settings': { 'encryption-name': 'AES-CBC', 'secret-key': 's'.repeat(32), iv: 'i'.repeat(16) },
  };
  const create = (changes: object) =>
    api.send({ action: 'createpassissuancelink', ...linkRequest({ 'pass-template-id': templateId, ...changes }) });

  test('badges are accepted under HMAC-SHA256 only, and what may tell of health encrypted only', async () => {
    const crc = { checksum: 'CRC32', 'checksum-applied': 'full-link' };
    const { body } = await create({ ...signed, 'link-protection': crc, 'pass-variables': variables });
    const message = 'needs link-protection with the checksum HMAC-SHA256';
    expect([body['error-code'], body.errors]).toEqual([
      'E1543',
      ['service-requests', 'security-programs', 'documents-verified'].map((name) => ({
        field: `pass-variables.${name}`,
        message,
      })),
    ]);
    const plain = { ...variables, 'service-requests': declared('False') };
    expect((await create({ ...signed, 'pass-variables': plain })).body.errors).toEqual([
      {
        field: 'pass-variables.service-requests.value-encryption',
        message: 'must be True: the value may tell of health',
      },
    ]);
  });

  test('a signed link makes a pass with them, and its signature cannot be taken away later', async () => {
    const link = await makeLink(api, templateId, { ...signed, 'pass-variables': variables });
    const values = passenger({
      'pass-id': 'LINK-BADGES',
      'service-requests': 'WCHR, PETC',
      'security-programs': 'tsa-precheck',
      'documents-verified': 'True',
    });
    const url = linkFor(link, values);
    expect(url).not.toContain('WCHR');
    const { body } = await api.send({ action: 'checkpassissuancelink', url });
    expect(body).toMatchObject({ valid: true, 'pass-data': { 'security-programs': ['tsa-precheck'] } });
    expect(JSON.stringify(body)).not.toContain('WCHR');
    expect(await follow(api, url)).toMatchObject({ statusCode: 303 });
    expect(await passMade(api, templateId, 'LINK-BADGES')).toMatchObject({
      'service-requests': ['WCHR', 'PETC'],
      'security-programs': ['tsa-precheck'],
      'documents-verified': true,
    });
    const reference = { 'issuance-link-id': link.id, 'pass-template-id': templateId };
    const unsigned = await api.send({ action: 'updatepassissuancelink', ...reference, 'link-protection': '' });
    expect(unsigned.body['error-code']).toBe('E1543');
  });
});
