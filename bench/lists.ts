import { cpus } from 'node:os';
import { createOperatorContext } from '../bin/admin/operator-context.ts';
import { dispatch } from '../lambdas/api/dispatch.ts';
import { createApiContext } from '../lambdas/context/api.ts';
import { startEmbeddedAws } from '../test/helpers/embedded-aws.ts';
import { exampleTemplate, now } from '../test/helpers/examples.ts';
import { fixedClock } from '../test/helpers/fixed-clock.ts';
import { listedItem, writeLongList } from '../test/helpers/lists.ts';
import { tableDefinition } from '../test/helpers/table-definition.ts';
import { CountingHandler } from './helpers/counting-handler.ts';
import { Promises } from './helpers/promises.ts';

/**
 * Cost of a page of getpassids in DynamoDB for a template with very many passes: requests and consumed capacity, in a
 * cold and in a warm function. LIST_SIZE sets the number of passes.
 */
const size = Number(process.env.LIST_SIZE ?? 1_000_000);
const pageSize = 100;
/** Promised maximum for any page, of a function that has just started and of a warm one; requests and capacity units. */
const promise = { cold: 5, warm: 2, units: 60 };

const apiKey = 'BenchKey12345678901234567890123456789012';
const clock = fixedClock(now);
const promises = new Promises();
const template = exampleTemplate();

// Without a stream, whose records the embedded database never deletes, which would slow it down.
const { StreamSpecification: _, ...withoutStream } = tableDefinition;
const aws = await startEmbeddedAws(withoutStream);
try {
  const seeding = createApiContext(aws.env, { clock });
  await createOperatorContext(aws.env, clock).accountSettings.create({ id: 'demo', name: 'Demo Air' }, apiKey);
  await seeding.templates.create(template);
  const startedAt = performance.now();
  await writeLongList(aws.env.TABLE_NAME, template.id, size);
  console.log(`Machine: ${cpus()[0]?.model.trim()}, ${cpus().length} cores, Node ${process.versions.node}`);
  console.log(`${size} passes, filed in chunks of 1,000, written in ${seconds(startedAt)} s; ${pageSize} a page`);
  console.log(`  ${['page', 'requests', 'capacity', 'warm: requests', 'capacity', 'ms'].map(column).join('')}`);
  const lastPage = Math.ceil(size / pageSize);
  const pages = new Set([1, 1_000, 10_000, lastPage].filter((page) => page <= lastPage));
  for (const page of pages) await measure(page);
} finally {
  await aws.stop();
}

async function measure(page: number): Promise<void> {
  const requests = new CountingHandler();
  const services = createApiContext(aws.env, { clock, requestHandler: requests });
  await read(page, services);
  const cold = { ...requests };
  requests.reset();
  const startedAt = performance.now();
  await read(page, services);
  const ms = performance.now() - startedAt;
  const row = [page, cold.requests, cold.consumed, requests.requests, requests.consumed, ms.toFixed(0)];
  console.log(`  ${row.map(column).join('')}`);
  promises.atMost('requests for a page', cold.requests, promise.cold);
  promises.atMost('requests for a page, warm', requests.requests, promise.warm);
  promises.atMost('capacity units for a page', cold.consumed, promise.units);
  promises.atLeast('capacity units for a page, warm', requests.consumed, 1);
}

/** @throws if the answer is another page. */
async function read(page: number, services: ReturnType<typeof createApiContext>): Promise<void> {
  const request = { action: 'getpassids', 'pass-template-id': template.id, 'page-number': page };
  const { body } = await dispatch({ apiKey, body: JSON.stringify(request), requestId: 'bench' }, services);
  const passes = body['pass-ids'] as { 'pass-id': string }[] | undefined;
  const expected = listedItem(template.id, (page - 1) * pageSize).passId;
  if (passes?.[0]?.['pass-id'] !== expected)
    throw new Error(`Page ${page} is wrong: ${JSON.stringify(body).slice(0, 200)}`);
}

function column(value: string | number): string {
  return String(value).padStart(15);
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1_000).toFixed(0);
}
