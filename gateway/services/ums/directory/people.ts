import { sql } from 'kysely';
import { personnelFunctions } from '#bridge/calls/joyhr/functions.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import { umsFunctions } from '#bridge/calls/ums/functions.ts';
import {
  type assignablePeople,
  type findLeavers,
  type findPeople,
  type findPeoplePage,
  type lightPeople,
  mostFoundPeople,
  type ownPerson,
} from '#bridge/calls/ums/people-directory.ts';
import type { CallContext, Verdict } from '#gateway/kernel/handler.ts';
import { organOnDay } from '#gateway/kernel/people/dated.ts';
import { countRows, offsetOf, type PageRequest, pageFrom } from '#gateway/kernel/people/pages.ts';
import { organWithin, type Reach, readReach } from '#gateway/kernel/people/reach.ts';
import {
  employedOn,
  type ReachedPeople,
  reachedPeople,
} from '#gateway/kernel/people/reached-people.ts';
import { hasFunction } from '#gateway/kernel/rights.ts';
import { findOrganPath } from '../../organ/find-organ.ts';
import { rightsOn } from '../../people/field-rights.ts';
import { matchesKeyword } from '../../people/keyword.ts';
import { presentValue } from '../../people/mask.ts';
import { readActorName } from '../../people/record-change.ts';
import { type EmploymentDays, hasStatus, statusOn } from '../../people/status.ts';

type Person = ResultOf<typeof lightPeople>[number];

/** Only who could find people in a list of their own finds them in the directory. */
export function maySeePeople({ rights }: Pick<CallContext, 'rights'>): Verdict {
  const lists = [personnelFunctions.roster, umsFunctions.structure];
  return lists.some((one) => hasFunction(rights, one)) ? 'allow' : 'noPermission';
}

/** Returns people by their employments. */
export async function answerLightPeople(
  context: CallContext,
  { employmentIds }: ParsedRequestOf<typeof lightPeople>,
): Promise<Person[]> {
  const reach = await readReach(context);
  const people = listedPeople(context, reach).where('e.id', 'in', employmentIds);
  return present(reach, await selectPeople(people, reach).execute());
}

/** Lists the active people to whom something can be assigned. */
export function answerAssignable(
  context: CallContext,
  request: ParsedRequestOf<typeof assignablePeople>,
): Promise<ResultOf<typeof assignablePeople>> {
  return assignable(context, request, true);
}

/** The same with those who left and those who have not joined yet. */
export function answerAssignableOfAll(
  context: CallContext,
  request: ParsedRequestOf<typeof assignablePeople>,
): Promise<ResultOf<typeof assignablePeople>> {
  return assignable(context, request, false);
}

async function assignable(
  context: CallContext,
  request: ParsedRequestOf<typeof assignablePeople>,
  active: boolean,
): Promise<ResultOf<typeof assignablePeople>> {
  const { organId, postId, includeBelow, keyword } = request;
  const reach = await readReach(context);
  const path = organId && (await findOrganPath(context, reach, organId));
  const people = listedPeople(context, reach, keyword)
    .$if(active, (query) => query.where(employedOn(reach.day)))
    .$if(postId !== undefined, (query) => query.where('j.post_id', '=', postId ?? ''))
    .$if(path !== undefined, (query) =>
      query.where(
        includeBelow === '1'
          ? organWithin(reach, [path ?? ''])
          : sql<boolean>`j.organ_id = ${organId ?? ''}`,
      ),
    );
  return pageOfPeople(people, reach, request);
}

/** Finds the first active people. */
export async function answerFoundPeople(
  context: CallContext,
  { keyword }: ParsedRequestOf<typeof findPeople>,
): Promise<Person[]> {
  const reach = await readReach(context);
  const people = listedPeople(context, reach, keyword).where(employedOn(reach.day));
  return present(reach, await selectPeople(people, reach).limit(mostFoundPeople).execute());
}

