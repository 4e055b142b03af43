import { type RawBuilder, sql } from 'kysely';
import type { declarationPeople, declarationPerson } from '#bridge/calls/etax/declarations.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import { offsetOf, pageFrom } from '#gateway/kernel/people/pages.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { kindsOfYear } from './claim-kinds.ts';
import { requireRun } from './months.ts';
import { type PersonYear, type Place, readPersonYears } from './person-months.ts';
import { presentAmounts, presentYear, taxDiffers, yearTaxAt } from './year-tax.ts';

type Request = ParsedRequestOf<typeof declarationPeople>;
type Row = ResultOf<typeof declarationPeople>['rows'][number];

/** Who was paid in a month, as far as the bureau knows them by. */
export interface PaidPerson {
  readonly personId: string;
  readonly name: string;
  readonly staffNo: string;
  readonly documentType: 'cn-id' | 'passport' | 'other';
  readonly documentNumber: string | null;
}

/** Lists who was paid in a tax month, with the sums of the year that the tax comes from. */
export async function listPeople(
  context: CallContext,
  request: Request,
): Promise<ResultOf<typeof declarationPeople>> {
  await requireRun(context, request.month);
  const people = await readPaid(context, request, {
    rows: request.rows,
    offset: offsetOf(request),
  });
  const ids = people.map(({ personId }) => personId);
  const years = await readPersonYears(context, ids, request.month);
  const rows = people.flatMap((person) =>
    presentPerson(person, years.get(person.personId), request),
  );
  return pageFrom(request, rows, () => countPaid(context, request));
}

function presentPerson(
  { personId, name, staffNo, documentNumber }: PaidPerson,
  year: PersonYear | undefined,
  { month }: Pick<Request, 'month'>,
): Row[] {
  const at = year === undefined ? null : yearTaxAt(year, month);
  if (year === undefined || at === null) return [];
  const problems: Row['problems'] = [];
  if (documentNumber === null) problems.push('noDocument');
  if (taxDiffers(at)) problems.push('taxDiffers');
  if (kindsOfYear(year, month).unknown !== 0n) problems.push('kindsUnknown');
  return [
    {
      personId,
      name,
      staffNo,
      problems,
      documentTail: documentNumber?.slice(-4) ?? null,
      residency: at.own.facts.taxpayer.residency,
      ...presentAmounts(at.own),
      year: presentYear(at),
    },
  ];
}

/** Reads who was paid in a month, by staff number. */
export async function readPaid(
  { database, tenantId }: Place,
  request: Pick<Request, 'month' | 'show' | 'keyword'>,
  { rows: limit, offset }: { readonly rows: number; readonly offset: number },
): Promise<readonly PaidPerson[]> {
  const { rows } = await sql<PaidPerson>`
    with paid as (${paidIn(tenantId, request)} order by "staffNo", "personId" limit ${limit} offset ${offset})
    select d."personId", d.name, d."staffNo", p.id_document_type as "documentType",
      p.id_number as "documentNumber"
    from paid d join person p on p.tenant_id = ${tenantId} and p.id = d."personId"
    order by d."staffNo", d."personId"`.execute(database);
  return rows;
}

async function countPaid({ database, tenantId }: Place, request: Request): Promise<number> {
  const { rows } = await sql<{ readonly count: number }>`
    select count(*)::int as count from (${paidIn(tenantId, request)}) paid`.execute(database);
  return rows[0]?.count ?? 0;
}

function paidIn(
  tenantId: string,
  { month, show, keyword }: Pick<Request, 'month' | 'show' | 'keyword'>,
): RawBuilder<unknown> {
  const found =
    keyword === undefined
      ? sql`true`
      : sql`(position(lower(${keyword}) in lower(s.person_name)) > 0
          or position(lower(${keyword}) in lower(s.staff_no)) > 0)`;
  return sql`
    select e.person_id as "personId", max(s.person_name) as name, min(s.staff_no) as "staffNo"
    from pay_run r
    join pay_slip s on s.tenant_id = ${tenantId} and s.pay_run_id = r.id
      and s.calculation = r.calculation and s.fault is null
    join employment e on e.tenant_id = ${tenantId} and e.id = s.employment_id
    where r.tenant_id = ${tenantId} and r.tax_month = ${month}::date
      and r.state in ('paid', 'closed') and ${found}
    group by e.person_id having ${shownBy(show)}`;
}

function shownBy(show: Request['show']): RawBuilder<unknown> {
  switch (show) {
    case 'taxed':
      return sql`sum(s.income_tax + s.bonus_tax + s.severance_tax) > 0`;
    case 'bonus':
      return sql`sum(s.bonus) > 0`;
    case 'severance':
      return sql`sum(s.gross - s.income - s.bonus) > 0`;
    default:
      return sql`true`;
  }
}

/** Returns the months of the year of one person up to a month. */
export async function readPerson(
  context: CallContext,
  { month, personId }: ParsedRequestOf<typeof declarationPerson>,
): Promise<ResultOf<typeof declarationPerson>> {
  const { database, tenantId } = context;
  const year = (await readPersonYears(context, [personId], month)).get(personId);
  if (year === undefined || year.months.length === 0) throw new RefusedError('notFound');
  const { rows } = await sql<{ readonly name: string; readonly staffNo: string }>`
    select s.person_name as name, s.staff_no as "staffNo"
    from employment e
    join pay_slip s on s.tenant_id = ${tenantId} and s.employment_id = e.id
    join pay_run r on r.tenant_id = ${tenantId} and r.id = s.pay_run_id
      and r.calculation = s.calculation and r.state in ('paid', 'closed')
      and r.tax_month <= ${month}::date
    where e.tenant_id = ${tenantId} and e.person_id = ${personId}
    order by r.tax_month desc, s.staff_no limit 1`.execute(database);
  context.record(`taxPerson:${personId}`, { month });
  return {
    name: rows[0]?.name ?? '',
    staffNo: rows[0]?.staffNo ?? '',
    opening: year.opening === null ? null : presentAmounts(year.opening),
    months: year.months.map((own) => {
      const at = yearTaxAt(year, own.month);
      return {
        month: own.month,
        ...presentAmounts(own),
        year: at === null ? null : presentYear(at),
        payMonths: [...own.payMonths],
      };
    }),
  };
}
