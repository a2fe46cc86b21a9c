import { actions } from '../../lambdas/api/actions/index.ts';
import { dispatch } from '../../lambdas/api/dispatch.ts';
import { errors } from '../../lambdas/domain/request/errors.ts';
import { apiKey } from '../helpers/api.ts';
import { apiForAllTests } from '../helpers/api-for-tests.ts';
import { now } from '../helpers/examples.ts';
import { fixedClock } from '../helpers/fixed-clock.ts';
import { recordingLog } from '../helpers/recording-log.ts';

const { api, log } = apiForAllTests();

test.each([
  ['no key', null, errors.authenticationFailed[2]],
  ['an empty key', '', errors.authenticationFailed[2]],
  ['an unknown key', 'NoSuchKey', expect.stringMatching(/not one of this service: copy it whole/)],
])('E104 for %s, before the body is looked at', async (_title, key, message) => {
  const { httpStatus, body } = await api.send('this is not JSON', key);
  expect(httpStatus).toBe(401);
  expect(body).toEqual({
    status: 'failure',
    'error-code': 'E104',
    'error-message': message,
    'request-id': 'request-1',
  });
});

test.each([...actions.keys()])(
  '%s: E104 without a key and with a wrong one, whatever else is wrong',
  async (action) => {
    for (const key of [null, 'NoSuchKey']) {
      const { httpStatus, body } = await api.send({ action, surprise: 1 }, key);
      expect({ httpStatus, code: body['error-code'], fields: Object.keys(body).length }).toEqual({
        httpStatus: 401,
        code: 'E104',
        fields: 4,
      });
    }
  },
);

test.each([
  ['not JSON', '{'],
  ['an array', '[]'],
  ['text', '"generatepass"'],
  ['null', 'null'],
  ['nothing', ''],
  [
    'nested 10,000 levels deep',
    `{"action":"generatepass","reference-data":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_001)}`,
  ],
])('a body that is %s is refused', async (_title, body) => {
  expect(await api.send(body)).toMatchObject({ httpStatus: 400, body: { status: 'failure', 'error-code': 'E9001' } });
});

test.each(['[{"action":"generatepass"}]', '[{"action":"generatepasses","passes":[]}]'])(
  'the body %s is refused with the call that takes many',
  async (sent) => {
    const { body } = await api.send(sent);
    expect(body['error-message']).toBe(
      'The request body is a JSON array, not an object: to send many passes in one call, use generatepasses.',
    );
  },
);

test('the same mistake has the same words, whatever its code: a wrong id, a key in another header', async () => {
  const ids = { 'pass-template-id': 'Unknown1', 'pass-id': 'unknown' };
  const messageOf = async (action: string) => (await api.send({ action, ...ids })).body['error-message'];
  expect(await messageOf('getpassdata')).toBe(await messageOf('generatepassbyid'));
  const template = { 'pass-template-id': 'Unknown1' };
  const [read, updated] = await Promise.all(
    ['getpasstemplate', 'updatepasstemplate'].map((action) => api.send({ action, ...template })),
  );
  expect(read?.body['error-message']).toBe(updated?.body['error-message']);
  const request = {
    apiKey: undefined,
    hasAuthorization: true,
    body: '{"action":"getpassdata"}',
    requestId: 'request-1',
  };
  expect((await dispatch(request, api.services)).body['error-message']).toBe(
    'Authentication failed: send the API key in the x-api-key header, not in Authorization.',
  );
});

test.each([
  ['generate-pass', ': did you mean generatepass? Known actions: '],
  ['createPass', ': did you mean generatepass? Known actions: '],
  ['issue_passes', ': did you mean generatepasses? Known actions: '],
  ['getPass', ': did you mean getpassdata? Known actions: '],
  ['updateflihgt', ': did you mean updateflight? Known actions: '],
  ['hello', '; known actions: '],
])('the unknown action %s is refused with the nearest one', async (action, text) => {
  const { body } = await api.send({ action });
  expect(body['error-message']).toBe(`action is unknown${text}${[...actions.keys()].join(', ')}.`);
});

test.each(['action=generatepass&pass-id=1', '--boundary\r\nContent-Disposition: form-data; name="action"\r\n'])(
  'the form %j is refused as one',
  async (sent) => {
    const { body } = await api.send(sent);
    expect(body['error-message']).toBe('The request body is form data, not a JSON object: send JSON.');
  },
);

