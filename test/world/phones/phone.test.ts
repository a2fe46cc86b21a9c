import { waitMs } from '../../../world/phones/delays.ts';
import { Phone, type Send } from '../../../world/phones/phone.ts';
import type { PassJson } from '../../../world/phones/pkpass.ts';

interface Shown extends PassJson {
  readonly seat: string;
}

const passType = 'pass.com.example.boarding';
const fileOf = (serialNumber: string, seat: string, more: Partial<Shown> = {}) => {
  const web = { webServiceURL: 'https://passes.example/passkit', passTypeIdentifier: passType };
  return Buffer.from(JSON.stringify({ ...web, serialNumber, authenticationToken: 'secret', seat, ...more }));
};
const pkpass = { 'content-type': 'application/vnd.apple.pkpass', 'last-modified': 'Mon, 15 Mar 2027 08:00:01 GMT' };
const listOf = (lastUpdated: unknown, ...serialNumbers: string[]) =>
  answerOf(200, Buffer.from(JSON.stringify({ lastUpdated, serialNumbers })));
const answerOf = (status: number, body = Buffer.alloc(0), headers: Record<string, string> = {}) => ({
  ...{ status, body, headers: new Headers(headers) },
});

type Answer = Awaited<ReturnType<Send>> | Promise<Awaited<ReturnType<Send>>>;

let requests: string[];
let pauses: number[];
let answers: Answer[];

/** A phone that gets the planned answers in their order, and gives up after the third failure. */
function phoneWith(...serials: readonly string[]): Phone<Shown> {
  const phone = new Phone<Shown>({
    ...{ id: 'device', pushToken: 'token', open: (file) => JSON.parse(Buffer.from(file).toString()) },
    async send(url, { method, headers }) {
      const [, path = ''] = url.split('/passkit/v1/');
      const condition = headers['if-modified-since'] ? ' if modified' : '';
      requests.push(`${method} ${decodeURIComponent(path)}${headers.authorization ? '' : ' openly'}${condition}`);
      return answers.shift() ?? answerOf(500);
    },
    pause(failures) {
      pauses.push(failures);
      return failures < 3 ? Promise.resolve() : undefined;
    },
  });
  for (const serial of serials) phone.add(fileOf(serial, '1A'));
  return phone;
}

beforeEach(() => {
  [requests, pauses, answers] = [[], [], []];
});

const list = `GET devices/device/registrations/${passType}`;

test('a push makes the phone list what has changed, fetch it, and remember tag and version', async () => {
  const phone = phoneWith('A', 'B');
  answers = [listOf('tag', 'A', 'removed'), answerOf(200, fileOf('A', '2B'), pkpass)];
  expect(await phone.onPush(passType)).toEqual({ A: 200 });
  expect([...phone.passes.values()].map(({ passJson }) => passJson.seat)).toEqual(['2B', '1A']);
  answers = [listOf('tag-2', 'A'), answerOf(304)];
  expect(await phone.onPush(passType)).toEqual({ A: 304 });
  expect(requests).toEqual([
    ...[`${list} openly`, `GET passes/${passType}/A`],
    ...[`${list}?passesUpdatedSince=tag openly`, `GET passes/${passType}/A if modified`],
  ]);
});

test('a pass that could not be fetched is listed again with the next push', async () => {
  const phone = phoneWith('A');
  answers = [listOf('tag', 'A'), answerOf(503), answerOf(429), answerOf(503), listOf('tag', 'A'), answerOf(304)];
  expect(await phone.onPush(passType)).toEqual({ A: 503 });
  expect(await phone.onPush(passType)).toEqual({ A: 304 });
  expect(requests.filter((request) => request.startsWith(list))).toEqual([`${list} openly`, `${list} openly`]);
});

test('a pass that is installed while a list is under way is in the next list', async () => {
  const phone = phoneWith('A');
  const late = Promise.withResolvers<Awaited<Answer>>();
  answers = [late.promise, answerOf(201), answerOf(304), listOf('tag-2', 'B'), answerOf(304)];
  const [first, second] = [phone.onPush(passType), phone.onPush(passType)];
  await new Promise(setImmediate);
  expect(await phone.install(fileOf('B', '1A'))).toEqual({ status: 201, serial: 'B' });
  late.resolve(listOf('tag', 'A'));
  expect([await first, await second]).toEqual([{ A: 304 }, { B: 304 }]);
  expect(requests).not.toContain(`${list}?passesUpdatedSince=tag openly`);
});

test('a request that fails is repeated, and the phone gives up where its patience ends', async () => {
  const phone = phoneWith('A');
  answers = [answerOf(503), answerOf(429), answerOf(201)];
  expect((await phone.register('A')).status).toBe(201);
  expect([pauses, phone.passes.get('A')?.isRegistered]).toEqual([[1, 2], true]);
  expect((await phone.register('A')).status).toBe(500);
  expect([pauses, phone.passes.get('A')?.isRegistered]).toEqual([[1, 2, 1, 2, 3], false]);
});

test('a refusal is no failure: it is not repeated', async () => {
  answers = [answerOf(401)];
  expect(await phoneWith('A').fetch('A')).toBe(401);
  expect(pauses).toEqual([]);
});

test('pauses double up to the longest, and each is shortened by chance', () => {
  expect([1, 2, 3, 9].map((failures) => waitMs(failures, 0, 10_000))).toEqual([1_000, 2_000, 4_000, 5_000]);
  expect(waitMs(1, 0.5)).toBe(1_500);
});

test('a pass that is removed while it is fetched stays removed', async () => {
  const phone = phoneWith('A');
  answers = [answerOf(200, fileOf('A', '2B'), pkpass), answerOf(200)];
  const fetching = phone.fetch('A');
  await phone.remove('A');
  await fetching;
  expect(phone.passes.size).toBe(0);
  expect(requests).toEqual([`GET passes/${passType}/A`, `DELETE devices/device/registrations/${passType}/A`]);
});

test.each([
  ['of another type', answerOf(200, fileOf('A', '2B'), { 'content-type': 'text/html' })],
  ['of another serial number', answerOf(200, fileOf('B', '2B'), pkpass)],
  ['of another token', answerOf(200, fileOf('A', '2B', { authenticationToken: 'other' }), pkpass)],
])('a file %s does not replace a pass', async (_title, answer) => {
  const phone = phoneWith('A');
  answers = [answer];
  await expect(phone.fetch('A')).rejects.toThrow();
  expect(phone.passes.get('A')?.passJson.seat).toBe('1A');
});

test('a list whose tag is no text is ignored', async () => {
  answers = [listOf(17, 'A')];
  await expect(phoneWith('A').onPush(passType)).rejects.toThrow('Wallet ignores such a list');
});
