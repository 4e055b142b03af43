import { sql } from 'kysely';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';

/** What a person brings along to another employment; a contract belongs to the one it was signed for. */
const carriedTables = [
  'employee_detail',
  'education',
  'work_history',
  'certificate',
  'family_member',
  'emergency_contact',
  'bank_account',
] as const;

/** Gives what is known of a person who comes back to their new employment. */
export async function carryRecords(
  { database, tenantId }: { readonly database: DatabaseTransaction; readonly tenantId: string },
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
}
