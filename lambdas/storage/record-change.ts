import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import type { Pass, Tombstone } from '../domain/pass/pass.ts';
import type { RecordChange } from '../domain/pass/record-change.ts';
import type { Registration } from '../domain/pass/registration.ts';
import { type PassItem, passOf, type TombstoneItem } from './dynamo-passes.ts';
import { type TemplateItem, templateOf } from './dynamo-templates.ts';

/** The change in a record of the table's stream; undefined for items without consequences. */
export function readRecordChange({ eventID: id = '', dynamodb = {} }: DynamoDBRecord): RecordChange | undefined {
  const { OldImage, NewImage, Keys } = dynamodb;
  const read = <Item>(item: (image: Image) => Item) => ({
    id,
    before: OldImage && item(OldImage as Image),
    after: NewImage && item(NewImage as Image),
  });
  const sortKey = (NewImage ?? OldImage ?? Keys)?.SK?.S ?? '';
  if (sortKey === 'PASS') return { kind: 'pass', ...read(passRecord) };
  if (sortKey === 'TEMPLATE') return { kind: 'template', ...read((image) => templateOf(plain<TemplateItem>(image))) };
  if (sortKey.startsWith('DEVICE#')) return { kind: 'registration', ...read(plain<Registration>) };
  return undefined;
}

type Image = Record<string, AttributeValue>;

const plain = <Item>(image: Image) => unmarshall(image) as Item;

function passRecord(image: Image): Pass | Tombstone {
  const item = plain<PassItem | TombstoneItem>(image);
  return item.deletedAtUtc === undefined ? passOf(item) : item;
}

/** Identifies the item of a stream record. */
export function itemOf({ dynamodb = {} }: DynamoDBRecord): string {
  const { PK, SK } = dynamodb.Keys ?? dynamodb.NewImage ?? dynamodb.OldImage ?? {};
  return `${PK?.S ?? ''}/${SK?.S ?? ''}`;
}
