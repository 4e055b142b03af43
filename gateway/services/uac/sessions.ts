import type { Insertable } from 'kysely';
import { DiskFullError } from '../../db/errors.ts';
import type { GatewayDatabase } from '../../db/open-database.ts';
import type { Database, DatabaseTransaction } from '../../db/tables.ts';
import { uuid7 } from '../../db/uuid7.ts';
import type { ClientInfo } from '../../kernel/client-info.ts';
import type { Session, SessionKind } from '../../kernel/session.ts';
import { BriefCache } from './brief-cache.ts';
import { endPersonalTokens } from './personal-tokens.ts';
import { hashOf, isSecret, newSecret } from './secrets.ts';
import {
  ROTATION_AGE,
  ROTATION_GRACE,
  SESSIONS_PER_ACCOUNT,
  sessionLimits,
  TOUCH_INTERVAL,
} from './session-limits.ts';
import { type FoundSession, findSession, findSessions, idleEnd, inherit } from './session-rows.ts';

/** Every gateway hears here of each session that ends, by its id; the database says it (`2026-11-17-session-ends.sql`). */
export const sessionEndChannel = 'session_end';

/** Why a session ended. */
export type EndReason = 'logout' | 'expired' | 'revoked' | 'displaced' | 'disabled' | 'switched';

/** What a new session is made from. */
export interface NewSession {
  readonly accountId: string;
  readonly tenantId: string;
  readonly kind: SessionKind;
  readonly client: ClientInfo;
  /** By what its person signed in. */
  readonly method?: string;
  /** What keeps the browser signed in for some days. */
  readonly rememberedId?: string | null;
  /** Whether a second factor was proven. */
  readonly hasSecondFactor?: boolean;
  /** An operator who works as this person. */
  readonly superLoginId?: string;
  /** The session that it follows in the same browser: it takes over how that was opened and what it is called. */
  readonly follows?: string;
  /** When a session follows another one (another tenant), it inherits these and gains no time. */
  readonly authenticatedAt?: Date;
  /** Whether the person has just typed the password, or a code of the second factor. */
  readonly typedSecret?: boolean;
  readonly absoluteExpiresAt?: Date;
}

/** A session with the secret its cookie holds; the secret is kept nowhere. */
export interface OpenedSession {
  readonly session: Session;
  readonly secret: string;
}

/** A session found by its cookie; `newSecret` must be sent to the browser when it is there. */
export interface PresentedSession {
  readonly session: Session;
  readonly newSecret: string | null;
}

/** The signed-in browsers of this installation, shared by all its gateways through the database. */
export class Sessions {
  readonly #database: GatewayDatabase;
  readonly #now: () => Date;
  readonly #bySecret = new BriefCache<FoundSession | null>();
  readonly #byId = new BriefCache<FoundSession | null>();

  constructor(database: GatewayDatabase, now: () => Date) {
    this.#database = database;
    this.#now = now;
  }