test('what is wrong with a body is said with its place, and nothing of the body', async () => {
  const { body } = await api.send('{"action":"generatepass",\n"passenger-name":Mustermann}');
  expect(body['error-message']).toBe('The request body is not a JSON object; line 2, column 18: expected a value.');
});

test('a field that is given twice is refused by its name and place, and the call is not made', async () => {
  const templateId = await api.createTemplate();
  const pass = { 'pass-template-id': templateId, 'pass-id': 'twice' };
  await api.send(api.passRequest(templateId, pass));
  const ids = JSON.stringify(pass).slice(1);
  const answer = await api.send(`{"action":"getpassdata","action":"deletepassdata",${ids}`);
  expect(answer).toEqual({
    httpStatus: 400,
    body: {
      status: 'failure',
      'error-code': 'E9003',
      'error-message': 'Invalid request: action is given more than once.',
      errors: [{ field: 'action', message: 'is given more than once' }],
      'request-id': 'request-1',
    },
    action: undefined,
  });
  const inside = await api.send(`{"action":"getpassdata","a":[{"b":1,"\\u0062":1}],${ids}`);
  expect(inside.body.errors).toEqual([{ field: 'a[0].b', message: 'is given more than once' }]);
  expect(await api.send({ action: 'getpassdata', ...pass })).toMatchObject({ httpStatus: 200 });
});

test('a byte order mark before the body is passed over', async () => {
  const answer = await api.send('\ufeff{"action":"getpasstemplates"}');
  expect(answer).toMatchObject({ httpStatus: 200, action: 'getpasstemplates' });
});

test.each([
  ['a text', '"message1":"\ufffd"', 'message1'],
  ['its escape', '"message1":"\\uFFFD"', 'message1'],
  ['an entry', '"ibeacons":[{},{"relevant-text":"a\ufffd"}]', 'ibeacons[1].relevant-text'],
  ['data that is free', '"reference-data":{"a":["\ufffd"]}', 'reference-data.a[0]'],
  ['a name', '"reference-data":{"M\ufffdller":1}', 'reference-data.M\ufffdller'],
])('a body with U+FFFD in %s is refused by name', async (_, field, name) => {
  const message = 'must not contain U+FFFD, which stands for bytes that are not UTF-8';
  const { httpStatus, body } = await api.send(`{"action":"generatepass",${field}}`);
  expect([httpStatus, body['error-code'], body.errors]).toEqual([400, 'E9003', [{ field: name, message }]]);
});

test('a body that was decoded wrongly throughout names ten fields, and one that only speaks of U+FFFD is read', async () => {
  const fields = Array.from({ length: 1_000 }, (_, place) => `"f${place}":"\ufffd"`);
  const { body } = await api.send(`{"action":"generatepass",${fields}}`);
  expect(body.errors).toHaveLength(10);
  const escaped = await api.send('{"action":"getpasstemplates","page-number":"\\\\ufffd"}');
  expect(escaped.body.errors).toEqual([{ field: 'page-number', message: 'must be a whole number' }]);
});

test('a body larger than 256 KB is refused', async () => {
  const answer = await api.send({ action: 'generatepass', 'pass-id': 'x'.repeat(256 * 1024) });
  expect(answer).toMatchObject({ httpStatus: 413, body: { 'error-code': 'E9004' } });
});

test.each([[undefined], ['nosuchaction'], [''], [1], ['__proto__'], ['constructor']])(
  'the action %p is refused, and the known ones are named',
  async (action) => {
    const { httpStatus, body } = await api.send({ action });
    expect(httpStatus).toBe(400);
    expect(body).toMatchObject({ status: 'failure', 'error-code': 'E9002' });
    expect(body['error-message']).toContain('createpasstemplate, updatepasstemplate, copytemplate, getpasstemplate,');
  },
);

test('an action may be written in any letter case, and an api-key in the body is ignored', async () => {
  const answer = await api.send({ action: 'GetPassTemplate', 'api-key': 'x', 'pass-template-id': 'Unknown1' });
  expect(answer).toMatchObject({ httpStatus: 404, body: { 'error-code': 'E802', 'pass-template-id': 'Unknown1' } });
});

