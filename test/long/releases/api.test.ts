import { openApi, problemsBy } from '../../helpers/openapi.ts';
import { apiOf, missingIn } from './api.ts';
import { keptReleases } from './kept-releases.ts';

test.each(keptReleases())('callers of the API of $version miss nothing in this one', ({ openApi: before }) => {
  expect(missingIn(apiOf(openApi), apiOf(before))).toEqual([]);
  const { examples } = before.paths['/v3'].post.requestBody.content['application/json'];
  for (const { value } of Object.values<{ value: unknown }>(examples)) expect(problemsBy('body', value)).toEqual([]);
});

const withSchemas = (schemas: object) =>
  apiOf({ components: { schemas }, paths: { '/v3': { post: { responses: {} } } } });

test('a field, value or length that is gone is missed, as is a field that a request must have now or an answer may lack', () => {
  const properties = { name: { maxLength: 40 }, size: { enum: ['small', 'large'] } };
  const before = withSchemas({ makeRequest: { properties }, makeAnswer: { properties, required: ['name'] } });
  const now = withSchemas({
    makeRequest: { properties: { name: { maxLength: 39 }, size: { enum: ['small'] } }, required: ['name', 'colour'] },
    makeAnswer: { properties: { name: {} } },
  });
  expect(missingIn(now, before)).toEqual([
    'makeRequest.size may be large is gone',
    'makeAnswer.size is gone',
    'makeAnswer.size may be small is gone',
    'makeAnswer.size may be large is gone',
    'makeRequest.name is required',
    'makeRequest.colour is required',
    'makeRequest.name maxLength is 39',
    'makeAnswer.name may be missing',
  ]);
  const more = withSchemas({
    makeRequest: {
      properties: {
        ...properties,
        name: { maxLength: 41 },
        colour: { properties: { shade: { maxLength: 1 } }, required: ['shade'] },
      },
    },
    moveRequest: { required: ['to'] },
    makeAnswer: { properties: { ...properties, colour: {} }, required: ['name', 'colour'] },
  });
  expect(missingIn(more, before)).toEqual([]);
});
