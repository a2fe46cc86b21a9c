import { marshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { attributesOf, type PassItem, passChangeOf, passOf } from '../../lambdas/storage/dynamo-passes.ts';
import { readRecordChange } from '../../lambdas/storage/record-change.ts';
import { examplePass, exampleTemplate } from '../helpers/examples.ts';

const pass = examplePass();
const googleObject = { passVersion: 3, templateVersion: 2, toldOfAtUtc: '2027-03-14T08:00:00.000Z' };

/** An item written by the first version of the service. */
const stored: PassItem = {
  ...{ PK: `PASS#${pass.passKey}`, SK: 'PASS', listKey: 'list', listSort: 'sort' },
  ...attributesOf(pass),
  walletBObject: googleObject,
};

test('what Google has of a pass is read from the attribute that has always held it', () => {
  expect(passOf(stored)).toEqual({ ...pass, googleObject });
});

test('and is written there, with a new pass and with each change', () => {
  const { walletBObject, ...others } = attributesOf({ ...pass, googleObject });
  expect([walletBObject, 'googleObject' in others]).toEqual([googleObject, false]);

  const { UpdateExpression, ExpressionAttributeNames, ExpressionAttributeValues } = changeTo({ googleObject });
  expect(UpdateExpression).toContain('#walletBObject = :walletBObject');
  expect(ExpressionAttributeValues).toMatchObject({ ':walletBObject': googleObject });
  expect(Object.values(ExpressionAttributeNames ?? {})).not.toContain('googleObject');
});

test('what Google has of a template’s class is read from the attribute that has always held it, in the stream too', () => {
  const googleClass = { version: 2 };
  const { googleClass: _none, ...template } = exampleTemplate({});
  const item = marshall(
    { PK: 'TEMPLATE#1', SK: 'TEMPLATE', ...template, walletBClass: googleClass },
    { removeUndefinedValues: true },
  );
  const record = { dynamodb: { Keys: item, NewImage: item } } as DynamoDBRecord;
  expect(readRecordChange(record)).toMatchObject({ kind: 'template', after: { id: template.id, googleClass } });
});

function changeTo(changes: Partial<typeof pass>) {
  const change = passChangeOf({ ...pass, ...changes, revision: 2 });
  if (!('UpdateExpression' in change)) throw new Error('Not an update');
  return change;
}
