import { sql } from 'kysely';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import type { GatewayDatabase } from '../../db/open-database.ts';
import type { DatabaseTransaction } from '../../db/tables.ts';
import { RefusedError } from '../../kernel/refused-error.ts';
import type { Rights } from '../../kernel/rights.ts';
import { BriefCache } from './brief-cache.ts';
import { rightsVersion } from './permission-mark.ts';

interface RightsRow {
  readonly is_super: boolean;
  readonly is_operator: boolean;
  readonly employment_id: string | null;
  readonly supplier_id: string | null;
  readonly is_agency: boolean;
  readonly runs_trips: boolean;
  readonly status: 'active' | 'suspended';
  readonly version: string;
  readonly functions: readonly string[];
}

/** Reads what a person may do in a tenant, with one query at most every second. */
export class RightsReader {
  readonly #remembered = new BriefCache<Rights>();
  readonly #now: () => Date;

  /** `now` decides the day on which rules of membership are read. */
  constructor(now: () => Date) {
    this.#now = now;
  }

  /**
   * Inside a transaction of the tenant.
   * @throws {RefusedError} `accountChanged` when the person no longer belongs to the tenant.
   */
  async read(
    transaction: DatabaseTransaction,
    tenantId: string,
    accountId: string,
  ): Promise<Rights> {
    return this.#remembered.getInside(`${tenantId} ${accountId}`, () =>
      readRights(transaction, tenantId, accountId, dayOf(this.#now())),
    );
  }

  /** The same outside a transaction. */
  async load(database: GatewayDatabase, tenantId: string, accountId: string): Promise<Rights> {
    return this.#remembered.get(`${tenantId} ${accountId}`, () =>
      database.withTransaction({ tenantId, accountId }, 'read', (transaction) =>
        readRights(transaction, tenantId, accountId, dayOf(this.#now())),
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
  day: string,
): Promise<Rights> {
  const { rows } = await sql<RightsRow>`
    select m.is_super, a.is_operator, m.employment_id, m.supplier_id, m.status,
      exists (select from agency y where y.tenant_id = m.tenant_id and y.supplier_id = m.supplier_id
        and y.removed_at is null) as is_agency,
      exists (select from tour_product p where p.tenant_id = m.tenant_id and p.partner_id = m.supplier_id
          and p.removed_at is null
        union all select from tour_departure d where d.tenant_id = m.tenant_id
          and d.partner_id = m.supplier_id and d.removed_at is null) as runs_trips, ${rightsVersion(tenantId, accountId, day)} as version,
      array(
        select distinct f.function_id from role_function f
        where f.tenant_id = ${tenantId} and f.role_id in (
          select h.role_id from role_holders(${day}::date) h where h.account_id = ${accountId})
      ) as functions
    from membership m
    join account a on a.id = m.account_id
    where m.tenant_id = ${tenantId} and m.account_id = ${accountId}`.execute(transaction);
  const [row] = rows;
  if (row === undefined || row.status !== 'active') throw new RefusedError('accountChanged');
  return {
    isSuper: row.is_super,
    isOperator: row.is_operator,
    // A role that names the account gives a person of a supplier nothing.
    functions: new Set(row.supplier_id === null ? row.functions : []),
    employmentId: row.employment_id,
    supplierId: row.supplier_id,
    isAgency: row.is_agency,
    runsTrips: row.runs_trips,
    version: row.version,
  };
}
