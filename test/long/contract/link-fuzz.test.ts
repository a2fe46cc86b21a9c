import fc from 'fast-check';
import { checksumOf } from '../../../clients/link-builder/link-builder.ts';
import { variableNames } from '../../../lambdas/domain/link/link-variables.ts';
import type { TestApi } from '../../helpers/api.ts';
import { apiForAllTests } from '../../helpers/api-for-tests.ts';
import { seed, times } from '../../helpers/effort.ts';
import { linkFor, type MadeLink, makeLink, passenger, targetOf } from '../../helpers/followed-links.ts';

const numRuns = times(100);

const { api } = apiForAllTests();
let links: MadeLink[];
let wrongAnswer: Awaited<ReturnType<TestApi['open']>>;
beforeAll(async () => {
  const templateId = await api.createTemplate();
  links = await Promise.all([
    makeLink(api, templateId),
    makeLink(api, templateId, { 'link-protection': undefined, 'update-pass-data': true }),
  ]);
  wrongAnswer = await api.open('GET', '/l/NoSuchLink');
});

const bytes = fc.array(fc.constantFrom(...'%&=+?#/\\;,:@!$\'"<>{}[]~|^` aZ09-_.\u0000\u00e4\u{1f600}'), {
  maxLength: 40,
});
const value = fc.oneof(
  bytes.map((characters) => characters.join('')),
  fc.string({ unit: 'binary', maxLength: 200 }).map((text) => encodeURIComponent(text)),
  fc.base64String({ maxLength: 200 }),
  fc.uint8Array({ maxLength: 100 }).map((data) => Buffer.from(data).toString('base64url')),
);
const name = fc.oneof(
  fc.constantFrom(...variableNames, 'checksum', '__proto__', 'constructor', 'toString'),
  bytes.map((characters) => characters.join('')),
);
const parameter = fc.tuple(name, value).map(([each, given]) => `${each}=${given}`);

test('whatever stands behind a link, the answer is a pass or the one answer, and never a failure', async () => {
  const query = fc.oneof(
    bytes.map((characters) => characters.join('')),
    fc.array(parameter, { maxLength: 12 }).map((parameters) => parameters.join('&')),
    fc.tuple(fc.nat(), fc.nat(), value).map(([which, place, text]) => {
      const right = targetOf(linkFor(links[which % 2] as MadeLink, passenger())).split('?')[1] ?? '';
      return right.slice(0, place % right.length) + text + right.slice((place * 7) % right.length);
    }),
  );
  await fc.assert(
    fc.asyncProperty(fc.nat(1), query, fc.boolean(), async (which, text, isSigned) => {
      const { id } = links[which] as MadeLink;
      const rawQuery = isSigned ? `${text}&checksum=${checksumOf('SHA256', text)}` : text;
      const answer = await api.open('GET', `/l/${id}`, { rawQuery });
      if (answer.statusCode === 303)
        expect(answer.headers?.location).toMatch(/^https:\/\/passes\.example\.com\/i\/[a-z2-7]{58}$/);
      else expect(answer).toEqual(wrongAnswer);
    }),
    { numRuns, seed },
  );
});

test('whatever stands in its path, too', async () => {
  await fc.assert(
    fc.asyncProperty(bytes, async (characters) => {
      const path = `/l/${characters.join('')}`;
      expect(await api.open('GET', '/', { path })).toEqual(wrongAnswer);
    }),
    { numRuns: Math.ceil(numRuns / 5), seed },
  );
});
