import type { CallContext } from '#gateway/kernel/handler.ts';

/** On whose behalf an employment changes: a caller, or the system itself on the day a change takes effect. */
export interface Actor extends Pick<CallContext, 'database' | 'tenantId' | 'now'> {
  /** Null for the system itself. */
  readonly accountId: string | null;
}

/** The name kept with what an actor does; empty for the system itself. */
export async function actorNameOf({ database, accountId }: Actor): Promise<string> {
  if (accountId === null) return '';
  const account = await database
    .selectFrom('account as a')
    .where('a.id', '=', accountId)
    .select('a.display_name')
    .executeTakeFirst();
  return account?.display_name ?? '';
}
