import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { EmployeeField } from '#bridge/calls/joyhr/employee.ts';
import type { rosterRow } from '#bridge/calls/joyhr/roster.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { tenthsOfYears, wholeYears } from '#gateway/kernel/people/calendar.ts';
import { jobOnDay, organOnDay } from '#gateway/kernel/people/dated.ts';
import type { Reach } from '#gateway/kernel/people/reach.ts';
import { readOrganNames } from '../organ/organ-names.ts';
import { isReadable, rightAnywhere, rightsOn } from '../people/field-rights.ts';
import { presentValue } from '../people/mask.ts';
import { statusOn } from '../people/status.ts';

/** One row of a roster as it leaves. */
export type RosterRow = z.output<typeof rosterRow>;

/** The field that decides who may see a column; the other columns show to everyone who sees the row. */
const columnFields: Readonly<Partial<Record<keyof RosterRow, EmployeeField>>> = {
  postName: 'postId',
  gradeCode: 'gradeCode',
  managerName: 'managerId',
  phone: 'phone',
  email: 'email',
  age: 'birthDate',
  workPlace: 'workPlace',
};

/** The columns that are empty on every row, because the caller may not see them. */
export function hiddenColumns(reach: Reach): (keyof RosterRow)[] {
  return columnNames.filter((column) => {
    const field = columnFields[column];
    if (field === undefined) return false;
    const right = rightAnywhere(reach, field);
    // An age cannot be masked.
    return right === 'hidden' || (column === 'age' && !isReadable(right));
  });
}

const columnNames = Object.keys(columnFields) as (keyof typeof columnFields)[];

/** Reads and presents the rows of some employments that `readRosterIds` answered, in the same order. */
export async function readRosterRows(
  context: CallContext,
  reach: Reach,
  ids: readonly string[],
): Promise<RosterRow[]> {
  const rows = await selectRows(context, reach, ids);
  const names = await readOrganNames(
    context,
    reach.day,
    rows.map(({ organPath }) => organPath),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row === undefined ? [] : [presentRow(reach, row, names)];
  });
}

type SelectedRow = Awaited<ReturnType<typeof selectRows>>[number];

async function selectRows(context: CallContext, reach: Reach, ids: readonly string[]) {
  const { tenantId, day } = reach;
  return await context.database
    .selectFrom('employment as e')
    .innerJoin('job_row as j', (join) =>
      join
        .onRef('j.tenant_id', '=', 'e.tenant_id')
        .onRef('j.employment_id', '=', 'e.id')
        .on(jobOnDay(day)),
    )
    .innerJoin('person as p', (join) =>
      join.onRef('p.tenant_id', '=', 'e.tenant_id').onRef('p.id', '=', 'e.person_id'),
    )
    .innerJoin('organ_row as o', (join) => join.on(organOnDay('j', day)))
    .leftJoin('post as t', (join) =>
      join.onRef('t.tenant_id', '=', 'j.tenant_id').onRef('t.id', '=', 'j.post_id'),
    )
    .leftJoin('contract as c', (join) =>
      join
        .onRef('c.tenant_id', '=', 'e.tenant_id')
        .onRef('c.employment_id', '=', 'e.id')
        .on('c.renewed_by', 'is', null)
        .on('c.removed_at', 'is', null),
    )
    .leftJoin('employment as me', (join) =>
      join.onRef('me.tenant_id', '=', 'j.tenant_id').onRef('me.id', '=', 'j.manager_id'),
    )
    .leftJoin('person as mp', (join) =>
      join.onRef('mp.tenant_id', '=', 'me.tenant_id').onRef('mp.id', '=', 'me.person_id'),
    )
    .where('e.tenant_id', '=', tenantId)
    .where(sql<boolean>`e.id = any(${ids}::uuid[])`)
    .select([
      'e.id',
      'e.staff_no as staffNo',
      'p.name',
      'p.gender',
      'j.organ_id as organId',
      'o.path as organPath',
      't.name as postName',
      'j.grade_code as gradeCode',
      'mp.name as managerName',
      'p.phone',
      'p.email',
      'p.birth_date as birthDate',
      'e.employment_type as employmentType',
      'e.joined_on as joinedOn',
      'e.probation_ends_on as probationEndsOn',
      'e.left_on as leftOn',
      'e.left_reason as leftReason',
      'c.kind as contractKind',
      'c.to_on as contractEndsOn',
      'j.work_place as workPlace',
    ])
    .execute();
}

function presentRow(
  reach: Reach,
  row: SelectedRow,
  organNames: ReadonlyMap<string, readonly string[]>,
): RosterRow {
  const rights = rightsOn(reach, {
    employmentId: row.id,
    organId: row.organId,
    organPath: row.organPath,
  });
  const path = organNames.get(row.organPath) ?? [];
  const until = row.leftOn !== null && row.leftOn < reach.day ? row.leftOn : reach.day;
  const show = (field: EmployeeField, value: string | null): string | null =>
    presentValue(rights[field], field, value);
  return {
    id: row.id,
    staffNo: row.staffNo,
    name: row.name,
    gender: row.gender,
    organId: row.organId,
    organName: path.at(-1) ?? '',
    organPath: path.join(' / '),
    postName: show('postId', row.postName),
    gradeCode: show('gradeCode', row.gradeCode),
    managerName: show('managerId', row.managerName),
    phone: show('phone', row.phone),
    email: show('email', row.email),
    employmentType: row.employmentType,
    status: statusOn(reach.day, row),
    joinedOn: row.joinedOn,
    leftOn: row.leftOn,
    seniorityYears: tenthsOfYears(row.joinedOn, until),
    age:
      row.birthDate !== null && isReadable(rights.birthDate)
        ? wholeYears(row.birthDate, reach.day)
        : null,
    contractKind: row.contractKind,
    contractEndsOn: row.contractEndsOn,
    workPlace: show('workPlace', row.workPlace),
  };
}
