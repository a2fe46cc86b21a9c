import { serviceNamed } from '../../bin/smoke/service.ts';

test.each([
  [{ 'api-key': 'k' }, '--url must be the base URL of a stage'],
  [{ url: 'd111111abcdef8.cloudfront.net', 'api-key': 'k' }, '--url must be the base URL of a stage'],
  [{ url: 'https://passes.example.com', 'api-key': '' }, 'The API key is missing: set API_KEY'],
])('of %j smoke says what is missing, and how it is called', (values, problem) => {
  const refused = () => serviceNamed(values, 'npm run smoke -- --url');
  expect(refused).toThrow(problem);
  expect(refused).toThrow('npm run smoke -- --url');
});
