import { sql } from 'kysely';
import type { declarationDetail, declarationMonths } from '#bridge/calls/etax/declarations.ts';
import { taxFunctions } from '#bridge/calls/etax/functions.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import { fen, type Money, total, yuanText } from '#gateway/kernel/exact/money.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { calendarDay, noticeOfYear } from '#gateway/kernel/law/holidays.ts';
import { addDays, addMonths, dayOf } from '#gateway/kernel/people/calendar.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { hasFunction } from '#gateway/kernel/rights.ts';
import { type Filing, presentFiling, readFilings } from './filings.ts';
import { amountsOf, type Place, sumsOfSlips, type TextAmounts } from './person-months.ts';

type Month = ResultOf<typeof declarationMonths>['months'][number];

/** Lists the months of a tax year. */
export async function listMonths(
  context: CallContext,
  { year: asked }: ParsedRequestOf<typeof declarationMonths>,
): Promise<ResultOf<typeof declarationMonths>> {
  const years = await readYears(context);
  const year = asked ?? years[0] ?? Number(dayOf(context.now()).slice(0, 4));
  const found = await readMonthSums(context, `${year}-01-01`, `${year}-12-01`);
  const filings = await readFilings(context, `${year}-01-01`, `${year}-12-01`);
  const months = found.map((one) => presentMonth(one, latestOf(filings, one.month)));
  return { year, years, months: months.toReversed() };
}

/** Returns one tax month with everything that was filed of it. */
export async function readMonth(
  context: CallContext,
  { month }: ParsedRequestOf<typeof declarationDetail>,
): Promise<ResultOf<typeof declarationDetail>> {
  const sums = await requireMonth(context, month);
  const filings = await readFilings(context, month, month);
  return {
    ...presentMonth(sums, latestOf(filings, month)),
    filings: filings.toReversed().map(presentFiling),
    can: { file: hasFunction(context.rights, taxFunctions['declarations.file']) },
  };
}

/** What was paid in a month, of all kinds. */
export interface MonthSums {
  readonly month: string;
  readonly people: number;
  readonly income: Money;
  readonly ownContributions: Money;
  readonly tax: Money;
  readonly bonusTax: Money;
  readonly severanceTax: Money;
  /** Who had income beside wages. */
  readonly payees: number;
  readonly otherIncome: Money;
  readonly otherTax: Money;
  readonly openRuns: number;
}

/** The sums of a month in which there is a run or other income. @throws {RefusedError} `notFound` */
export async function requireMonth(place: Place, month: string): Promise<MonthSums> {
  const [sums] = await readMonthSums(place, month, month);
  if (sums === undefined) throw new RefusedError('notFound');
  return sums;
}

/** Refuses a month in which there is no run and no other income. @throws {RefusedError} `notFound` */
export async function requireRun({ database, tenantId }: Place, month: string): Promise<void> {
  const run = await database
    .selectFrom('pay_run')
    .where('tenant_id', '=', tenantId)
    .where('tax_month', '=', month)
    .select('id')
    .executeTakeFirst();
  if (run !== undefined) return;
  const payment = await database
    .selectFrom('other_income')
    .where('tenant_id', '=', tenantId)
    .where('month', '=', month)
    .where('removed_at', 'is', null)
    .select('id')
    .executeTakeFirst();
  if (payment === undefined) throw new RefusedError('notFound');
}

/** The tax of all kinds of a month. */
export function wholeTax({ tax, bonusTax, severanceTax, otherTax }: MonthSums): Money {
  return total([tax, bonusTax, severanceTax, otherTax]);
}

/** Whether there is nothing to declare in a month. */
export function isEmpty({ people, payees }: MonthSums): boolean {
  return people + payees === 0;
}

interface SumsRow extends TextAmounts {
  readonly month: string;
  readonly people: number;
  readonly openRuns: number;
  readonly payees: number;
  readonly otherIncome: string;
  readonly otherTax: string;
}

