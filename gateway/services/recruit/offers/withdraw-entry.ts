import { sql } from 'kysely';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import type { CompanyRows } from '../times/panel.ts';

/**
 * Ends the draft of an entry with its offer.
 * @throws {RefusedError} `notNow` once personnel has submitted it: then the change is cancelled there first
 */
export async function withdrawEntry(
  { database, tenantId }: CompanyRows,
  entryId: string,
): Promise<void> {
  const entry = await database
    .selectFrom('entry as e')
    .where('e.tenant_id', '=', tenantId)
    .where('e.id', '=', entryId)
    .select(['e.state', 'e.pending'])
    .forUpdate()
    .executeTakeFirst();
  if (entry === undefined) return;
  if (entry.state === 'planned' || entry.state === 'effective' || entry.pending !== null) {
    throw new RefusedError('notNow');
  }
  if (entry.state !== 'draft') return;
  await database
    .updateTable('entry')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', entryId)
    .set({ state: 'withdrawn', version: sql<number>`version + 1` })
    .execute();
}
