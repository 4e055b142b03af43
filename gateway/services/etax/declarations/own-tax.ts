import { sql } from 'kysely';
import { ownTaxFunctions } from '#bridge/calls/etax/functions.ts';
import type { myTaxFile, myTaxYear } from '#bridge/calls/etax/own-tax.ts';
import type { ParsedRequestOf, ResultOf } from '#bridge/calls/kit/define.ts';
import type { FileAnswer } from '#gateway/kernel/file-answer.ts';
import type { Verdict } from '#gateway/kernel/handler.ts';
import { RefusedError } from '#gateway/kernel/refused-error.ts';
import { hasFunction } from '#gateway/kernel/rights.ts';
import { answerPagePdf } from '../../filecenter/pdf/page-pdf.ts';
import type { GatewaySessionContext } from '../../services.ts';
import { requireSession } from '../../uac/session-info.ts';
import { ownTaxPage } from './own-tax-page.ts';
import { presentPayment, readPayments } from './payments.ts';
import { addAmounts, type Place, readPersonYears } from './person-months.ts';
import { presentAmounts, presentYear, yearTaxAt } from './year-tax.ts';

type Request = ParsedRequestOf<typeof myTaxYear>;
type Result = ResultOf<typeof myTaxYear>;

/** Whether the caller may read the own tax: asked by hand since no transaction is open yet. */
export async function mayReadOwnTax(context: GatewaySessionContext): Promise<Verdict> {
  const { tenantId, accountId } = requireSession(context);
  const { database, rights } = context.services;
  const held = await rights.load(database, tenantId, accountId);
  return hasFunction(held, ownTaxFunctions.mine) ? 'allow' : 'noPermission';
}

/** Opens the own tax of a year. */
export async function openOwnTax(
  context: GatewaySessionContext,
  { year }: Request,
): Promise<Result> {
  const { tenantId, accountId } = requireSession(context);
  const { database: databases, rights } = context.services;
  const { employmentId } = await rights.load(databases, tenantId, accountId);
  if (employmentId === null) throw new RefusedError('notFound');
  const result = await databases.withTransaction({ tenantId, accountId }, 'read', (database) =>
    readOwnTax({ database, tenantId }, employmentId, Number(year)),
  );
  context.record(`ownTax:${year}`, { opened: true });
  return result;
}

/** Draws the own tax of a year as PDF, under the same condition. */
export async function downloadOwnTax(
  context: GatewaySessionContext,
  request: ParsedRequestOf<typeof myTaxFile>,
): Promise<FileAnswer> {
  const statement = await openOwnTax(context, request);
  return answerPagePdf(context, ownTaxPage(context.locale, statement));
}

async function readOwnTax(place: Place, employmentId: string, year: number): Promise<Result> {
  const { personId, ...who } = await readWho(place, employmentId);
  const years = await readPaidYears(place, personId);
  const of = (await readPersonYears(place, [personId], `${year}-12-01`)).get(personId);
  const months = of?.months ?? [];
  const payments = await readPayments(
    place,
    sql<boolean>`e.person_id = ${personId}
      and i.month >= ${`${year}-01-01`}::date and i.month <= ${`${year}-12-01`}::date`,
  );
  const last = months.at(-1);
  return {
    year,
    years,
    ...who,
    residency: last?.facts.taxpayer.residency ?? 'resident',
    opening: of?.opening ? presentAmounts(of.opening) : null,
    months: months.map((own) => {
      const at = of === undefined ? null : yearTaxAt(of, own.month);
      return {
        month: own.month,
        ...presentAmounts(own),
        year: at === null ? null : presentYear(at),
      };
    }),
    payments: payments.map(presentPayment),
    sums: presentAmounts(addAmounts([...(of?.opening ? [of.opening] : []), ...months])),
  };
}

interface Who {
  readonly personId: string;
  readonly name: string;
  readonly staffNo: string;
  readonly company: string;
}

async function readWho({ database, tenantId }: Place, employmentId: string): Promise<Who> {
  const { rows } = await sql<Who>`
    select p.id as "personId", p.name, e.staff_no as "staffNo", t.name as company
    from employment e
    join person p on p.tenant_id = ${tenantId} and p.id = e.person_id
    join tenant t on t.id = ${tenantId}
    where e.tenant_id = ${tenantId} and e.id = ${employmentId}`.execute(database);
  const [who] = rows;
  if (who === undefined) throw new RefusedError('notFound');
  return who;
}

async function readPaidYears({ database, tenantId }: Place, personId: string): Promise<number[]> {
  const { rows } = await sql<{ readonly year: number }>`
    select distinct extract(year from r.tax_month)::int as year
    from employment e
    join pay_slip s on s.tenant_id = ${tenantId} and s.employment_id = e.id and s.fault is null
    join pay_run r on r.tenant_id = ${tenantId} and r.id = s.pay_run_id
      and r.calculation = s.calculation and r.state in ('paid', 'closed')
    where e.tenant_id = ${tenantId} and e.person_id = ${personId}
    union
    select extract(year from i.month)::int
    from employment e
    join other_income i on i.tenant_id = ${tenantId} and i.employment_id = e.id and i.removed_at is null
    where e.tenant_id = ${tenantId} and e.person_id = ${personId}
    order by 1 desc`.execute(database);
  return rows.map(({ year }) => year);
}
