import { templateRequest } from '../helpers/api.ts';
import { generate, move, passRow, update } from '../helpers/batches.ts';
import { type Flow, issuerId, startCrashTest } from '../helpers/crash/crash-test.ts';
import { answerOf, installOn, makePass, makeTemplate, saveToGoogle } from '../helpers/crash/passengers.ts';
import { isThorough } from '../helpers/effort.ts';
import { exampleFlight, exampleRequest } from '../helpers/examples.ts';
import { forAllTests } from '../helpers/for-tests.ts';
import { linkRequest } from '../helpers/link-requests.ts';

const crashes = forAllTests(startCrashTest);

type Request = Readonly<Record<string, unknown>>;

/** A call repeated with its Idempotency-Key: the answer is the same, too. */
const withKey = (title: string, prepare: Flow<Request>['prepare'], more: Partial<Flow<Request>> = {}) =>
  ({
    title: `${title} with an Idempotency-Key`,
    prepare,
    act: (service, request) => answerOf(service, request, 'key-1'),
    ...more,
  }) satisfies Flow<Request>;

/** A call repeated without a key: it may be refused as done; only the final state counts. */
const withoutKey = (title: string, prepare: Flow<Request>['prepare'], more: Partial<Flow<Request>> = {}) =>
  ({
    title,
    prepare,
    act: async (service, request, isRepeated) =>
      void (await (isRepeated ? service.send(request) : answerOf(service, request))),
    ...more,
  }) satisfies Flow<Request>;

const { 'barcode-value': _barcode, ...withoutBarcode } = exampleRequest('generate-pass')['pass-data'] as Request;

const generated: Flow<Request>['prepare'] = async (service, api) =>
  api.passRequest(await makeTemplate(service, api, { 'autogenerate-barcode-values': 'True' }), {
    'pass-data': withoutBarcode,
  });

const plain: Flow<Request>['prepare'] = async (service, api) => api.passRequest(await makeTemplate(service, api));

/** A pass on two phones and in Google Wallet, and a request for it. */
const live =
  (request: object): Flow<Request>['prepare'] =>
  async (service, api) => {
    const pass = await makePass(service, api, await makeTemplate(service, api));
    await installOn(service, pass, 'device-1');
    await installOn(service, pass, 'device-2');
    await saveToGoogle(service, pass, issuerId);
    return { ...request, ...pass.reference };
  };

/** A flight with two passes on one phone, one on another and in Google Wallet, and a request for it. */
const flight =
  (request: object): Flow<Request>['prepare'] =>
  async (service, api) => {
    const templateId = await makeTemplate(service, api);
    const [one, two] = [
      await makePass(service, api, templateId, { 'pass-id': 'pass-1' }),
      await makePass(service, api, templateId, { 'pass-id': 'pass-2' }),
    ];
    await installOn(service, one, 'device-1');
    await installOn(service, two, 'device-1');
    await installOn(service, two, 'device-2');
    await saveToGoogle(service, two, issuerId);
    return { ...request, 'pass-template-id': templateId };
  };

const link: Flow<Request>['prepare'] = async (service, api) => ({
  action: 'createpassissuancelink',
  ...linkRequest({ 'pass-template-id': await makeTemplate(service, api) }),
});

const linkUpdate: Flow<Request>['prepare'] = async (service, api) => {
  const request = await link(service, api);
  const { 'issuance-link-id': id } = await answerOf(service, request);
  const reference = { 'pass-template-id': request['pass-template-id'], 'issuance-link-id': id };
  return { action: 'updatepassissuancelink', ...reference, 'issuance-link-name': 'Another name' };
};

const batch: Flow<Request>['prepare'] = async (service, api) =>
  generate(await makeTemplate(service, api), [passRow('pass-1'), passRow('pass-2')]);

/** A batch that updates a pass on a phone and two others. */
const batchUpdate: Flow<Request>['prepare'] = async (service, api) => {
  const { 'pass-template-id': templateId } = await flight({})(service, api);
  const rows = ['pass-1', 'pass-2', 'pass-1'].map((id, row) => ({
    'pass-id': id,
    'pass-data': { 'seat-number': `${row}A` },
  }));
  return update(String(templateId), rows);
};

/** A pass on two phones and in Google Wallet that is moved to another flight. */
const rebooking: Flow<Request>['prepare'] = async (service, api) => {
  const { action: _, ...request } = await live({ 'pass-data': { 'seat-number': '14A' } })(service, api);
  const copy = { action: 'copytemplate', 'pass-template-id': request['pass-template-id'], 'flight-number': '2728' };
  const { 'pass-template-id': to } = await answerOf(service, copy);
  return { action: 'movepass', ...request, 'to-pass-template-id': to };
};

/** Two passes on one phone, one of them also on another, that are moved. */
const rebookings: Flow<Request>['prepare'] = async (service, api) => {
  const { 'pass-template-id': from } = await flight({})(service, api);
  const { 'pass-template-id': to } = await answerOf(service, { action: 'copytemplate', 'pass-template-id': from });
  return move(String(from), String(to), [{ 'pass-id': 'pass-1' }, { 'pass-id': 'pass-2' }]);
};

const tomorrow = { action: 'copytemplate', 'departure-time': '2027-03-16T17:35:00' };
const newSeat = { action: 'updatepassdata', 'pass-data': { 'seat-number': '1A', 'pass-update-notification': 'Moved' } };
const redeemed = { action: 'updatepassdata', 'pass-status': 'redeemed' };
const deletion = { action: 'deletepassdata' };
const newGate = { action: 'updatepasstemplate', 'origin-gate': 'Z9' };

/** A flight of two templates, without passes: these would follow as with updatepasstemplate. */
const flightUpdate: Flow<Request>['prepare'] = async (service, api) => {
  for (let template = 0; template < 2; template++) await makeTemplate(service, api);
  return { action: 'updateflight', ...exampleFlight, 'origin-gate': 'Z9' };
};

const flows: Flow<Request>[] = [
  withKey('createpasstemplate', async (_service, api) => templateRequest(api.images)),
  withoutKey('generatepass', plain, { mayLeaveFiles: true }),
  withKey('generatepass', plain, { mayLeaveFiles: true }),
  withoutKey('generatepass with a generated barcode', generated, { mayLeaveFiles: true }),
  withKey('generatepasses', batch, { mayLeaveFiles: true }),
  withKey('updatepasses', batchUpdate),
  withKey('updatepassdata', live(newSeat)),
  withoutKey('updatepassdata', live(newSeat)),
  withoutKey('updatepassdata of the status', live(redeemed)),
  withKey('movepass', rebooking),
  ...(isThorough ? [withKey('movepasses', rebookings)] : []),
  withoutKey('deletepassdata', live(deletion)),
  withKey('copytemplate', flight(tomorrow)),
  withKey('updatepasstemplate', flight(newGate)),
  withKey('updateflight of two templates', flightUpdate),
  withKey('createpassissuancelink', link),
  withKey('updatepassissuancelink', linkUpdate),
];

test.each(flows)('$title ends the same wherever the process stops', (flow) => crashes.expectSameEnd(flow));
