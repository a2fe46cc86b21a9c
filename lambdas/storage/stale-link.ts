import type { AttributeValue } from 'aws-lambda';
import { installLink } from '../domain/pass.ts';

type Image = Readonly<Record<string, AttributeValue>> | undefined;

interface Change {
  readonly OldImage?: Image;
  readonly NewImage?: Image;
}

/**
 * The install link whose stored files a change of the table has made stale: that of a pass whose item was replaced,
 * changed or removed. Undefined for any other change.
 */
export function staleLinkOf({ OldImage: before, NewImage: after }: Change): string | undefined {
  if (before?.SK?.S !== 'PASS' || before.nonce?.S === undefined || before.passKey?.S === undefined) return undefined;
  const isSame = after?.nonce?.S === before.nonce.S && after.version?.N === before.version?.N;
  return isSame ? undefined : installLink({ passKey: before.passKey.S, nonce: before.nonce.S });
}
