import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import type { AppleCertificate } from '../lambdas/ports/accounts.ts';
import { createTestChain } from '../test/helpers/certificates.ts';
import { proveEquivalent } from './helpers/equivalence.ts';
import { benchInput } from './helpers/example.ts';
import { median } from './helpers/median.ts';
import type { Order } from './helpers/variant-process.ts';
import { type VariantName, variants } from './helpers/variants.ts';

/**
 * CPU time of building a .pkpass, compared with passkit-generator and with the one RSA-2048 signature in it. Each
 * variant has its own process; batches alternate, so that load on the machine affects all of them equally.
 */
const rounds = 25;
/** Runs per batch, chosen so that each batch takes about 50 ms. */
const batch: Record<VariantName, number> = { signature: 200, ours: 200, 'passkit-generator': 2 };
/** Until the compilers of V8 have nothing left to do: their work would be counted as that of the passes. */
const warmUpBatches = 60;

/**
 * Promises: the maximum cost of a pass in signatures, and the minimum factor by which the peer is slower.
 * Source: docs/decisions/0250-an-encoder-of-our-own-deflates-pass-json.md.
 */
const promise = { oursToSignature: 1.25, peerToOurs: 40 };

const chain = await createTestChain();
const files = await proveEquivalent(benchInput(chain.certificate), chain.rootPem);
const medians = await measure(chain.certificate);
report(medians);

async function measure(certificate: AppleCertificate): Promise<Record<VariantName, number>> {
  const names = Object.keys(variants) as VariantName[];
  const processes = new Map(names.map((name) => [name, fork(join(import.meta.dirname, 'helpers/variant-process.ts'))]));
  const samples: Record<VariantName, number[]> = { signature: [], ours: [], 'passkit-generator': [] };
  try {
    for (const [name, child] of processes) {
      await ask(child, { prepare: name, certificate });
      await ask(child, { times: batch[name] * warmUpBatches });
    }
    for (let round = 0; round < rounds; round++) {
      for (const [name, child] of processes) {
        samples[name].push(await ask(child, { times: batch[name] }));
      }
    }
  } finally {
    for (const child of processes.values()) child.kill();
  }
  return Object.fromEntries(names.map((name) => [name, median(samples[name])])) as Record<VariantName, number>;
}

async function ask(child: ChildProcess, order: Order): Promise<number> {
  const answer = once(child, 'message');
  child.send(order);
  const [microseconds] = await answer;
  return microseconds;
}

function report({ signature, ours, 'passkit-generator': peer }: Record<VariantName, number>): void {
  const peerPackage = join(import.meta.dirname, '../node_modules/passkit-generator/package.json');
  const { version } = JSON.parse(readFileSync(peerPackage, 'utf8'));
  const milliseconds = (microseconds: number) => `${(microseconds / 1000).toFixed(3)} ms`.padStart(12);
  const ratio = (value: number) => `${value.toFixed(value < 10 ? 2 : 0)} x`.padStart(10);
  console.log(`Machine: ${cpus()[0]?.model.trim()}, ${cpus().length} cores, ${process.platform} ${process.arch}`);
  console.log(`Node ${process.versions.node}, OpenSSL ${process.versions.openssl}, passkit-generator ${version}`);
  console.log(
    `Equivalent: same pass.json, both manifests hold, openssl verifies both signatures (${files.join(', ')})`,
  );
  console.log(`CPU time of one pass, median of ${rounds} interleaved batches; beside the signature, beside ours:`);
  console.log(`  RSA-2048 signature alone ${milliseconds(signature)}${ratio(1)}`);
  console.log(`  ours                     ${milliseconds(ours)}${ratio(ours / signature)}${ratio(1)}`);
  console.log(`  passkit-generator        ${milliseconds(peer)}${ratio(peer / signature)}${ratio(peer / ours)}`);
  const kept = ours / signature <= promise.oursToSignature && peer / ours >= promise.peerToOurs;
  console.log(
    `Promise: ours at most ${promise.oursToSignature} x the signature, the peer at least ${promise.peerToOurs} x ours: ${kept ? 'kept' : 'BROKEN'}`,
  );
  if (!kept) process.exitCode = 1;
}
