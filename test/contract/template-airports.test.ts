import { dispatch } from '../../lambdas/api/dispatch.ts';
import type { Template } from '../../lambdas/domain/template/template.ts';
import type { ApiServices } from '../../lambdas/ports/services.ts';
import { apiKey } from '../helpers/api.ts';
import { apiForAllTests } from '../helpers/api-for-tests.ts';
import { exampleTemplate } from '../helpers/examples.ts';
import { openPkpass } from '../helpers/pkpass.ts';

const { api } = apiForAllTests();
let templateId: string;
beforeEach(async () => {
  templateId = await api.createTemplate();
});

async function record(id = templateId): Promise<Template> {
  const template = await api.services.templates.findLatest('demo', id);
  if (!template) throw new Error('No such template');
  return template;
}

const update = (fields: object, services: ApiServices = api.services) => {
  const body = JSON.stringify({ action: 'updatepasstemplate', 'pass-template-id': templateId, ...fields });
  return dispatch({ apiKey, body, requestId: 'request-1' }, services);
};

/** pass.json of a new pass on a phone. */
async function passJson(id: string, passId: string) {
  const { body } = await api.send(api.passRequest(id, { 'pass-id': passId }));
  const path = `${new URL(String(body['pass-install-url'])).pathname}/pass.pkpass`;
  const answer = await api.open('GET', path);
  return openPkpass(Buffer.from(answer.body ?? '', 'base64')).passJson;
}

test('a template stores what is known of its airports, and its passes have the design of iOS 26', async () => {
  expect((await record()).airports).toMatchObject({
    origin: { code: 'MUC', city: 'Munich', timeZone: 'Europe/Berlin' },
    destination: { code: 'BER', city: 'Berlin', timeZone: 'Europe/Berlin' },
  });
  expect(await passJson(templateId, 'complete')).toMatchObject({
    preferredStyleSchemes: ['semanticBoardingPass', 'boardingPass'],
    semantics: { departureCityName: 'Munich', destinationCityName: 'Berlin' },
  });
});

test('updatepasstemplate: another airport brings its own zone', async () => {
  expect((await update({ 'destination-airport': 'JFK', 'arrival-time': '2027-03-15T20:45:00' })).body).toEqual({
    status: 'success',
    'pass-template-id': templateId,
  });
  expect((await record()).airports).toMatchObject({
    origin: { code: 'MUC' },
    destination: { code: 'JFK', timeZone: 'America/New_York' },
  });
  const { semantics } = await passJson(templateId, 'to-new-york');
  expect(semantics.originalArrivalDate).toBe('2027-03-15T20:45:00-04:00');
});

test('updatepasstemplate: an airport that stays is not looked up again, so its times never move by themselves', async () => {
  const { airports } = await record();
  const requested: string[] = [];
  const find = async (code: string) => {
    requested.push(code);
    return { code, name: 'Elsewhere', city: 'Elsewhere', timeZone: 'Asia/Tokyo' };
  };
  await update({ 'origin-gate': 'Z9' }, { ...api.services, airports: { find } });
  expect(requested).toEqual([]);
  expect((await record()).airports).toEqual(airports);
});

test('updatepasstemplate: an airport that was unknown is looked up again', async () => {
  await update({ 'destination-airport': 'QQQ' });
  expect((await record()).airports).toEqual({ origin: expect.objectContaining({ code: 'MUC' }) });
  const find = async (code: string) => ({ code, name: 'New Airport', city: 'New', timeZone: 'Asia/Tokyo' });
  await update({ 'origin-gate': 'Z9' }, { ...api.services, airports: { find } });
  expect((await record()).airports).toMatchObject({ origin: { city: 'Munich' }, destination: { city: 'New' } });
});

test('a template from before airports were known still makes passes, in the classic design', async () => {
  const { images } = await record();
  const id = 'TemplateFromBefore0001';
  await api.services.templates.create(exampleTemplate({}, { id, images, airports: undefined }));
  const json = await passJson(id, 'of-before');
  expect(json).not.toHaveProperty('semantics');
  expect(json.boardingPass.auxiliaryFields).toContainEqual(
    expect.objectContaining({ key: 'boarding', value: '2027-03-15T17:05:00+01:00' }),
  );
});
