import { sql } from 'kysely';
import { personnelFunctions } from '#bridge/calls/joyhr/functions.ts';
import { searchedPeopleLimit, type searchPeople } from '#bridge/calls/joyhr/search.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import { umsFunctions } from '#bridge/calls/ums/functions.ts';
import type { CallContext, Verdict } from '#gateway/kernel/handler.ts';
import { organOnDay } from '#gateway/kernel/people/dated.ts';
import { type Reach, readReach } from '#gateway/kernel/people/reach.ts';
import {
  employedOn,
  reachedEmployments,
  reachedPeople,
} from '#gateway/kernel/people/reached-people.ts';
import { hasFunction, type Rights } from '#gateway/kernel/rights.ts';
import { rightsOn } from '../people/field-rights.ts';
import { matchesKeyword } from '../people/keyword.ts';
import { presentValue } from '../people/mask.ts';
import { type EmploymentDays, statusOn } from '../people/status.ts';

type FoundPerson = ResultOf<typeof searchPeople>['people'][number];

/** Only who could find people in a list of their own finds them here. */
export function maySearchPeople({ rights }: Pick<CallContext, 'rights'>): Verdict {
  const listsPeople =
    hasFunction(rights, personnelFunctions.roster) || hasFunction(rights, umsFunctions.structure);
  return listsPeople ? 'allow' : 'noPermission';
}

/** Returns the people that a search finds. */
export function answerPeopleSearch(
  context: CallContext,
  { keyword }: ParsedRequestOf<typeof searchPeople>,
): Promise<ResultOf<typeof searchPeople>> {
  return findPeople(context, keyword);
}

/** Finds the first people for a keyword: those employed before those who are not, by name. */
export async function findPeople(
  context: CallContext,
  keyword: string,
): Promise<ResultOf<typeof searchPeople>> {
  const reach = await readReach(context);
  const rows = await selectPeople(context, reach, keyword);
  return {
    people: rows
      .slice(0, searchedPeopleLimit)
      .map((row) => presentPerson(context.rights, reach, row)),
    more: rows.length > searchedPeopleLimit,
  };
}

/** A surname finds thousands: the first of them are chosen before anything is read of them. */
async function selectPeople(
  context: CallContext,
  reach: Reach,
  keyword: string,
): Promise<readonly SelectedPerson[]> {
  const ids = await chooseFirst(context, reach, keyword);
  if (ids.length === 0) return [];
  const rows = await reachedPeople(context, reach)
    .innerJoin('person as p', (join) =>
      join.onRef('p.tenant_id', '=', 'e.tenant_id').onRef('p.id', '=', 'e.person_id'),
    )
    .innerJoin('organ_row as o', (join) => join.on(organOnDay('j', reach.day)))
    .leftJoin('post as t', (join) =>
      join.onRef('t.tenant_id', '=', 'j.tenant_id').onRef('t.id', '=', 'j.post_id'),
    )
    .where(sql<boolean>`e.id = any(${ids}::uuid[])`)
    .select([
      'e.id',
      'e.staff_no as staffNo',
      'p.name',
      'p.phone',
      'j.organ_id as organId',
      'o.path as organPath',
      'o.name as organName',
      't.name as postName',
      'e.joined_on as joinedOn',
      'e.left_on as leftOn',
      'e.left_reason as leftReason',
      'e.probation_ends_on as probationEndsOn',
    ])
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The roster lists those who left and those yet to come; the organisation structure does not. */
async function chooseFirst(context: CallContext, reach: Reach, keyword: string): Promise<string[]> {
  const employed = employedOn(reach.day);
  const rows = await reachedEmployments(context, reach)
    .innerJoin('person as p', (join) =>
      join.onRef('p.tenant_id', '=', 'e.tenant_id').onRef('p.id', '=', 'e.person_id'),
    )
    .where(matchesKeyword(reach, keyword))
    .$if(!hasFunction(context.rights, personnelFunctions.roster), (query) => query.where(employed))
    .orderBy(sql`${employed} desc`)
    .orderBy('p.name_sort')
    .orderBy('e.staff_no')
    .limit(searchedPeopleLimit + 1)
    .select('e.id')
    .execute();
  return rows.map(({ id }) => id);
}

interface SelectedPerson extends EmploymentDays {
  readonly id: string;
  readonly staffNo: string;
  readonly name: string;
  readonly phone: string | null;
  readonly organId: string;
  readonly organPath: string;
  readonly organName: string;
  readonly postName: string | null;
}

function presentPerson(rights: Rights, reach: Reach, row: SelectedPerson): FoundPerson {
  const { id, organId, organPath } = row;
  const fields = rightsOn(reach, { employmentId: id, organId, organPath });
  return {
    id,
    staffNo: row.staffNo,
    name: row.name,
    organName: row.organName,
    postName: presentValue(fields.postId, 'postId', row.postName),
    phone: presentValue(fields.phone, 'phone', row.phone),
    status: statusOn(reach.day, row),
    place: placeOf(rights, row),
  };
}

/** The record for those who may read it, else the list in which they see the person. */
function placeOf(rights: Rights, { id, organId, staffNo }: SelectedPerson): FoundPerson['place'] {
  if (hasFunction(rights, personnelFunctions.employee)) {
    return { app: 'personnel', route: `/employee/${id}` };
  }
  const query = new URLSearchParams({ keyword: staffNo });
  if (hasFunction(rights, personnelFunctions.roster)) {
    return { app: 'personnel', route: `/roster?${query}` };
  }
  query.set('organId', organId);
  return { app: 'ums', route: `/structure?${query}` };
}
