import { apiForAllTests } from '../helpers/api-for-tests.ts';

const { api, log } = apiForAllTests();
beforeEach(() => void log.lines.splice(0));

const send = async (body: unknown) =>
  (await api.open('POST', '/passkit/v1/log', { body: typeof body === 'string' ? body : JSON.stringify(body) }))
    .statusCode;

const logged = () => log.lines as [code: string, details: { messages: string[]; dropped: number }][];

test('the words of Wallet in a message are logged, and nothing of what it is about', async () => {
  const message =
    '[2027-03-10 09:00:00 +0100] Get pass task (pass type pass.com.example.boarding, serial number abcdefghij234567; ' +
    'with web service url https://passes.example.com/passkit) encountered error: Unexpected response code 401';
  expect(await send({ logs: [message, 'Server returned status 503'] })).toBe(200);
  expect(logged()).toEqual([
    [
      'PASSKIT-DEVICE-LOG',
      {
        messages: [
          '… Get pass task pass type … serial number … with web service url … encountered error Unexpected response code 401',
          'Server returned status 503',
        ],
        dropped: 0,
      },
    ],
  ]);
});

test('tokens, serial numbers, addresses, names, numbers and control characters are gone', async () => {
  const canaries = [
    'kq3vdbmnd3rywsqgbdikj7yfnw6ur2hk',
    'Zm9vYmFyYmF6cXV4-_0123456789abcdef',
    'https://passes.example.com/i/abc',
    'erika@example.com',
    'MUSTERMANN/ERIKA',
    'Ünal Ďuriš 山田',
    '+49 170 1234567',
    '12C',
    '401',
    '\u001b[31m\r\n{"level":"error"}\u2028\u202e',
  ];
  expect(await send({ logs: [canaries.slice(0, 5).join(' error '), ...canaries.slice(5)] })).toBe(200);
  expect(logged()[0]?.[1].messages).toEqual(['… error … error … error … error …', '…', '…', '…', '…']);
});

test('no more than five messages of 40 words are logged, however much is sent', async () => {
  expect(await send({ logs: Array(500).fill('error '.repeat(15)) })).toBe(200);
  expect(await send({ logs: ['error '.repeat(5_000)] })).toBe(200);
  const [many, long] = logged();
  expect(many?.[1]).toMatchObject({ messages: { length: 5 }, dropped: 495 });
  expect(long?.[1].messages[0]?.split(' ')).toHaveLength(40);
});

test.each([
  ['no messages', '{"logs":[]}', 200],
  ['what is no text', '{"logs":[1,null,{"a":"erika"}]}', 200],
  ['logs that are no list', '{"logs":"erika"}', 400],
  ['no logs', '{}', 400],
  ['null', 'null', 400],
  ['no JSON', 'erika', 400],
  ['nothing', '', 400],
  ['more than 64 KB', JSON.stringify({ logs: ['error '.repeat(11_000)] }), 413],
])('of %s nothing is logged', async (_title, body, status) => {
  expect(await send(body)).toBe(status);
  expect(logged()).toEqual([]);
});
