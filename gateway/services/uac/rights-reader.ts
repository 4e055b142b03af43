import { sql } from 'kysely';
import type { GatewayDatabase } from '../../db/open-database.ts';
import type { DatabaseTransaction } from '../../db/tables.ts';
import { RefusedError } from '../../http/refused-error.ts';
import { type DataRange, type FieldAccess, fieldAccesses, type Rights } from '../../http/rights.ts';
import { BriefCache } from './brief-cache.ts';

interface RightsRow {
  readonly is_super: boolean;
  readonly employment_id: string | null;
  readonly status: 'active' | 'suspended';
  readonly version: number;
  readonly functions: readonly string[];
  readonly ranges: readonly { readonly kind: DataRange['kind']; readonly organ_ids: string[] }[];
  readonly rules: readonly {
    readonly biz_type: string;
    readonly field: string;
    readonly access: FieldAccess;
  }[];
}

/** Reads what a person may do in a tenant, with one query at most every second. */
export class RightsReader {
  readonly #remembered = new BriefCache<Rights>();

  /**
   * Inside a transaction of the tenant.
   * @throws {RefusedError} `accountChanged` when the person no longer belongs to the tenant.
   */
  async read(
    transaction: DatabaseTransaction,
    tenantId: string,
    accountId: string,
  ): Promise<Rights> {
    return this.#remembered.get(`${tenantId} ${accountId}`, () =>
      readRights(transaction, tenantId, accountId),
    );
  }

  /** The same outside a transaction. */
  async load(database: GatewayDatabase, tenantId: string, accountId: string): Promise<Rights> {
    return this.#remembered.get(`${tenantId} ${accountId}`, () =>
      database.withTransaction({ tenantId, accountId }, 'read', (transaction) =>
        readRights(transaction, tenantId, accountId),
      ),
    );
  }

  /** The next reader asks the database: rights were just changed here. */
  forget(tenantId: string, accountId: string): void {
    this.#remembered.forget(`${tenantId} ${accountId}`);
  }
}

async function readRights(
  transaction: DatabaseTransaction,
  tenantId: string,
  accountId: string,
): Promise<Rights> {
  const { rows } = await sql<RightsRow>`
    with held as (
      select role_id from role_member where tenant_id = ${tenantId} and account_id = ${accountId}
    )
    select m.is_super, m.employment_id, m.status, coalesce(mark.version, 0) as version,
      array(
        select distinct function_id from role_function
        where tenant_id = ${tenantId} and role_id in (select role_id from held)
      ) as functions,
      coalesce((
        select jsonb_agg(jsonb_build_object('kind', kind, 'organ_ids', organ_ids)) from data_range
        where tenant_id = ${tenantId} and role_id in (select role_id from held)
      ), '[]') as ranges,
      coalesce((
        select jsonb_agg(jsonb_build_object('biz_type', biz_type, 'field', field, 'access', access))
        from field_rule where tenant_id = ${tenantId} and role_id in (select role_id from held)
      ), '[]') as rules
    from membership m
    left join permission_mark mark
      on mark.tenant_id = m.tenant_id and mark.account_id = m.account_id
    where m.tenant_id = ${tenantId} and m.account_id = ${accountId}`.execute(transaction);
  const [row] = rows;
  if (row === undefined || row.status !== 'active') throw new RefusedError('accountChanged');
  return {
    isSuper: row.is_super,
    functions: new Set(row.functions),
    employmentId: row.employment_id,
    dataRanges: row.is_super
      ? [{ kind: 'all', organIds: [] }]
      : row.ranges.map(({ kind, organ_ids }) => ({ kind, organIds: organ_ids })),
    fieldRules: widest(row.rules),
    version: row.version,
  };
}

/** Over several roles the widest right on a field wins. */
function widest(rules: RightsRow['rules']): Map<string, Map<string, FieldAccess>> {
  const byType = new Map<string, Map<string, FieldAccess>>();
  for (const { biz_type, field, access } of rules) {
    const fields = byType.get(biz_type) ?? new Map<string, FieldAccess>();
    byType.set(biz_type, fields);
    const known = fields.get(field);
    if (known === undefined || fieldAccesses.indexOf(access) > fieldAccesses.indexOf(known)) {
      fields.set(field, access);
    }
  }
  return byType;
}
