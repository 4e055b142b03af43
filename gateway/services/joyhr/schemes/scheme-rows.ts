import type * as z from 'zod/mini';
import type { queryScheme } from '#bridge/calls/joyhr/schemes.ts';
import type { StoredColumns } from '#gateway/db/scheme-tables.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';

/** One scheme as it leaves. */
export type Scheme = z.output<typeof queryScheme>;

/** A scheme as it is stored. */
export interface StoredScheme extends Omit<Scheme, 'columns'> {
  readonly listCode: string;
  readonly columns: StoredColumns | null;
}

/** The schemes of the caller, and of no one else, that the speaking app has lists for. */
export function ownSchemes({ database, tenantId, accountId, caller }: CallContext) {
  const own = database
    .selectFrom('query_scheme')
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', accountId)
    .select(['id', 'list_code as listCode', 'name', 'is_default as isDefault', 'query', 'columns']);
  return caller === 'shell' ? own : own.where('list_code', 'like', `${caller.app}.%`);
}

/**
 * Reads one scheme of the caller.
 * @throws {RefusedError} `notFound` also for the scheme of another person or of another app's list.
 */
export async function readScheme(context: CallContext, id: string): Promise<StoredScheme> {
  const scheme = await ownSchemes(context).where('id', '=', id).executeTakeFirst();
  if (scheme === undefined) throw new RefusedError('notFound');
  return scheme;
}