describe('ids have their own codes', () => {
  test.each([
    ['getpasstemplate', {}, 400, 'E802'],
    ['getpasstemplate', { 'pass-template-id': '' }, 400, 'E802'],
    ['getpasstemplate', { 'pass-template-id': '../x' }, 404, 'E802'],
    ['getpasstemplate', { 'pass-template-id': 7 }, 404, 'E802'],
    ['getpasstemplate', { 'pass-template-id': 'Unknown1' }, 404, 'E802'],
    ['getpassdata', { 'pass-template-id': 'Unknown1' }, 400, 'E808'],
    ['getpassdata', { 'pass-template-id': 'Unknown1', 'pass-id': 'a b' }, 404, 'E808'],
    ['getpassdata', { 'pass-template-id': 'Unknown1', 'pass-id': 'unknown' }, 404, 'E808'],
    ['generatepassbyid', { 'pass-template-id': 'Unknown1' }, 400, 'E810'],
    ['generatepassbyid', { 'pass-template-id': 'Unknown1', 'pass-id': '' }, 400, 'E810'],
    ['generatepassbyid', { 'pass-template-id': 'Unknown1', 'pass-id': ' ' }, 400, 'E810'],
    ['generatepassbyid', { 'pass-template-id': 'Unknown1', 'pass-id': 'unknown' }, 404, 'E9007'],
    ['deletepassdata', { 'pass-template-id': 'Unknown1', 'pass-id': 'unknown' }, 404, 'E9007'],
    ['deletepassdata', { 'pass-template-id': 'Unknown1' }, 400, 'E9003'],
    ['getpasstemplate', { 'pass-template-id': ' ' }, 400, 'E802'],
  ])('%s with %j: %i %s', async (action, ids, httpStatus, code) => {
    expect(await api.send({ action, ...ids })).toMatchObject({ httpStatus, body: { 'error-code': code } });
  });
});

test.each(['generatepassbyid', 'getpassdata', 'deletepassdata', 'updatepassdata'])(
  '%s: a blank id is missing',
  async (action) => {
    const { body } = await api.send({ action, 'pass-template-id': '', 'pass-id': ' ' });
    expect(body.errors).toEqual(['pass-template-id', 'pass-id'].map((field) => ({ field, message: 'is required' })));
  },
);

test('all invalid fields are named at once, by the names the caller wrote', async () => {
  const { httpStatus, body } = await api.send({
    action: 'generatepass',
    'pass-template-id': 'Unknown1',
    'pass-id': 'with space',
    surprise: 1,
    'pass-data': {
      'passenger-name': 'Ada\u0000',
      'boarding-group': '',
      'boarding-position': '1',
      'seat-number': '1A',
      'confirmation-number': 'ABC123',
      'origin-gate': 'A1',
      'relevant-locations': [{ key: 'relevant-11', latitude: '91', longitude: '0' }],
    },
    'pass-meta-data': { 'user-email': 'nobody' },
  });
  expect(httpStatus).toBe(400);
  expect(body).toMatchObject({ status: 'failure', 'error-code': 'E9003', 'pass-id': 'with space' });
  const fields = (body.errors as { field: string; message: string }[]).map(
    ({ field, message }) => `${field} ${message}`,
  );
  expect(fields.sort()).toEqual([
    'boarding-group is required',
    'origin-gate is not a field of this call: it is fixed in the template: use updatepasstemplate or updateflight',
    'pass-id must be 1 to 64 characters of A-Z, a-z, 0-9, dot, hyphen and underscore',
    'passenger-name must be printable text without line breaks',
    'relevant-locations[0].key must be relevant-1 to relevant-10',
    'relevant-locations[0].latitude must be a latitude in degrees',
    'surprise is not a field of this call',
    'user-email must be an e-mail address',
  ]);
  expect(body['error-message']).toContain('; 3 more, see errors');
});

test('a value of the wrong kind is refused in words, not in those of a library', async () => {
  const { body } = await api.send({
    action: 'generatepass',
    'pass-template-id': 'Unknown1',
    'pass-id': 'ABC123-1',
    'pass-data': {
      'passenger-name': 'Ada',
      'boarding-group': '1',
      'boarding-position': '1',
      'seat-number': '1A',
      'confirmation-number': 'ABC123',
      'expiration-timestamp': '2027-02-30T00:00:00',
      'relevant-locations': [{ key: 'relevant-1', latitude: 'north', longitude: '0' }, 'nowhere'],
      ibeacons: { major: 1 },
    },
  });
  expect(body.errors).toEqual([
    {
      field: 'expiration-timestamp',
      message:
        'must be a real date and time as YYYY-MM-DDThh:mm or YYYY-MM-DDThh:mm:ss; a fraction and an offset are not heeded',
    },
    { field: 'relevant-locations[0].latitude', message: 'must be a latitude in degrees' },
    { field: 'relevant-locations[1]', message: 'must be an object' },
    { field: 'ibeacons', message: 'must be an array' },
  ]);
});