/** Finds active people page by page. */
export async function answerFoundPage(
  context: CallContext,
  request: ParsedRequestOf<typeof findPeoplePage>,
): Promise<ResultOf<typeof findPeoplePage>> {
  const reach = await readReach(context);
  const people = listedPeople(context, reach, request.keyword).where(employedOn(reach.day));
  return pageOfPeople(people, reach, request);
}

/** Finds those who left, the latest first. */
export async function answerLeavers(
  context: CallContext,
  request: ParsedRequestOf<typeof findLeavers>,
): Promise<ResultOf<typeof findLeavers>> {
  const reach = await readReach(context);
  const people = listedPeople(context, reach, request.keyword).where((expression) =>
    expression.or([hasStatus(reach.day, 'left'), hasStatus(reach.day, 'retired')]),
  );
  const rows = await selectPeople(people, reach)
    .clearOrderBy()
    .orderBy('e.left_on', 'desc')
    .orderBy('e.staff_no')
    .limit(request.rows)
    .offset(offsetOf(request))
    .execute();
  const page = await pageFrom(request, rows, () => countRows(people));
  const shown = present(reach, page.rows);
  return {
    ...page,
    rows: shown.map((person, index) => ({ ...person, leftOn: page.rows[index]?.leftOn ?? null })),
  };
}

/** Returns who is signed in. */
export async function answerOwnPerson(context: CallContext): Promise<ResultOf<typeof ownPerson>> {
  const reach = await readReach(context);
  const own = reach.ownEmploymentId;
  const people = own === null ? [] : await answerLightPeople(context, { employmentIds: [own] });
  return {
    accountId: context.accountId,
    name: await readActorName(context),
    person: people[0] ?? null,
  };
}

function listedPeople(context: CallContext, reach: Reach, keyword?: string): ReachedPeople {
  const people = reachedPeople(context, reach);
  return keyword === undefined
    ? people
    : people.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('person as p')
            .whereRef('p.tenant_id', '=', 'e.tenant_id')
            .whereRef('p.id', '=', 'e.person_id')
            .where(matchesKeyword(reach, keyword))
            .select('p.id'),
        ),
      );
}

async function pageOfPeople(people: ReachedPeople, reach: Reach, request: PageRequest) {
  const rows = await selectPeople(people, reach)
    .limit(request.rows)
    .offset(offsetOf(request))
    .execute();
  const page = await pageFrom(request, rows, () => countRows(people));
  return { ...page, rows: present(reach, page.rows) };
}

function selectPeople(people: ReachedPeople, reach: Reach) {
  return people
    .innerJoin('person as p', (join) =>
      join.onRef('p.tenant_id', '=', 'e.tenant_id').onRef('p.id', '=', 'e.person_id'),
    )
    .innerJoin('organ_row as o', (join) => join.on(organOnDay('j', reach.day)))
    .leftJoin('post as t', (join) =>
      join.onRef('t.tenant_id', '=', 'j.tenant_id').onRef('t.id', '=', 'j.post_id'),
    )
    .orderBy('p.name_sort')
    .orderBy('e.staff_no')
    .select([
      'e.id',
      'p.name',
      'e.staff_no as staffNo',
      'j.organ_id as organId',
      'o.name as organName',
      'o.path as organPath',
      't.name as postName',
      'e.joined_on as joinedOn',
      'e.left_on as leftOn',
      'e.left_reason as leftReason',
      'e.probation_ends_on as probationEndsOn',
    ]);
}

interface SelectedPerson extends EmploymentDays {
  readonly id: string;
  readonly name: string;
  readonly staffNo: string;
  readonly organId: string;
  readonly organName: string;
  readonly organPath: string;
  readonly postName: string | null;
}

function present(reach: Reach, rows: readonly SelectedPerson[]): Person[] {
  return rows.map((row) => {
    const { id, name, staffNo, organId, organName, organPath } = row;
    const rights = rightsOn(reach, { employmentId: id, organId, organPath });
    return {
      id,
      name,
      staffNo,
      organId,
      organName,
      postName: presentValue(rights.postId, 'postId', row.postName),
      status: statusOn(reach.day, row),
    };
  });
}
