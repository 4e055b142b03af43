import type { GatewayDatabase } from '../../db/open-database.ts';
import type { Session } from '../../kernel/session.ts';
import { BriefCache } from './brief-cache.ts';

const MOST_REMEMBERED = 50_000;

/** The mounted frames of the sessions: which app each is, and which were taken away. */
export class Mounts {
  readonly #database: GatewayDatabase;
  readonly #now: () => Date;
  readonly #live = new BriefCache<boolean>();
  /** The app of each mount, which never changes: a token every minute need not write it again. */
  readonly #bound = new Map<string, string>();

  constructor(database: GatewayDatabase, now: () => Date) {
    this.#database = database;
    this.#now = now;
  }

  /**
   * Binds a mount to its app the first time it is named.
   * @returns whether the mount is live and belongs to this app.
   */
  async bind(session: Session, mountId: string, appCode: string): Promise<boolean> {
    const key = `${session.id} ${mountId}`;
    const known = this.#bound.get(key);
    if (known !== undefined) return known === appCode && (await this.isLive(session.id, mountId));
    const bound = await this.#bindRow(session, mountId, appCode);
    if (this.#bound.size >= MOST_REMEMBERED) this.#bound.clear();
    if (bound) this.#bound.set(key, appCode);
    return bound;
  }

  async #bindRow(session: Session, mountId: string, appCode: string): Promise<boolean> {
    return this.#database.withOperatorTransaction(
      { accountId: session.accountId },
      'write',
      async (transaction) => {
        await transaction
          .insertInto('mount')
          .values({
            session_id: session.id,
            id: mountId,
            app_code: appCode,
            created_at: this.#now(),
          })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        const row = await transaction
          .selectFrom('mount')
          .select(['app_code', 'revoked_at'])
          .where('session_id', '=', session.id)
          .where('id', '=', mountId)
          .executeTakeFirst();
        return row?.app_code === appCode && row.revoked_at === null;
      },
    );
  }

  /** Ends every token of a mount, at once here and within a second in other gateways. */
  async revoke(session: Session, mountId: string): Promise<void> {
    await this.#database.withOperatorTransaction(
      { accountId: session.accountId },
      'write',
      (transaction) =>
        transaction
          .updateTable('mount')
          .set({ revoked_at: this.#now() })
          .where('session_id', '=', session.id)
          .where('id', '=', mountId)
          .where('revoked_at', 'is', null)
          .execute(),
    );
    this.#live.forget(`${session.id} ${mountId}`);
  }

  /** Whether tokens of the mount still count. */
  async isLive(sessionId: string, mountId: string): Promise<boolean> {
    return this.#live.get(`${sessionId} ${mountId}`, () =>
      this.#database.withOperatorTransaction({ accountId: null }, 'read', async (transaction) => {
        const row = await transaction
          .selectFrom('mount')
          .select('id')
          .where('session_id', '=', sessionId)
          .where('id', '=', mountId)
          .where('revoked_at', 'is', null)
          .executeTakeFirst();
        return row !== undefined;
      }),
    );
  }
}
