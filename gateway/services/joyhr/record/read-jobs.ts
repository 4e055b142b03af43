import { sql } from 'kysely';
import type { getEmployee } from '#bridge/calls/joyhr/employee-record.ts';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import type { FieldRights } from '../../people/field-rights.ts';
import { presentValue } from '../../people/mask.ts';
import type { StoredRecord } from './read-record.ts';

type EmployeeRecord = ResultOf<typeof getEmployee>;

/** Reads the dated jobs of an employment, the newest first; names are those of the row's last day. */
export async function readJobs(
  { database, tenantId }: CallContext,
  record: StoredRecord,
  rights: FieldRights,
  day: string,
): Promise<EmployeeRecord['jobs']> {
  const rows = await database
    .selectFrom('job_row as j')
    .leftJoin('organ_row as o', (join) =>
      join
        .onRef('o.tenant_id', '=', 'j.tenant_id')
        .onRef('o.organ_id', '=', 'j.organ_id')
        .on(sql<boolean>`o.from_on <= greatest(j.from_on, coalesce(j.to_on, ${day}::date))
          and (o.to_on is null or o.to_on >= greatest(j.from_on, coalesce(j.to_on, ${day}::date)))`),
    )
    .leftJoin('post as t', (join) =>
      join.onRef('t.tenant_id', '=', 'j.tenant_id').onRef('t.id', '=', 'j.post_id'),
    )
    .leftJoin('position as g', (join) =>
      join.onRef('g.tenant_id', '=', 'j.tenant_id').onRef('g.id', '=', 'j.position_id'),
    )
    .leftJoin('employment as me', (join) =>
      join.onRef('me.tenant_id', '=', 'j.tenant_id').onRef('me.id', '=', 'j.manager_id'),
    )
    .leftJoin('person as mp', (join) =>
      join.onRef('mp.tenant_id', '=', 'me.tenant_id').onRef('mp.id', '=', 'me.person_id'),
    )
    .where('j.tenant_id', '=', tenantId)
    .where('j.employment_id', '=', record.id)
    .orderBy('j.from_on', 'desc')
    .select([
      'j.id',
      'j.from_on as from',
      // The last row stays open when somebody leaves; for a reader it ended with the employment.
      sql<string | null>`coalesce(j.to_on, ${record.leftOn}::date)`.as('to'),
      'o.name as organName',
      't.name as postName',
      'g.name as positionName',
      'j.grade_code as gradeCode',
      'mp.name as managerName',
      'j.reason',
    ])
    .execute();
  return rows.map((row) => ({
    ...row,
    organName: row.organName ?? '',
    postName: presentValue(rights.postId, 'postId', row.postName),
    positionName: presentValue(rights.positionId, 'positionId', row.positionName),
    gradeCode: presentValue(rights.gradeCode, 'gradeCode', row.gradeCode),
    managerName: presentValue(rights.managerId, 'managerId', row.managerName),
  }));
}
