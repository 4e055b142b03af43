import type { CallContext } from '#gateway/kernel/handler.ts';

/**
 * On whose behalf something changes: a caller, the system itself on the day a change takes effect, or somebody without an
 * account.
 */
export interface Actor extends Pick<CallContext, 'database' | 'tenantId' | 'now'> {
  /** Null for the system itself, and for somebody without an account. */
  readonly accountId: string | null;
  /** The name of somebody without an account. */
  readonly name?: string;
}

/** The name kept with what an actor does; empty for the system itself. */
export async function actorNameOf({ database, accountId, name = '' }: Actor): Promise<string> {
  if (accountId === null) return name;
  const account = await database
    .selectFrom('account as a')
    .where('a.id', '=', accountId)
    .select('a.display_name')
    .executeTakeFirst();
  return account?.display_name ?? '';
}
