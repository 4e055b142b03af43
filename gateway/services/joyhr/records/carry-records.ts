import { sql } from 'kysely';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';

interface CarryContext {
  readonly database: DatabaseTransaction;
  readonly tenantId: string;
}

/** What a person brings along to another employment; a contract belongs to the one it was signed for. */
const carriedTables = [
  'education',
  'work_history',
  'certificate',
  'family_member',
  'emergency_contact',
  'bank_account',
] as const;

/** Gives what is known of a person who comes back to their new employment. */
export async function carryRecords(
  { database, tenantId }: CarryContext,
  personId: string,
  employmentId: string,
): Promise<void> {
  for (const table of carriedTables) {
    await sql`update ${sql.table(table)} r set employment_id = ${employmentId}
      from employment e
      where r.tenant_id = ${tenantId} and r.removed_at is null
        and e.tenant_id = r.tenant_id and e.id = r.employment_id
        and e.person_id = ${personId} and e.id <> ${employmentId}`.execute(database);
  }
  await carryDetail({ database, tenantId }, personId, employmentId);
}

/** An employment has one row of details at most: that of the last employment goes on, older ones stay where they are. */
async function carryDetail(
  { database, tenantId }: CarryContext,
  personId: string,
  employmentId: string,
): Promise<void> {
  await sql`update employee_detail set employment_id = ${employmentId}
    where tenant_id = ${tenantId} and id = (
      select d.id from employee_detail d
      join employment e on e.tenant_id = d.tenant_id and e.id = d.employment_id
      where d.tenant_id = ${tenantId} and d.removed_at is null
        and e.person_id = ${personId} and e.id <> ${employmentId}
      order by e.joined_on desc, d.id desc limit 1)`.execute(database);
}
