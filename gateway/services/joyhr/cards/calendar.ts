import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { personnelCalendar } from '#bridge/calls/joyhr/cards.ts';
import { personnelFunctions } from '#bridge/calls/joyhr/functions.ts';
import { type CardContent, namedPeople } from '#bridge/calls/kit/card.ts';
import type { ParsedRequestOf } from '#bridge/calls/kit/define.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { addDays, addMonths } from '#gateway/kernel/people/calendar.ts';
import { organOnDay } from '#gateway/kernel/people/dated.ts';
import { type Reach, readReach } from '#gateway/kernel/people/reach.ts';
import { employedOn, reachedPeople } from '#gateway/kernel/people/reached-people.ts';
import { hasFunction } from '#gateway/kernel/rights.ts';
import {
  type FieldRights,
  isReadable,
  rightAnywhere,
  rightsOn,
} from '../../people/field-rights.ts';
import { cardWords } from './texts/card-words.ts';

type Calendar = Extract<CardContent, { kind: 'calendar' }>;
type Mark = Calendar['marks'][number];
type MarkKind = 'birthday' | 'joined' | 'probation' | 'contract';

/** What is marked: on which day, for whom, and the field that must be readable on the record. */
interface MarkPlan {
  readonly kind: MarkKind;
  readonly field: 'birthDate' | 'probationEndsOn' | null;
  readonly on: RawBuilder<string>;
  readonly where: Expression<SqlBool>;
}

const tones = { birthday: 'accent', joined: 'good', probation: 'warn', contract: 'bad' } as const;
const kinds: readonly MarkKind[] = ['birthday', 'joined', 'probation', 'contract'];

/** Marks the days of a month. Of every person only what the caller may read on that record is shown. */
export async function answerPersonnelCalendar(
  context: CallContext,
  request: ParsedRequestOf<typeof personnelCalendar>,
): Promise<CardContent> {
  const reach = await readReach(context);
  const month = request.month ?? reach.day.slice(0, 7);
  const plans = plansFor(reach, month).filter(
    ({ field }) => field === null || isReadable(rightAnywhere(reach, field)),
  );
  const marks: Mark[] = [];
  for (const plan of plans) marks.push(...(await marksOf(context, reach, plan)));
  const words = cardWords[context.locale].marks;
  return {
    kind: 'calendar',
    month,
    today: reach.day,
    kinds: kinds
      .filter((kind) => plans.some((plan) => plan.kind === kind))
      .map((code) => ({ code, label: words[code], tone: tones[code] })),
    marks,
  };
}

function plansFor(reach: Reach, month: string): readonly MarkPlan[] {
  const first = `${month}-01`;
  const last = addDays(addMonths(first, 1), -1);
  const employed = employedOn(reach.day);
  const within = (column: string): Expression<SqlBool> =>
    sql<boolean>`${sql.ref(column)} between ${first}::date and ${last}::date`;
  return [
    {
      kind: 'birthday',
      field: 'birthDate',
      // Born on 29 February, a year older on the 28th where the year has no other.
      on: sql<string>`to_char(least(${first}::date + (extract(day from p.birth_date)::int - 1), ${last}::date), 'YYYY-MM-DD')`,
      where: sql<boolean>`(${employed} and extract(month from p.birth_date) = ${Number(month.slice(5))})`,
    },
    {
      kind: 'joined',
      field: null,
      on: sql<string>`to_char(e.joined_on, 'YYYY-MM-DD')`,
      where: within('e.joined_on'),
    },
    {
      kind: 'probation',
      field: 'probationEndsOn',
      on: sql<string>`to_char(e.probation_ends_on, 'YYYY-MM-DD')`,
      where: sql<boolean>`(e.left_on is null and ${within('e.probation_ends_on')})`,
    },
    {
      kind: 'contract',
      field: null,
      on: sql<string>`to_char(c.to_on, 'YYYY-MM-DD')`,
      where: sql<boolean>`(${employed} and ${within('c.to_on')})`,
    },
  ];
}

async function marksOf(context: CallContext, reach: Reach, plan: MarkPlan): Promise<Mark[]> {
  const rows = await selectMarked(context, reach, plan);
  const told = rows.filter((row) => {
    const rights: FieldRights = rightsOn(reach, {
      employmentId: row.id,
      organId: row.organId,
      organPath: row.organPath,
    });
    return plan.field === null || isReadable(rights[plan.field]);
  });
  return [...Map.groupBy(told, ({ day }) => day)].map(([day, people]) => ({
    day,
    kind: plan.kind,
    total: people.length,
    people: people.slice(0, namedPeople).map((person) => ({
      name: person.name,
      detail: person.organName,
      route: routeOf(context, person),
    })),
  }));
}

function selectMarked(context: CallContext, reach: Reach, { on, where }: MarkPlan) {
  return reachedPeople(context, reach)
    .innerJoin('person as p', (join) =>
      join.onRef('p.tenant_id', '=', 'e.tenant_id').onRef('p.id', '=', 'e.person_id'),
    )
    .innerJoin('organ_row as o', (join) => join.on(organOnDay('j', reach.day)))
    .leftJoin('contract as c', (join) =>
      join
        .onRef('c.tenant_id', '=', 'e.tenant_id')
        .onRef('c.employment_id', '=', 'e.id')
        .on('c.renewed_by', 'is', null)
        .on('c.removed_at', 'is', null),
    )
    .where(where)
    .orderBy('p.name_sort')
    .orderBy('e.staff_no')
    .select([
      'e.id',
      'e.staff_no as staffNo',
      'p.name',
      'j.organ_id as organId',
      'o.path as organPath',
      'o.name as organName',
      on.as('day'),
    ])
    .execute();
}

/** The record for those who may open it, else the line of the roster. */
function routeOf(
  { rights }: CallContext,
  { id, staffNo }: { readonly id: string; readonly staffNo: string },
): string {
  if (hasFunction(rights, personnelFunctions.employee)) return `/employee/${id}`;
  return `/roster?${new URLSearchParams({ keyword: staffNo, status: 'any' })}`;
}
