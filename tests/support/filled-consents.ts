import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { uuid7 } from '#gateway/db/uuid7.ts';

/** Gives a company a consent of its last candidate, a text of its own, and a period. */
export async function fillConsents(
  transaction: DatabaseTransaction,
  { tenantId, accountId }: { readonly tenantId: string; readonly accountId: string },
): Promise<void> {
  const candidate = await transaction
    .selectFrom('candidate')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (candidate === undefined) return;
  const at = new Date();
  const by = { at, account_id: accountId, account_name: 'somebody' };
  await transaction
    .insertInto('hiring_privacy')
    .values({ tenant_id: tenantId, months: 24 })
    .execute();
  await transaction
    .insertInto('consent_text')
    .values({ tenant_id: tenantId, version: 2, words_zh: 'words', words_en: 'words', ...by })
    .execute();
  await transaction
    .insertInto('candidate_consent')
    .values({
      tenant_id: tenantId,
      id: uuid7(),
      candidate_id: candidate.id,
      kind: 'given',
      source: 'mail',
      text_version: 2,
      given_on: '2026-01-05',
      until: '2028-01-05',
      ...by,
    })
    .execute();
}
