import { readFileSync } from 'node:fs';
import { CallFailed, createClient } from 'boarding-pass-client';
import { LinkBuilder, LinkError } from 'boarding-pass-link-builder';

const [, , base, transcript, vectors] = process.argv;
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

async function outcomeOf(exchange, place, request) {
  const waits = [];
  const client = createClient({
    baseUrl: `${base}/${place}/`,
    apiKey: 'key',
    attempts: exchange.attempts,
    timeoutMs: exchange['timeout-ms'],
    wait: async (ms) => waits.push(ms / 1_000),
  });
  try {
    const answer = await client.call(request, { idempotencyKey: exchange['idempotency-key'] });
    return { waits, answer };
  } catch (error) {
    if (!(error instanceof CallFailed)) return { waits, 'no-answer': true };
    const { message, httpStatus, code = null, requestId = null, retryAfterSeconds = null, errors } = error;
    const ids = { 'http-status': httpStatus, code, 'request-id': requestId, 'retry-after': retryAfterSeconds };
    return { waits, failure: { message, ...ids, errors, 'pass-templates': error.passTemplates } };
  }
}

function errorOf({ definition, values }) {
  try {
    return new LinkBuilder(definition).build(values);
  } catch (error) {
    return error instanceof LinkError ? error.message : String(error);
  }
}

const { request, exchanges } = read(transcript);
const outcomes = [];
for (const [place, exchange] of exchanges.entries())
  outcomes.push(await outcomeOf(exchange, place, exchange.request ?? request));
const { cases, refusals } = read(vectors);
const links = cases.map(({ definition, links }) =>
  links.map(({ values }) => new LinkBuilder(definition).build(values)),
);
console.log(JSON.stringify({ outcomes, links, errors: refusals.map(errorOf) }));
