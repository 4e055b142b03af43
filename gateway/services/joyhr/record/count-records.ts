import { sql } from 'kysely';
import type { getEmployee } from '#bridge/calls/joyhr/employee-record.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { coveringRoles, type Reach } from '#gateway/kernel/people/reach.ts';
import { employeeRecords } from '../records/employee-records.ts';
import type { StoredRecord } from './read-record.ts';

type Counts = ResultOf<typeof getEmployee>['records'];

/** Counts the rows of each declared record of an employee that a role over this employee lets the caller open. */
export async function countRecords(
  { database, tenantId }: CallContext,
  reach: Reach,
  { id, standing }: StoredRecord,
): Promise<Counts> {
  const roles = coveringRoles(reach, standing);
  const opened = employeeRecords.filter(
    ({ record }) => reach.isSuper || roles.some((role) => role.functions.has(record.functionId)),
  );
  if (opened.length === 0) return {};
  const counts = opened.map(
    ({ record, table }) => sql`select ${record.name}::text as name, count(*)::int as count
      from ${sql.table(table)} r where r.tenant_id = ${tenantId} and r.employment_id = ${id}
        and r.removed_at is null`,
  );
  const { rows } = await sql<{
    name: keyof Counts;
    count: number;
  }>`${sql.join(counts, sql` union all `)}`.execute(database);
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}
