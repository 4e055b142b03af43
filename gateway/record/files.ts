import { sql } from 'kysely';
import type { CallContext } from '../kernel/handler.ts';
import type { Named } from './targets/targets.ts';

/** What some files are called. */
export async function fileNames(
  { database, tenantId }: CallContext,
  ids: readonly string[],
): Promise<readonly Named[]> {
  return database
    .selectFrom('record_file as f')
    .where('f.tenant_id', '=', tenantId)
    .where(sql<boolean>`f.id = any(${ids}::uuid[])`)
    .select(['f.id', 'f.name', 'f.name as key'])
    .execute();
}
