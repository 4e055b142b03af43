import { sql } from 'kysely';
import type { CallContext } from '#gateway/kernel/handler.ts';

/** Counts the rows that a list is taken from, which is given as its `from` and `where`. */
export async function countOf(
  { database }: Pick<CallContext, 'database'>,
  found: ReturnType<typeof sql>,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count ${found}`.execute(
    database,
  );
  return rows[0]?.count ?? 0;
}
