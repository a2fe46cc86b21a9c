import { apiForAllTests } from '../helpers/api-for-tests.ts';

const { api } = apiForAllTests({ settings: { DOCS_URL: 'https://docs.example.com/passes' } });

test('a failure leads to the page of its error where the stage says where that is, and so does a row’s', async () => {
  const help = (code: string) => `https://docs.example.com/passes/errors/${code}.html`;
  const unknown = { action: 'getpassdata', 'pass-template-id': 'Unknown1', 'pass-id': 'A1' };
  expect((await api.send(unknown)).body).toMatchObject({ 'error-code': 'E808', help: help('E808') });
  expect((await api.send({ action: 'fly' })).body).toMatchObject({ 'error-code': 'E9002', help: help('E9002') });
  const rows = { action: 'generatepasses', 'pass-template-id': 'Unknown1', passes: [{}] };
  const { results } = (await api.send(rows)).body as { results: readonly object[] };
  expect(results).toEqual([expect.objectContaining({ 'error-code': 'E9003', help: help('E9003') })]);
});
