import { readFileSync } from 'node:fs';
import { explainedWallets } from '../../bin/admin/explained-wallets.ts';
import { answerExamples } from '../../bin/openapi/examples.ts';
import type { AnswerOf } from '../../clients/typescript/client.ts';
import { causes } from '../../lambdas/domain/updates/causes.ts';

const page = readFileSync('docs/delivery.md', 'utf8');

test('docs/delivery.md shows what npm run admin -- pass explain prints', () => {
  const [, shown] = /^```text\n([\s\S]*?)\n```$/m.exec(page) ?? [];
  expect(shown).toBe(explainedWallets(answerExamples.explainpass?.value as AnswerOf<'explainpass'>));
});

test('what advice sends an operator to is in the runbook', () => {
  const runbook = readFileSync('docs/runbook.md', 'utf8');
  const named = Object.values(causes).flatMap(
    ([, advice]) => advice.match(/\b(?:[A-Z][a-z]+){2,}\b|\b[A-Z]+-[A-Z-]+\b/g) ?? [],
  );
  expect(named).toEqual(expect.arrayContaining(['PushRefusals', 'PASSKIT-DEVICE-LOG']));
  const unknown = named.filter((name) => !new RegExp(`^(?:## |\\| |- ).*\\b${name}\\b`, 'm').test(runbook));
  expect([...new Set(unknown)]).toEqual([]);
});
