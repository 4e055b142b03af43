import { type RawBuilder, sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { organPeople } from '#bridge/calls/ums/calls.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { organOnDay } from '#gateway/kernel/people/dated.ts';
import { countRows, offsetOf, pageFrom } from '#gateway/kernel/people/pages.ts';
import { organWithin, type Reach, readReach } from '#gateway/kernel/people/reach.ts';
import { employedOn, reachedPeople } from '#gateway/kernel/people/reached-people.ts';
import { findOrganPath } from '../organ/find-organ.ts';
import { rightsOn } from '../people/field-rights.ts';
import { matchesKeyword } from '../people/keyword.ts';
import { presentValue } from '../people/mask.ts';
import { type EmploymentDays, statusOn } from '../people/status.ts';

/** Returns the employed people of an organisation, by name; `notFound` when the caller does not see it. */
export async function answerOrganPeople(
  context: CallContext,
  request: ParsedRequestOf<typeof organPeople>,
): Promise<ResultOf<typeof organPeople>> {
  const reach = await readReach(context, request.asOf);
  const path = await findOrganPath(context, reach, request.organId);
  const people = peopleOf(context, reach, path, request);
  const rows = await people
    .leftJoin('post as t', (join) =>
      join.onRef('t.tenant_id', '=', 'j.tenant_id').onRef('t.id', '=', 'j.post_id'),
    )
    .innerJoin('organ_row as o', (join) => join.on(organOnDay('j', reach.day)))
    .orderBy('p.name_sort')
    .orderBy('e.staff_no')
    .limit(request.rows)
    .offset(offsetOf(request))
    .select([
      'e.id',
      'e.staff_no as staffNo',
      'p.name',
      'j.organ_id as organId',
      'o.path as organPath',
      'o.name as organName',
      't.name as postName',
      'j.grade_code as gradeCode',
      sql<boolean>`coalesce(o.leader_id = e.id, false)`.as('isLeader'),
      'e.joined_on as joinedOn',
      'e.left_on as leftOn',
      'e.left_reason as leftReason',
      'e.probation_ends_on as probationEndsOn',
    ])
    .execute();
  const page = await pageFrom(request, rows, () => countRows(people));
  return {
    ...page,
    rows: page.rows.map((row) => presentPerson(reach, row)),
  };
}

function peopleOf(
  context: CallContext,
  reach: Reach,
  path: string,
  request: ParsedRequestOf<typeof organPeople>,
) {
  const { keyword, organId } = request;
  const people = reachedPeople(context, reach)
    .innerJoin('person as p', (join) =>
      join.onRef('p.tenant_id', '=', 'e.tenant_id').onRef('p.id', '=', 'e.person_id'),
    )
    .where(employedOn(reach.day))
    .where(request.includeBelow === '1' ? organWithin(reach, [path]) : standsIn(organId));
  return keyword === undefined ? people : people.where(matchesKeyword(reach, keyword));
}

function standsIn(organId: string): RawBuilder<boolean> {
  return sql<boolean>`j.organ_id = ${organId}`;
}

interface SelectedPerson extends EmploymentDays {
  readonly id: string;
  readonly staffNo: string;
  readonly name: string;
  readonly organId: string;
  readonly organPath: string;
  readonly organName: string;
  readonly postName: string | null;
  readonly gradeCode: string | null;
  readonly isLeader: boolean;
}

function presentPerson(
  reach: Reach,
  row: SelectedPerson,
): ResultOf<typeof organPeople>['rows'][number] {
  const { id, organId, organPath } = row;
  const rights = rightsOn(reach, { employmentId: id, organId, organPath });
  return {
    id,
    staffNo: row.staffNo,
    name: row.name,
    organName: row.organName,
    postName: presentValue(rights.postId, 'postId', row.postName),
    gradeCode: presentValue(rights.gradeCode, 'gradeCode', row.gradeCode),
    isLeader: row.isLeader,
    joinedOn: row.joinedOn,
    status: employedStatus(reach.day, row),
  };
}

function employedStatus(day: string, row: EmploymentDays): 'probation' | 'active' | 'leaving' {
  const status = statusOn(day, row);
  return status === 'probation' || status === 'leaving' ? status : 'active';
}
