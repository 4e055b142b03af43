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

/** Reads the contracts of an employment, the newest first. */
export async function readContracts(
  { database, tenantId }: CallContext,
  { id }: StoredRecord,
): Promise<EmployeeRecord['contracts']> {
  return await database
    .selectFrom('contract as c')
    .where('c.tenant_id', '=', tenantId)
    .where('c.employment_id', '=', id)
    .where('c.removed_at', 'is', null)
    .orderBy('c.from_on', 'desc')
    .select([
      'c.id',
      'c.number',
      'c.kind',
      'c.from_on as from',
      'c.to_on as to',
      'c.entity',
      'c.renewals',
    ])
    .execute();
}

/** Reads the education of a person, the newest first. */
export async function readEducations(
  { database, tenantId }: CallContext,
  { personId }: StoredRecord,
): Promise<EmployeeRecord['educations']> {
  return await database
    .selectFrom('education as d')
    .where('d.tenant_id', '=', tenantId)
    .where('d.person_id', '=', personId)
    .where('d.removed_at', 'is', null)
    .orderBy('d.from_on', 'desc')
    .select(['d.id', 'd.school', 'd.degree', 'd.major', 'd.from_on as from', 'd.to_on as to'])
    .execute();
}

/** Reads whom to call in an emergency; whoever may not see the person's own phone does not see theirs either. */
export async function readEmergencyContacts(
  { database, tenantId }: CallContext,
  { personId }: StoredRecord,
  rights: FieldRights,
): Promise<EmployeeRecord['emergencyContacts']> {
  if (rights.phone === 'hidden') return [];
  const rows = await database
    .selectFrom('emergency_contact as k')
    .where('k.tenant_id', '=', tenantId)
    .where('k.person_id', '=', personId)
    .where('k.removed_at', 'is', null)
    .orderBy('k.id')
    .select(['k.id', 'k.name', 'k.relation', 'k.phone'])
    .execute();
  return rows.map((row) => ({
    ...row,
    phone: presentValue(rights.phone, 'phone', row.phone) ?? '',
  }));
}
