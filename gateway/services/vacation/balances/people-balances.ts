import { type RawBuilder, sql } from 'kysely';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type {
  leaveBalances,
  personBalances,
  personLedger,
} from '#bridge/calls/vacation/balances.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { dayOf } from '#gateway/kernel/people/calendar.ts';
import { offsetOf, pageFrom } from '#gateway/kernel/people/pages.ts';
import { reachedBy, requireReached } from '../../kaoqin/exceptions/reached.ts';
import { amount, amountText } from '../engine/amount.ts';
import { presentBalances, presentLedger } from './present.ts';

type Asked = ParsedRequestOf<typeof leaveBalances>;
type Result = ResultOf<typeof leaveBalances>;
type Line = Result['rows'][number];
type Person = Omit<Line, 'balances'>;

/** What people in reach have left of each type of leave. */
export async function answerLeaveBalances(context: CallContext, asked: Asked): Promise<Result> {
  const within = await employedInReach(context, asked.search ?? '');
  const people = await readPeople(context, within, asked);
  const rows = await withBalances(context, people);
  const page = await pageFrom(asked, [...rows], () => countPeople(context, within));
  return { ...page, types: [...(await readBalanceTypes(context))] };
}

/** Everybody in reach with balances, for a sheet. */
export async function readAllBalances(
  context: CallContext,
): Promise<Pick<Result, 'types'> & { readonly lines: readonly Line[] }> {
  const people = await readPeople(context, await employedInReach(context, ''), null);
  return {
    lines: await withBalances(context, people),
    types: [...(await readBalanceTypes(context))],
  };
}

/** What one person in reach has left, lot by lot. */
export async function answerPersonBalances(
  context: CallContext,
  { employmentId }: ParsedRequestOf<typeof personBalances>,
): Promise<ResultOf<typeof personBalances>> {
  await requireReached(context, [employmentId], 'balances');
  const { rows } = await sql`select 1 from employment e where e.tenant_id = ${context.tenantId}
    and e.id = ${employmentId} and ${await reachedBy(context, 'balances.adjust')}`.execute(
    context.database,
  );
  return {
    types: (await presentBalances(context, employmentId)).filter(({ hasBalance }) => hasBalance),
    can: { adjust: rows.length > 0 },
  };
}

/** Every change of one balance of a person in reach. */
export async function answerPersonLedger(
  context: CallContext,
  { employmentId, typeId }: ParsedRequestOf<typeof personLedger>,
): Promise<ResultOf<typeof personLedger>> {
  await requireReached(context, [employmentId], 'balances');
  return { rows: await presentLedger(context, employmentId, typeId) };
}

async function employedInReach(context: CallContext, asked: string): Promise<RawBuilder<boolean>> {
  const search = asked.toLowerCase();
  const today = dayOf(context.now());
  return sql<boolean>`e.tenant_id = ${context.tenantId} and ${await reachedBy(context, 'balances')}
    and (${search} = '' or position(${search} in lower(p.name)) > 0
      or position(${search} in lower(e.staff_no)) > 0)
    and e.joined_on <= ${today}::date and (e.left_on is null or e.left_on >= ${today}::date)`;
}

async function readPeople(
  { database }: CallContext,
  within: RawBuilder<boolean>,
  page: { readonly page: number; readonly rows: number } | null,
): Promise<readonly Person[]> {
  const limit = page === null ? sql`` : sql`limit ${page.rows} offset ${offsetOf(page)}`;
  const { rows } = await sql<Person>`select e.id as "employmentId", p.name,
      e.staff_no as "staffNo", e.joined_on as "joinedOn", o.name as organ
    from employment e
    join person p on p.tenant_id = e.tenant_id and p.id = e.person_id
    left join lateral (select x.organ_id from job_row x
      where x.tenant_id = e.tenant_id and x.employment_id = e.id
      order by x.from_on desc limit 1) j on true
    left join organ_row o on o.tenant_id = e.tenant_id and o.organ_id = j.organ_id and o.to_on is null
    where ${within} order by p.name_sort, e.id ${limit}`.execute(database);
  return rows;
}

async function countPeople(
  { database }: CallContext,
  within: RawBuilder<boolean>,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from employment e
    join person p on p.tenant_id = e.tenant_id and p.id = e.person_id
    where ${within}`.execute(database);
  return rows[0]?.total ?? 0;
}

async function withBalances(
  { database, tenantId, now }: CallContext,
  people: readonly Person[],
): Promise<readonly Line[]> {
  const ids = people.map(({ employmentId }) => employmentId);
  const today = dayOf(now());
  const { rows } = await sql<{
    employment: string;
    typeId: string;
    left: string;
    pending: string;
  }>`select employment_id as employment, type_id as "typeId", sum(lots)::text as "left",
      sum(holds)::text as pending
    from (
      select l.employment_id, l.type_id, g.amount as lots, 0 as holds
      from leave_lot l join leave_ledger g on g.tenant_id = l.tenant_id and g.lot_id = l.id
      where l.tenant_id = ${tenantId} and l.employment_id = any(${ids}::uuid[])
        and (l.valid_to is null or l.valid_to >= ${today}::date)
      union all
      select r.employment_id, r.type_id, 0, r.days from leave_request r
      where r.tenant_id = ${tenantId} and r.employment_id = any(${ids}::uuid[])
        and r.state = 'draft' and r.pending is not null and r.removed_at is null
    ) x group by employment_id, type_id`.execute(database);
  const own = Map.groupBy(rows, ({ employment }) => employment);
  return people.map((person) => ({
    ...person,
    balances: (own.get(person.employmentId) ?? []).map(({ typeId, left, pending }) => ({
      typeId,
      left: amountText(amount(left)),
      pending: amountText(amount(pending)),
    })),
  }));
}

async function readBalanceTypes({
  database,
  tenantId,
}: CallContext): Promise<readonly Result['types'][number][]> {
  return database
    .selectFrom('leave_type')
    .where('tenant_id', '=', tenantId)
    .where('removed_at', 'is', null)
    .where('has_balance', '=', true)
    .orderBy('sort_order')
    .orderBy('id')
    .select(['id', 'name'])
    .execute();
}
