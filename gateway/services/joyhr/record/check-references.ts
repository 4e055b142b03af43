import { sql } from 'kysely';
import type { EmployeeField } from '#bridge/calls/joyhr/employee.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { type Reach, readPaths } from '#gateway/kernel/people/reach.ts';
import { rightsOn } from '../../people/field-rights.ts';
import { refuseFields } from './check-changes.ts';
import type { StoredRecord } from './read-record.ts';
import type { FieldChanges, FieldValues } from './record-fields.ts';

/**
 * Checks that what a change points to exists, is open, and fits the rest of the record.
 * @throws {RefusedError} `badInput`, `choice` at the field.
 */
export async function checkReferences(
  context: CallContext,
  reach: Reach,
  record: StoredRecord,
  changes: FieldChanges,
  merged: FieldValues,
): Promise<void> {
  const wrong: EmployeeField[] = [];
  if (changes.organId && !(await mayMoveTo(context, reach, record, changes.organId))) {
    wrong.push('organId');
  }
  if (changes.postId && !(await isOpenPost(context, changes.postId))) wrong.push('postId');
  if (changes.positionId && !(await fitsPosition(context, changes.positionId, merged))) {
    wrong.push('positionId');
  }
  if (changes.gradeCode && !(await isGrade(context, changes.gradeCode))) wrong.push('gradeCode');
  if (changes.managerId && !(await mayManage(context, reach, record, changes.managerId))) {
    wrong.push('managerId');
  }
  if (wrong.length > 0) refuseFields(wrong.map((field) => [field, 'choice']));
}

/**
 * The organisation is open, and the record stays one the caller may move: no one moves people out of their own
 * hands. That the own record stays editable wherever it goes is not enough: a range that follows the own place
 * would follow it there.
 */
async function mayMoveTo(
  context: CallContext,
  reach: Reach,
  { standing }: StoredRecord,
  organId: string,
): Promise<boolean> {
  const organPath = (await readPaths(context, reach.day, [organId])).get(organId);
  const open = await context.database
    .selectFrom('organ as g')
    .where('g.tenant_id', '=', context.tenantId)
    .where('g.id', '=', organId)
    .where('g.closed_on', 'is', null)
    .select('g.id')
    .executeTakeFirst();
  if (organPath === undefined || open === undefined) return false;
  return rightsOn(reach, { ...standing, organId, organPath }).organId === 'write';
}

async function isOpenPost({ database, tenantId }: CallContext, postId: string): Promise<boolean> {
  const post = await database
    .selectFrom('post as t')
    .where('t.tenant_id', '=', tenantId)
    .where('t.id', '=', postId)
    .where('t.closed_on', 'is', null)
    .where('t.removed_at', 'is', null)
    .select('t.id')
    .executeTakeFirst();
  return post !== undefined;
}

/** A position is a post in an organisation, so it must be of both that the record will hold. */
async function fitsPosition(
  { database, tenantId }: CallContext,
  positionId: string,
  { organId, postId }: FieldValues,
): Promise<boolean> {
  const position = await database
    .selectFrom('position as g')
    .where('g.tenant_id', '=', tenantId)
    .where('g.id', '=', positionId)
    .where('g.closed_on', 'is', null)
    .where('g.removed_at', 'is', null)
    .select(['g.organ_id', 'g.post_id'])
    .executeTakeFirst();
  return position?.organ_id === organId && position?.post_id === postId;
}

async function isGrade({ database, tenantId }: CallContext, code: string): Promise<boolean> {
  const grade = await database
    .selectFrom('grade as g')
    .where('g.tenant_id', '=', tenantId)
    .where('g.code', '=', code)
    .where('g.removed_at', 'is', null)
    .select('g.code')
    .executeTakeFirst();
  return grade !== undefined;
}

/** The manager works here, and does not report to this person, directly or through others. */
async function mayManage(
  { database, tenantId }: CallContext,
  { day }: Reach,
  { id }: StoredRecord,
  managerId: string,
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean; loops: boolean }>`
    with recursive above as (
      select ${managerId}::uuid as id
      union
      select j.manager_id from above a
      join job_row j on j.tenant_id = ${tenantId} and j.employment_id = a.id
        and j.to_on is null and j.manager_id is not null
    )
    select
      exists (select from employment e where e.tenant_id = ${tenantId} and e.id = ${managerId}
        and (e.left_on is null or e.left_on > ${day}::date)) as found,
      exists (select from above where id = ${id}::uuid) as loops`.execute(database);
  const [row] = rows;
  return row?.found === true && !row.loops;
}
