import { type RawBuilder, sql } from 'kysely';
import { insuredItems } from '#bridge/calls/insurance/items.ts';
import type { insuranceStatementPeople } from '#bridge/calls/insurance/statements.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import { fen, total, yuanText } from '#gateway/kernel/exact/money.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { addMonths } from '#gateway/kernel/people/calendar.ts';
import { offsetOf, pageFrom } from '#gateway/kernel/people/pages.ts';
import {
  type InsuredLine,
  insuredIn,
  type Place,
  readInsuredLines,
  type Scope,
} from './insured-lines.ts';

type Request = ParsedRequestOf<typeof insuranceStatementPeople>;

/** What of a month is listed. */
export type Listed = Pick<Request, 'month' | 'place' | 'show' | 'keyword'>;

/** A person of a statement. */
export type StatementPerson = ResultOf<typeof insuranceStatementPeople>['rows'][number];

/** Lists for whom insurance and fund are paid in a month. */
export async function listStatementPeople(
  context: CallContext,
  request: Request,
): Promise<ResultOf<typeof insuranceStatementPeople>> {
  const window = { rows: request.rows, offset: offsetOf(request) };
  const rows = await readStatementPeople(context, request, window);
  return pageFrom(request, [...rows], () => countPeople(context, request));
}

interface Person {
  readonly employmentId: string;
  readonly name: string;
  readonly staffNo: string;
  readonly place: Place;
}

/** Reads people of a statement by staff number, each with their items. */
export async function readStatementPeople(
  scope: Scope,
  listed: Listed,
  { rows: limit, offset }: { readonly rows: number; readonly offset: number },
): Promise<readonly StatementPerson[]> {
  const { database, tenantId } = scope;
  const { rows } = await sql<Person>`
    with listed as (${listedIn(tenantId, listed)})
    select employment_id as "employmentId", max(name) as name, min(staff_no) as "staffNo",
      min(place) as place
    from listed group by employment_id
    order by "staffNo", "employmentId" limit ${limit} offset ${offset}`.execute(database);
  const month = listed.show === 'removed' ? addMonths(listed.month, -1) : listed.month;
  const ids = rows.map(({ employmentId }) => employmentId);
  const lines = Map.groupBy(
    await readInsuredLines(scope, month, ids),
    ({ employmentId }) => employmentId,
  );
  return rows.map((person) => presentPerson(person, lines.get(person.employmentId) ?? []));
}

function presentPerson(person: Person, lines: readonly InsuredLine[]): StatementPerson {
  const money = (amount: string) => fen(BigInt(amount));
  return {
    ...person,
    employee: yuanText(total(lines.map(({ employee }) => money(employee)))),
    employer: yuanText(total(lines.map(({ employer }) => money(employer)))),
    items: lines
      .toSorted((a, b) => insuredItems.indexOf(a.item) - insuredItems.indexOf(b.item))
      .map(({ item, base, employee, employer }) => ({
        item,
        base: yuanText(money(base)),
        employee: yuanText(money(employee)),
        employer: yuanText(money(employer)),
      })),
  };
}

async function countPeople({ database, tenantId }: Scope, listed: Listed): Promise<number> {
  const { rows } = await sql<{ readonly count: number }>`
    select count(distinct employment_id)::int as count
    from (${listedIn(tenantId, listed)}) listed`.execute(database);
  return rows[0]?.count ?? 0;
}

/** Who came is not in the month before; who went is in it and not in this one. */
function listedIn(tenantId: string, { month, place, show, keyword }: Listed): RawBuilder<unknown> {
  const before = addMonths(month, -1);
  const [own, other] = show === 'removed' ? [before, month] : [month, before];
  const apart =
    show === 'added' || show === 'removed'
      ? sql`not exists (select from (${insuredIn(tenantId, other)}) o where o.employment_id = i.employment_id)`
      : sql`true`;
  const found =
    keyword === undefined
      ? sql`true`
      : sql`(position(lower(${keyword}) in lower(i.name)) > 0
          or position(lower(${keyword}) in lower(i.staff_no)) > 0)`;
  const at = place === undefined ? sql`true` : sql`i.place = ${place}`;
  return sql`
    select i.* from (${insuredIn(tenantId, own)}) i where ${apart} and ${found} and ${at}`;
}
