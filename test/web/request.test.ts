import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { publicRequestOf } from '../../lambdas/web/request.ts';

const edge = '198.51.100.1';

function requestOf(forwardedFor: string | undefined, sourceIp = edge, more: object = {}) {
  const event = {
    ...more,
    rawQueryString: 'a=%2F%41+&b',
    headers: { 'x-forwarded-for': forwardedFor },
    requestContext: { http: { method: 'GET', path: '/l/Link1', sourceIp } },
  };
  return publicRequestOf(event as unknown as APIGatewayProxyEventV2);
}

const withBody = (body: string, isBase64Encoded = false) => requestOf(undefined, edge, { body, isBase64Encoded });

test('the query is as it was sent, percent signs and all', () => {
  expect(requestOf(undefined)).toMatchObject({ method: 'GET', path: '/l/Link1', rawQuery: 'a=%2F%41+&b', body: '' });
});

test.each([
  ['what CloudFront saw, before its own address', `192.0.2.7, ${edge}`],
  ['not what the client claims', `10.0.0.1, 203.0.113.5, 192.0.2.7, ${edge}`],
  ['the last where API Gateway adds none', '10.0.0.1,192.0.2.7'],
])('the client’s address is %s', (_title, forwardedFor) => {
  expect(requestOf(forwardedFor)?.clientAddress).toBe('192.0.2.7');
});

test('without the header, and locally, it is the address of the connection', () => {
  expect(requestOf(undefined, '192.0.2.7')?.clientAddress).toBe('192.0.2.7');
  expect(requestOf('192.0.2.7', '192.0.2.7')?.clientAddress).toBe('192.0.2.7');
});

test('a body comes as text, and one that no endpoint takes makes the request too large', () => {
  expect(withBody('Zoë')).toMatchObject({ body: 'Zoë' });
  expect(withBody(Buffer.from('Zoë').toString('base64'), true)).toMatchObject({ body: 'Zoë' });
  expect(withBody('x'.repeat(128 * 1024))).toBeDefined();
  expect(withBody('x'.repeat(128 * 1024 + 1))).toBeUndefined();
  expect(withBody('x'.repeat(128 * 1024 + 1), true)).toBeUndefined();
});