test.each([
  ['createpasstemplate', 'E9009'],
  ['updatepasstemplate', 'E9009'],
  ['copytemplate', 'E9009'],
  ['getpasstemplate', 'E9009'],
  ['getpasstemplates', 'E9009'],
  ['generatepass', 'E830'],
  ['generatepasses', 'E9009'],
  ['updatepasses', 'E9009'],
  ['movepass', 'E809'],
  ['movepasses', 'E9009'],
  ['updateflights', 'E9009'],
  ['generatepassbyid', 'E9009'],
  ['updatepassdata', 'E809'],
  ['getpassdata', 'E9009'],
  ['getpassids', 'E9009'],
  ['deletepassdata', 'E821'],
  ['createpassissuancelink', 'E9009'],
  ['updatepassissuancelink', 'E9009'],
  ['checkpassissuancelink', 'E9009'],
])('%s: a failure of ours is %s', async (action, code) => {
  const { internalError } = (await actions.get(action)?.()) ?? {};
  expect(internalError && errors[internalError].slice(0, 2)).toEqual([code, 500]);
});

test('codes are the given ones or our own, and those of neighbouring calls stay unused', () => {
  const specified = ['E104', 'E802', 'E808', 'E809', 'E810', 'E821', 'E830', 'E922', 'E928', 'E1543'];
  const codes = Object.values(errors).map(([code]) => code);
  expect([...new Set(codes.filter((code) => !/^E9\d{3}$/.test(code)))].sort()).toEqual(specified.sort());
  for (const code of ['E813', 'E829', 'E833']) expect(codes).not.toContain(code);
});

test('each call has a tracking-id of its own', async () => {
  const templateId = await api.createTemplate();
  const pass = { 'pass-template-id': templateId, 'pass-id': 'tracked' };
  const answers = [
    await api.send(api.passRequest(templateId, pass)),
    await api.send({ action: 'generatepassbyid', ...pass }),
    await api.send({ action: 'generatepassbyid', ...pass }),
    await api.send({ action: 'updatepassdata', ...pass }),
    await api.send({ action: 'updatepassdata', ...pass }),
  ];
  expect(new Set(answers.map(({ body }) => body['tracking-id'])).size).toBe(5);
  expect(answers.every(({ body }) => /^[0-9a-f-]{36}$/.test(String(body['tracking-id'])))).toBe(true);
});

test.each([
  ['deletepassdata', 'E821', errors.deleteFailed[2]],
  ['updatepassdata', 'E809', errors.updateFailed[2]],
  ['getpassdata', 'E9009', errors.internal[2]],
])(
  '%s: a failure of ours has the action’s own code, %s, says nothing about itself, and logs no message',
  async (action, code, message) => {
    const templateId = await api.createTemplate();
    const mistake = jest.spyOn(api.services.passes, 'find').mockRejectedValueOnce(new TypeError('of ours'));
    const pass = { 'pass-template-id': templateId, 'pass-id': 'ABC123-1' };
    const { httpStatus, body } = await api.send({ action, ...pass });
    mistake.mockRestore();
    expect(httpStatus).toBe(500);
    expect(body).toEqual({
      status: 'failure',
      'error-code': code,
      'error-message': message,
      ...pass,
      'request-id': 'request-1',
    });
    expect(log.lines).toContainEqual(['API-500', expect.any(Error), { action }]);
  },
);

test.each([
  ['of 3 s is logged with its action and no more', 3_000, { action: 'getpasstemplates' }, 1],
  ['of less is not', 2_999, { action: 'getpasstemplates' }, 0],
  ['of many rows is not: it takes as long as they do', 3_000, { action: 'generatepasses', passes: [{}] }, 0],
])('a call %s', async (_, step, sent, lines) => {
  let looks = 0;
  const slow = recordingLog();
  // Each look at the clock is a step later than the last.
  const clock = fixedClock(() => new Date(now.getTime() + step * looks++));
  const body = JSON.stringify(sent);
  await dispatch({ apiKey, body, requestId: 'request-1' }, { ...api.services, clock, log: slow });
  const logged = slow.lines.filter((line) => JSON.stringify(line).includes('CALL-SLOW'));
  expect(logged).toEqual(
    Array(lines).fill(['CALL-SLOW', { action: sent.action, ms: expect.any(Number), requestId: 'request-1' }]),
  );
});