async function readMonthSums(
  { database, tenantId }: Place,
  from: string,
  to: string,
): Promise<readonly MonthSums[]> {
  const { rows } = await sql<SumsRow>`
    with runs as (
      select r.id, r.tax_month, r.calculation, r.state in ('paid', 'closed') as paid
      from pay_run r
      where r.tenant_id = ${tenantId} and r.tax_month >= ${from}::date and r.tax_month <= ${to}::date
    ), paid as (
      select r.tax_month, count(distinct e.person_id)::int as people, ${sumsOfSlips}
      from runs r
      join pay_slip s on s.tenant_id = ${tenantId} and s.pay_run_id = r.id
        and s.calculation = r.calculation and s.fault is null
      join employment e on e.tenant_id = ${tenantId} and e.id = s.employment_id
      where r.paid group by r.tax_month
    ), other as (
      select i.month as tax_month,
        count(distinct coalesce(e.person_id::text, i.document_number))::int as payees,
        (sum(i.amount) * 100)::bigint::text as "otherIncome", (sum(i.tax) * 100)::bigint::text as "otherTax"
      from other_income i
      left join employment e on e.tenant_id = ${tenantId} and e.id = i.employment_id
      where i.tenant_id = ${tenantId} and i.removed_at is null
        and i.month >= ${from}::date and i.month <= ${to}::date
      group by i.month
    ), months as (
      select tax_month, count(paid) filter (where not paid)::int as open
      from (select tax_month, paid from runs union all select tax_month, null from other) found
      group by tax_month
    )
    select m.tax_month as month, m.open as "openRuns", coalesce(p.people, 0) as people,
      p.income, p.exempt, p."ownContributions", p."specialAdditional", p.other, p.tax, p.bonus,
      p."bonusTax", p.severance, p."severanceTax", coalesce(o.payees, 0) as payees,
      coalesce(o."otherIncome", '0') as "otherIncome", coalesce(o."otherTax", '0') as "otherTax"
    from months m left join paid p on p.tax_month = m.tax_month
    left join other o on o.tax_month = m.tax_month
    order by m.tax_month`.execute(database);
  return rows.map(sumsOf);
}

function sumsOf({ month, people, openRuns, payees, otherIncome, otherTax, ...row }: SumsRow) {
  const { income, bonus, severance, ...amounts } = amountsOf(row);
  const { ownContributions, tax, bonusTax, severanceTax } = amounts;
  const other = { otherIncome: fen(BigInt(otherIncome)), otherTax: fen(BigInt(otherTax)) };
  const all = total([income, bonus, severance, other.otherIncome]);
  const taxes = { tax, bonusTax, severanceTax };
  return { month, people, payees, openRuns, income: all, ownContributions, ...taxes, ...other };
}

async function readYears({ database, tenantId }: Place): Promise<number[]> {
  const { rows } = await sql<{ readonly year: number }>`
    select extract(year from r.tax_month)::int as year from pay_run r where r.tenant_id = ${tenantId}
    union
    select extract(year from i.month)::int from other_income i
    where i.tenant_id = ${tenantId} and i.removed_at is null
    order by 1 desc`.execute(database);
  return rows.map(({ year }) => year);
}

function latestOf(filings: readonly Filing[], month: string): Filing | null {
  return filings.findLast((one) => one.month === month) ?? null;
}

function presentMonth(sums: MonthSums, filing: Filing | null): Month {
  return {
    month: sums.month,
    dueOn: lastDayToFile(sums.month),
    state: stateOf(sums, filing),
    people: sums.people,
    income: yuanText(sums.income),
    ownContributions: yuanText(sums.ownContributions),
    tax: yuanText(sums.tax),
    bonusTax: yuanText(sums.bonusTax),
    severanceTax: yuanText(sums.severanceTax),
    payees: sums.payees,
    otherIncome: yuanText(sums.otherIncome),
    otherTax: yuanText(sums.otherTax),
    openRuns: sums.openRuns,
    filing: filing === null ? null : presentFiling(filing),
  };
}

function stateOf(sums: MonthSums, filing: Filing | null): Month['state'] {
  if (filing === null) {
    if (sums.openRuns > 0) return 'open';
    return isEmpty(sums) ? 'nothing' : 'ready';
  }
  const isSame =
    filing.people === sums.people &&
    fen(BigInt(filing.income)) === sums.income &&
    fen(BigInt(filing.tax)) === wholeTax(sums);
  return isSame ? 'filed' : 'changed';
}

/** The 15th of the next month; on a day off the next working day (Tax Collection Rules, article 109). */
export function lastDayToFile(month: string): string {
  let day = addDays(addMonths(month, 1), 14);
  while (calendarDay(day, noticeOfYear(Number(day.slice(0, 4)))).kind !== 'workday') {
    day = addDays(day, 1);
  }
  return day;
}
