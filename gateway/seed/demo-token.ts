import { sql } from 'kysely';
import type { GatewayDatabase } from '#gateway/db/open-database.ts';
import { PersonalTokens } from '#gateway/services/uac/personal-tokens.ts';
import { harbourOf } from './workflow/publish-routes.ts';

/**
 * Opens the first demo company to programs, with the access token of one that reads for a personnel officer. Its secret is
 * kept nowhere: it is there to be looked at and ended.
 */
export async function writeDemoToken(database: GatewayDatabase, now: Date): Promise<void> {
  const tenantId = await harbourOf(database);
  const madeAt = new Date(now.getTime() - 12 * 86_400_000);
  const tokens = new PersonalTokens(database, () => madeAt);
  await database.withTransaction({ tenantId, accountId: null }, 'write', async (transaction) => {
    const { rows } = await sql<{ accountId: string }>`select m.account_id as "accountId"
      from membership m join account a on a.id = m.account_id
      where m.tenant_id = ${tenantId} and a.login_name = 'hr'`.execute(transaction);
    const accountId = rows[0]?.accountId;
    if (accountId === undefined) throw new Error('The demo has no account of a personnel officer.');
    await transaction
      .updateTable('agent_settings')
      .where('tenant_id', '=', tenantId)
      .set({ mcp: true })
      .execute();
    const name = '人力周报助手';
    await tokens.make(transaction, { tenantId, accountId, name, scope: 'read', days: 90 });
  });
}
