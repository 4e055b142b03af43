import { DiskFullError } from '../../db/errors.ts';
import type { GatewayDatabase } from '../../db/open-database.ts';
import type { DatabaseTransaction } from '../../db/tables.ts';
import { uuid7 } from '../../db/uuid7.ts';
import { BriefCache } from './brief-cache.ts';
import { hashOf, isSecret, newSecret } from './secrets.ts';
import { TOUCH_INTERVAL } from './session-limits.ts';

const DAY = 86_400_000;

/** Before every secret, so that one that was left in a file is found by who looks for such. */
const PREFIX = 'atp_';

/** A token that works, with its person. */
export interface PersonalToken {
  readonly id: string;
  readonly tenantId: string;
  readonly accountId: string;
  readonly scope: 'read' | 'propose';
  /** The language of the person. */
  readonly locale: 'zh-CN' | 'en';
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly lastUsedAt: Date | null;
}

/** What a token is made from. */
export interface NewToken {
  readonly tenantId: string;
  readonly accountId: string;
  readonly name: string;
  readonly scope: PersonalToken['scope'];
  readonly days: number;
}

/** Ends every token of an account, in all companies: its sessions end as well. */
export async function endPersonalTokens(
  transaction: DatabaseTransaction,
  accountId: string,
): Promise<void> {
  await transaction.deleteFrom('personal_token').where('account_id', '=', accountId).execute();
}

/** The access tokens by which programs of people come in; what is remembered of one is less than a second old. */
export class PersonalTokens {
  readonly #database: GatewayDatabase;
  readonly #now: () => Date;
  readonly #known = new BriefCache<PersonalToken | null>();

  constructor(database: GatewayDatabase, now: () => Date) {
    this.#database = database;
    this.#now = now;
  }

  /** Makes a token inside a transaction of its company; the secret is kept nowhere. */
  async make(transaction: DatabaseTransaction, wanted: NewToken) {
    const id = uuid7();
    const secret = `${PREFIX}${newSecret()}`;
    const now = this.#now();
    const expiresAt = new Date(now.getTime() + wanted.days * DAY);
    await transaction
      .insertInto('personal_token')
      .values({
        tenant_id: wanted.tenantId,
        id,
        account_id: wanted.accountId,
        secret_hash: hashOf(secret),
        hint: secret.slice(-4),
        name: wanted.name,
        scope: wanted.scope,
        created_at: now,
        expires_at: expiresAt,
      })
      .execute();
    return { id, secret, expiresAt };
  }

  /** The own tokens in a company, the last made first, those that have expired among them. */
  list(transaction: DatabaseTransaction, tenantId: string, accountId: string) {
    return transaction
      .selectFrom('personal_token')
      .select(['id', 'name', 'hint', 'scope', 'created_at', 'expires_at'])
      .select(['last_used_at', 'last_address'])
      .where('tenant_id', '=', tenantId)
      .where('account_id', '=', accountId)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
  }

  /** Ends a token of a company, with `accountId` one of that account alone. Returns whose it was; undefined for none. */
  async revoke(
    transaction: DatabaseTransaction,
    { tenantId, accountId, id }: { tenantId: string; accountId?: string; id: string },
  ): Promise<{ readonly accountId: string; readonly name: string } | undefined> {
    const ended = await transaction
      .deleteFrom('personal_token')
      .where('tenant_id', '=', tenantId)
      .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId ?? ''))
      .where('id', '=', id)
      .returning(['account_id as accountId', 'name'])
      .executeTakeFirst();
    this.#known.clear();
    return ended;
  }

  /** Finds the token of a secret and notes its use; null for one that is unknown, ended, expired, or of an account that is locked. */
  async present(secret: string, address: string): Promise<PersonalToken | null> {
    if (!secret.startsWith(PREFIX) || !isSecret(secret.slice(PREFIX.length))) return null;
    const hash = hashOf(secret);
    const key = hash.toString('base64url');
    const found = await this.#known.get(key, () => this.#look({ hash }));
    if (found === null || found.expiresAt <= this.#now()) return null;
    if (await this.#touch(found, address)) this.#known.forget(key);
    return found;
  }

  /** Whether a token that was presented still works. */
  async isLive(id: string): Promise<boolean> {
    const found = await this.#known.get(id, () => this.#look({ id }));
    return found !== null && found.expiresAt > this.#now();
  }

  async #look(key: { hash: Buffer } | { id: string }): Promise<PersonalToken | null> {
    return this.#database.withOperatorTransaction({ accountId: null }, 'read', (transaction) =>
      findToken(transaction, key),
    );
  }

  /** Writes down the use of a token, once a minute; a full disk keeps no program from reading. */
  async #touch({ id, lastUsedAt }: PersonalToken, address: string): Promise<boolean> {
    const now = this.#now();
    if (lastUsedAt !== null && now.getTime() - lastUsedAt.getTime() < TOUCH_INTERVAL) return false;
    const touched = this.#database.withOperatorTransaction(
      { accountId: null },
      'write',
      (transaction) =>
        transaction
          .updateTable('personal_token')
          .set({ last_used_at: now, last_address: address })
          .where('id', '=', id)
          .execute(),
    );
    return touched.then(
      () => true,
      (error: unknown) => {
        if (error instanceof DiskFullError) return false;
        throw error;
      },
    );
  }
}

async function findToken(
  transaction: DatabaseTransaction,
  key: { readonly hash: Buffer } | { readonly id: string },
): Promise<PersonalToken | null> {
  const row = await transaction
    .selectFrom('personal_token as t')
    .innerJoin('account as a', 'a.id', 't.account_id')
    .innerJoin('tenant as c', 'c.id', 't.tenant_id')
    .select(['t.id', 't.tenant_id', 't.account_id', 't.scope', 't.created_at', 't.expires_at'])
    .select(['t.last_used_at', 'a.locale'])
    .where('a.status', '=', 'active')
    .where('c.status', '=', 'active')
    .$call((query) =>
      'id' in key ? query.where('t.id', '=', key.id) : query.where('t.secret_hash', '=', key.hash),
    )
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    id: row.id,
    tenantId: row.tenant_id,
    accountId: row.account_id,
    scope: row.scope,
    locale: row.locale,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    lastUsedAt: row.last_used_at,
  };
}
