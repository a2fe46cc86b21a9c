import { createHash, randomBytes } from 'node:crypto';
import { hourMs, minuteMs } from '../domain/time/durations.ts';
import type { Person, Sessions, SignedIn } from '../ports/people.ts';
import { findPerson } from './dynamo-people.ts';
import { type Key, sessionKey } from './keys.ts';
import { TableStore } from './table.ts';
import { deletionOf } from './writes.ts';

/** A session ends so long after it began. */
const longestMs = 12 * hourMs;

/** A session ends so long after its last request, or up to a step earlier. */
const idleMs = hourMs;

/** The last request is stored in steps of this length. */
const stepMs = 5 * minuteMs;

interface SessionItem extends Key {
  readonly beganAtUtc: string;
  readonly usedAtUtc: string;
  /** Deleted from then on, with a delay of hours; what ends a session is the times above. */
  readonly ttl: number;
}

/** Account, person and 256 random bits. */
const cookiePattern = /^([a-z0-9-]{1,32})\.([\w-]{1,128})\.[\w-]{43}$/;

/** Sessions in the table, under hashes of their cookies: whoever reads the table cannot take one over. */
export class DynamoSessions extends TableStore implements Sessions {
  async begin({ account, id }: Pick<Person, 'account' | 'id'>): Promise<string> {
    const cookie = `${account}.${id}.${randomBytes(32).toString('base64url')}`;
    const now = this.table.clock.now();
    const began = { beganAtUtc: now.toISOString(), usedAtUtc: now.toISOString() };
    const item: SessionItem = { ...keyOf(cookie), ...began, ttl: Math.ceil((now.getTime() + longestMs) / 1_000) };
    await this.table.put(item);
    return cookie;
  }

  async find(cookie: string): Promise<SignedIn | undefined> {
    const [, account, id] = cookiePattern.exec(cookie) ?? [];
    if (account === undefined || id === undefined) return undefined;
    const [session, person] = await Promise.all([
      this.table.get<SessionItem>(keyOf(cookie)),
      findPerson(this.table, account, id),
    ]);
    if (session === undefined || person === undefined) return undefined;
    // Somebody who was removed and is invited again signs in anew.
    if (session.beganAtUtc < person.invitedAtUtc) return undefined;
    const nowMs = this.table.clock.now().getTime();
    const sinceUseMs = nowMs - Date.parse(session.usedAtUtc);
    if (nowMs - Date.parse(session.beganAtUtc) >= longestMs || sinceUseMs >= idleMs) return undefined;
    if (sinceUseMs >= stepMs && !(await this.#use(session.PK, nowMs))) return undefined;
    return { person, csrfToken: hashOf(`csrf ${cookie}`) };
  }

  async end(cookie: string): Promise<void> {
    await this.table.commit([deletionOf(keyOf(cookie))]);
  }

  /** Records a request; false if the session has been ended meanwhile. */
  #use(PK: string, nowMs: number): Promise<boolean> {
    return this.table.writeIf({
      Key: { PK, SK: keyOf('').SK },
      UpdateExpression: 'SET usedAtUtc = :now',
      ConditionExpression: 'attribute_exists(PK)',
      ExpressionAttributeValues: { ':now': new Date(nowMs).toISOString() },
    });
  }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** The whole cookie is hashed: account and person in it cannot be exchanged. */
const keyOf = (cookie: string) => sessionKey(hashOf(cookie));