  /** Finds the live session of a cookie, notes its use, and replaces its id when that is old enough. */
  async present(secret: string): Promise<PresentedSession | null> {
    if (!isSecret(secret)) return null;
    const hash = hashOf(secret);
    const found = await this.#bySecret.get(hash.toString('base64url'), () => this.#look({ hash }));
    if (found === null || !this.#isLive(found)) return null;
    if (!found.byCurrentId) return { session: found.session, newSecret: null };
    const age = this.#now().getTime() - found.session.rotatedAt.getTime();
    if (age >= ROTATION_AGE) {
      return { session: found.session, newSecret: await this.#rotate(found.session, hash) };
    }
    if (await this.#touch(found.session)) this.#bySecret.forget(hash.toString('base64url'));
    return { session: found.session, newSecret: null };
  }

  /** Finds the live session of a cookie without noting a use of it. */
  async peek(secret: string): Promise<Session | null> {
    if (!isSecret(secret)) return null;
    const found = await this.#look({ hash: hashOf(secret) });
    return found !== null && this.#isLive(found) ? found.session : null;
  }

  /** Which of some sessions live, by their ids, without noting a use of any. */
  async liveAmong(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const found = await this.#database.withOperatorTransaction(
      { accountId: null },
      'read',
      (transaction) => findSessions(transaction, ids),
    );
    return new Set(found.filter((one) => this.#isLive(one)).map(({ session }) => session.id));
  }

  /** Finds a live session by the id that tokens name, and notes its use. */
  async presentById(id: string): Promise<Session | null> {
    const found = await this.#byId.get(id, () => this.#look({ id }));
    if (found === null || !this.#isLive(found)) return null;
    if (await this.#touch(found.session)) this.#byId.forget(id);
    return found.session;
  }

  /** Makes a session inside the caller's operator transaction, ending the oldest beyond the limit. */
  async open(transaction: DatabaseTransaction, wanted: NewSession): Promise<OpenedSession> {
    const secret = newSecret();
    const row = this.#newRow(wanted, secret);
    await transaction.insertInto('session').values(row).execute();
    if (wanted.follows !== undefined) await inherit(transaction, row.id, wanted.follows);
    // A visit of an operator takes no browser away from the person.
    if (wanted.superLoginId === undefined) {
      await this.#displaceOldest(transaction, wanted.accountId);
    }
    const found = await findSession(transaction, { id: row.id });
    if (found === null) throw new Error('A session that was just made is gone.');
    return { session: found.session, secret };
  }

  /** Replaces the id of a session whose rights changed; returns the secret for the cookie, or null if it just was replaced. */
  async rotate(session: Session, secret: string, grace = ROTATION_GRACE): Promise<string | null> {
    return this.#rotate(session, hashOf(secret), grace);
  }

  /** Ends one session with every token made from it. */
  async end(transaction: DatabaseTransaction, id: string, reason: EndReason): Promise<void> {
    await transaction
      .updateTable('session')
      .set({ ended_at: this.#now(), ended_reason: reason })
      .where('id', '=', id)
      .where('ended_at', 'is', null)
      .execute();
    this.forget();
  }

  /** Ends every session of an account, or every one but the one that is kept, and its access tokens; returns how many sessions. */
  async endAll(
    transaction: DatabaseTransaction,
    accountId: string,
    kept: string | null = null,
  ): Promise<number> {
    const ended = await transaction
      .updateTable('session')
      .set({ ended_at: this.#now(), ended_reason: 'revoked' })
      .where('account_id', '=', accountId)
      .where('ended_at', 'is', null)
      .$if(kept !== null, (query) => query.where('id', '<>', kept))
      .executeTakeFirst();
    await endPersonalTokens(transaction, accountId);
    this.forget();
    return Number(ended.numUpdatedRows);
  }

  /** Ends every session in a company: it was disabled. */
  async endInTenant(transaction: DatabaseTransaction, tenantId: string): Promise<void> {
    await transaction
      .updateTable('session')
      .set({ ended_at: this.#now(), ended_reason: 'disabled' })
      .where('tenant_id', '=', tenantId)
      .where('ended_at', 'is', null)
      .execute();
    this.forget();
  }

  /** Drops what is remembered: the next request of every session asks the database. */
  forget(): void {
    this.#bySecret.clear();
    this.#byId.clear();
  }

  async #look(key: { hash: Buffer } | { id: string }): Promise<FoundSession | null> {
    return this.#database.withOperatorTransaction({ accountId: null }, 'read', (transaction) =>
      findSession(transaction, key),
    );
  }

  #isLive({ session, byCurrentId, previousValidUntil }: FoundSession): boolean {
    const now = this.#now();
    if (session.idleExpiresAt <= now || session.absoluteExpiresAt <= now) return false;
    return byCurrentId || (previousValidUntil !== null && previousValidUntil > now);
  }

  /** Writes down the use of a session, once a minute; returns whether it did. */
  async #touch(session: Session): Promise<boolean> {
    const now = this.#now();
    if (now.getTime() - session.lastSeenAt.getTime() < TOUCH_INTERVAL) return false;
    const touched = this.#database.withOperatorTransaction(
      { accountId: session.accountId },
      'write',
      (transaction) =>
        transaction
          .updateTable('session')
          .set({ last_seen_at: now, idle_expires_at: idleEnd(session, now) })
          .where('id', '=', session.id)
          .where('ended_at', 'is', null)
          .execute(),
    );
    return readOnWithoutRoom(
      touched.then(() => true),
      false,
    );
  }

  /** One of several parallel calls wins; the others go on with the old id during the grace. */
  async #rotate(session: Session, hash: Buffer, grace = ROTATION_GRACE): Promise<string | null> {
    const now = this.#now();
    const secret = newSecret();
    const rotated = this.#database.withOperatorTransaction(
      { accountId: null },
      'write',
      (transaction) =>
        transaction
          .updateTable('session')
          .set({
            id_hash: hashOf(secret),
            previous_hash: hash,
            previous_valid_until: new Date(now.getTime() + grace),
            rotated_at: now,
            last_seen_at: now,
            idle_expires_at: idleEnd(session, now),
          })
          .where('id', '=', session.id)
          .where('id_hash', '=', hash)
          .where('ended_at', 'is', null)
          .executeTakeFirst(),
    );
    const row = await readOnWithoutRoom(rotated, null);
    this.forget();
    return row?.numUpdatedRows === 1n ? secret : null;
  }

  #newRow(wanted: NewSession, secret: string): Insertable<Database['session']> {
    const now = this.#now();
    const limits = sessionLimits[wanted.kind];
    const absolute = wanted.absoluteExpiresAt ?? new Date(now.getTime() + limits.absolute);
    return {
      id: uuid7(),
      id_hash: hashOf(secret),
      account_id: wanted.accountId,
      tenant_id: wanted.tenantId,
      kind: wanted.kind,
      epoch_marker: newSecret().slice(0, 22),
      created_at: now,
      authenticated_at: wanted.authenticatedAt ?? now,
      password_at: wanted.typedSecret ? now : null,
      last_seen_at: now,
      rotated_at: now,
      idle_expires_at: idleEnd({ kind: wanted.kind, absoluteExpiresAt: absolute }, now),
      absolute_expires_at: absolute,
      user_agent: wanted.client.userAgent,
      address: wanted.client.address,
      remembered_id: wanted.rememberedId ?? null,
      has_second_factor: wanted.hasSecondFactor ?? false,
      super_login_id: wanted.superLoginId ?? null,
      ...(wanted.method !== undefined && { method: wanted.method }),
    };
  }

  async #displaceOldest(transaction: DatabaseTransaction, accountId: string): Promise<void> {
    const now = this.#now();
    const { numUpdatedRows } = await transaction
      .updateTable('session')
      .set({ ended_at: now, ended_reason: 'displaced' })
      .where('id', 'in', (query) =>
        query
          .selectFrom('session')
          .select('id')
          .where('account_id', '=', accountId)
          .where('ended_at', 'is', null)
          .where('super_login_id', 'is', null)
          .where('idle_expires_at', '>', now)
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .offset(SESSIONS_PER_ACCOUNT),
      )
      .executeTakeFirst();
    if (numUpdatedRows > 0n) this.forget();
  }
}

/** A full disk does not keep people from reading: the session goes on as it was. */
function readOnWithoutRoom<Result, Other>(
  written: Promise<Result>,
  otherwise: Other,
): Promise<Result | Other> {
  return written.catch((error: unknown) => {
    if (error instanceof DiskFullError) return otherwise;
    throw error;
  });
}
