/** How a company set its assistant up. */
import { type AgentMode, type DataClass, dataClasses } from '#bridge/calls/agent/names.ts';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import type { Sealer } from '#gateway/kernel/sealed.ts';

/** The settings of a company, without its key. */
export interface AgentSettings {
  readonly mode: AgentMode;
  readonly baseUrl: string;
  readonly model: string;
  readonly hasKey: boolean;
  readonly dataClasses: readonly DataClass[];
  readonly purpose: string;
  /** Whether programs of people may use the tools over MCP. */
  readonly mcp: boolean;
}

/** Without settings the assistant runs locally, and nothing leaves. */
const usual: AgentSettings = {
  mode: 'local',
  baseUrl: '',
  model: '',
  hasKey: false,
  dataClasses: ['ownTime', 'ownRequests', 'figures', 'documents', 'portal'],
  purpose: '',
  mcp: false,
};

function row(transaction: DatabaseTransaction, tenantId: string) {
  return transaction
    .selectFrom('agent_settings')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst();
}

/** Reads the settings of a company. */
export async function readSettings(
  transaction: DatabaseTransaction,
  tenantId: string,
): Promise<AgentSettings> {
  const kept = await row(transaction, tenantId);
  if (kept === undefined) return usual;
  const named: readonly unknown[] = Array.isArray(kept.data_classes) ? kept.data_classes : [];
  return {
    mode: kept.mode,
    baseUrl: kept.base_url,
    model: kept.model,
    hasKey: kept.secret !== null,
    dataClasses: dataClasses.filter((one) => named.includes(one)),
    purpose: kept.purpose,
    mcp: kept.mcp,
  };
}

/** Reads the key of the model service; it goes nowhere but to that service. */
export async function readKey(
  transaction: DatabaseTransaction,
  sealer: Sealer,
  tenantId: string,
): Promise<string | null> {
  const kept = await row(transaction, tenantId);
  return kept?.secret ? sealer.open(kept.secret, placeOf(tenantId)) : null;
}

/** Keeps the settings of a company; an absent key leaves the one there is. */
export async function keepSettings(
  transaction: DatabaseTransaction,
  sealer: Sealer,
  kept: Omit<AgentSettings, 'hasKey'> & {
    readonly tenantId: string;
    readonly key: string | null | undefined;
    readonly now: Date;
  },
): Promise<void> {
  const { tenantId, key } = kept;
  const values = {
    mode: kept.mode,
    base_url: kept.baseUrl,
    model: kept.model,
    data_classes: JSON.stringify(kept.dataClasses),
    purpose: kept.purpose,
    mcp: kept.mcp,
    updated_at: kept.now,
  };
  const secret = key ? sealer.seal(key, placeOf(tenantId)) : null;
  await transaction
    .insertInto('agent_settings')
    .values({ tenant_id: tenantId, secret, ...values })
    .onConflict((conflict) =>
      conflict.column('tenant_id').doUpdateSet({ ...values, ...(key !== undefined && { secret }) }),
    )
    .execute();
}

function placeOf(tenantId: string): string {
  return `agent ${tenantId}`;
}
