import { existsSync, readdirSync } from 'node:fs';
import { textOfAction } from '../bin/openapi/action-texts.ts';
import { answerSchema } from '../bin/openapi/answers.ts';
import { requestExamples } from '../bin/openapi/examples.ts';
import { linkTexts, passTexts, templateTexts } from '../bin/openapi/field-texts.ts';
import type { Action, Batch } from '../lambdas/api/action.ts';
import { actions } from '../lambdas/api/actions/index.ts';
import { actionLinkNames } from '../lambdas/domain/fields/action-links.ts';
import { fieldsOfPass, newPassFields } from '../lambdas/domain/fields/pass-fields.ts';
import { english } from '../lambdas/domain/languages/words/en.ts';
import { linkFields } from '../lambdas/domain/link/link-fields.ts';
import { shownPassFields, shownTemplateFields } from '../lambdas/domain/shown/shown-data.ts';
import { fieldsOfTemplate } from '../lambdas/domain/template-fields/template-fields.ts';
import * as names from './fields/names.ts';
import { openApi } from './helpers/openapi.ts';
import { plainCalls } from './helpers/warm-actions.ts';

/** The parts that the recipes of docs/architecture.md ask for. A missing part is named with the file to edit. */
type Parts = readonly (readonly [isThere: unknown, toDo: string])[];

const missing = (parts: Parts) => parts.filter(([isThere]) => !isThere).map(([, toDo]) => toDo);
const folder = 'lambdas/api/actions';
const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && file !== 'index.ts');

async function partsOfAction(file: string): Promise<Parts> {
  const name = file.replace('.ts', '').replaceAll('-', '');
  const declared: Readonly<Record<string, Action | Batch>> = await import(`../${folder}/${file}`);
  const action = Object.values(declared).find((each) => each.name === name);
  const answer = action ? Object.entries(answerSchema(action).properties ?? {}) : [];
  return [
    [actions.has(name), `${folder}/index.ts: a line that loads ${file}`],
    [textOfAction(name), `${folder}/${file}: above its declaration, a comment that describes ${name} to callers`],
    [requestExamples[name], `bin/openapi/examples.ts: a request of ${name}`],
    [existsSync(`docs/api/${name}.md`), 'npm run openapi'],
    [plainCalls.has(name), `test/helpers/warm-actions.ts: a call of ${name}, with its requests to AWS`],
    ...answer
      .filter(([, schema]) => typeof schema === 'object' && schema.const === undefined && !schema.$ref)
      .map(
        ([field, schema]) =>
          [
            typeof schema === 'object' && schema.description,
            `${folder}/${file}: a comment above ${field} that describes it (or, for several actions, bin/openapi/answer-texts.ts)`,
          ] as const,
      ),
    [openApi.components.schemas[`${name}Request`], 'npm run openapi'],
  ];
}

test('nothing of an action is forgotten', async () => {
  const parts = await Promise.all(files.map(partsOfAction));
  expect([...new Set(parts.flatMap(missing))]).toEqual([]);
});

/** Names that one of two lists lacks. */
const compared = (declared: readonly string[], where: string, listed: readonly string[], list: string): Parts => [
  ...declared.map((name) => [listed.includes(name), `${list}: ${name}, as it is specified`] as const),
  ...listed.map((name) => [declared.includes(name), `${where}: ${name}, which the tests’ list has`] as const),
];

/** Names of a list that another has, too. */
const commonTo = (list: readonly string[], other: readonly string[]) => list.filter((name) => other.includes(name));

const described = (declared: object, texts: typeof templateTexts, where: string): Parts =>
  Object.keys(declared).map((name) => [texts[name]?.text, `${where}: a comment above ${name} that describes it`]);

test('nothing of a field is forgotten', () => {
  const ofTemplate = ['pass-template-id', 'pass-type-id', 'issuer-id', ...Object.keys(fieldsOfTemplate)];
  const ofPass = [...Object.keys(newPassFields.shape), 'pass-update-notification'];
  const rows = 'test/fields';
  const template = 'lambdas/domain/template-fields';
  const read = [...names.returnedPassDataFields, ...names.returnedTemplateFields, ...names.returnedOfPassWhenSet];
  const shown = Object.keys({ ...shownTemplateFields.shape, ...shownPassFields.shape });
  const properties = JSON.stringify(openApi.components.schemas);
  const parts: Parts = [
    ...described(fieldsOfTemplate, templateTexts, template),
    ...described(newPassFields.shape, passTexts, 'lambdas/domain/fields/pass-fields.ts'),
    ...described(linkFields.shape, linkTexts, 'lambdas/domain/link/link-fields.ts'),
    ...actionLinkNames.map(
      (name) => [english.services[name], `lambdas/domain/languages/words.tsv: services.${name}`] as const,
    ),
    ...compared(actionLinkNames, 'lambdas/domain/fields/action-links.ts', names.actionLinkNames, `${rows}/formats.ts`),
    // Answers have the links in this order.
    [
      String(commonTo(names.actionLinkNames, actionLinkNames)) ===
        String(commonTo(actionLinkNames, names.actionLinkNames)),
      `${rows}/formats.ts: the links in the order of lambdas/domain/fields/action-links.ts`,
    ],
    ...compared(
      ofTemplate.filter((name) => !(actionLinkNames as string[]).includes(name)),
      template,
      names.templateFieldNames.filter((name) => !names.actionLinkNames.includes(name)),
      `${rows}/template-rows.ts`,
    ),
    ...compared(
      ofPass.filter((name) => !(actionLinkNames as string[]).includes(name)),
      'lambdas/domain/fields/pass-fields.ts',
      names.passDataFields.filter((name) => !names.actionLinkNames.includes(name)),
      `${rows}/pass-rows.ts`,
    ),
    ...compared(
      shown.filter((name) => !(actionLinkNames as string[]).includes(name)),
      'lambdas/domain/shown/shown-data.ts',
      [...read, ...names.returnedWhenSet].filter((name) => !names.actionLinkNames.includes(name)),
      'test/fields/names.ts',
    ),
    ...[...ofTemplate, ...ofPass].map((name) => [properties.includes(`"${name}"`), 'npm run openapi'] as const),
    ...readAs().map((name) => [shown.includes(name), `lambdas/domain/shown/shown-data.ts: ${name}`] as const),
  ];
  expect([...new Set(missing(parts))]).toEqual([]);
});

const readAs = () =>
  [...Object.values(fieldsOfTemplate), ...Object.values(fieldsOfPass)].flatMap(({ readAs }) => readAs ?? []);
