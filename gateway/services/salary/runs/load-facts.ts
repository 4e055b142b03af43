import { sql } from 'kysely';
import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { type Money, yuan } from '#gateway/kernel/exact/money.ts';
import { addDays, addMonths } from '#gateway/kernel/people/calendar.ts';
import type { DeductionClaim } from '../../etax/engine/special-deductions.ts';
import type { DeductionKind } from '../../etax/law/deductions.ts';
import { readResults } from '../../performance/results/for-pay.ts';
import type { FileRow } from '../engine/month-pay.ts';
import { type Entered, emptyYear, type PersonFacts, type RunFacts } from '../engine/person-slip.ts';
import { readsPerformance } from '../formula/plan.ts';
import { readAttendance } from './load-attendance.ts';
import type { RunPerson } from './load-people.ts';
import { readFirstDays, readYears } from './load-years.ts';
import type { Run } from './open-run.ts';

/** Where and whose rows are read. */
export interface FactsScope {
  readonly database: DatabaseTransaction;
  readonly tenantId: string;
  /** Without an id, a run that is not there yet. */
  readonly run: Pick<Run, 'month' | 'from_on' | 'to_on' | 'tax_month' | 'pay_on'> &
    Partial<Pick<Run, 'id'>>;
  /** Results of performance are read where the plan of the run reads them, or no plan is known. */
  readonly facts?: Pick<RunFacts, 'plan'>;
  /** The calculation whose slips of other employments count, where slips are made. */
  readonly calculation?: number;
}

/** A bank account that pay goes to. */
export interface PayAccount {
  readonly bankName: string | null;
  readonly accountNo: string | null;
}

/** What slips are made from, by employment. */
export interface LoadedFacts {
  readonly facts: ReadonlyMap<string, PersonFacts>;
  /** By person. */
  readonly accounts: ReadonlyMap<string, PayAccount>;
}

/** Reads the facts of some people in a few queries. */
export async function loadFacts(
  scope: FactsScope,
  people: readonly RunPerson[],
): Promise<LoadedFacts> {
  const ids = people.map(({ id }) => id);
  const files = Map.groupBy(await readFiles(scope, ids), ({ employment }) => employment);
  const entries = Map.groupBy(await readEntries(scope, ids), ({ employment }) => employment);
  const attendance = await readAttendance(scope, ids);
  const enrolments = new Map(
    (await readEnrolments(scope, ids)).map((row) => [row.employment, row]),
  );
  const taxpayers = new Map((await readTaxpayers(scope, ids)).map((row) => [row.employment, row]));
  const claims = Map.groupBy(await readClaims(scope, ids), ({ employment }) => employment);
  const years = await readYears(scope, ids);
  const firstDays = await readFirstDays(scope, ids);
  const plan = scope.facts?.plan;
  const results =
    plan === undefined || readsPerformance(plan)
      ? await readResults(scope, scope.run.pay_on, ids)
      : null;
  const accounts = await readAccounts(scope, [...new Set(people.map(({ personId }) => personId))]);
  const facts = people.map(({ id, joinedOn, leftOn }): [string, PersonFacts] => [
    id,
    {
      joinedOn,
      leftOn,
      ...(firstDays.has(id) && { employedFrom: firstDays.get(id) }),
      files: (files.get(id) ?? []).map(({ row }) => row),
      entered: withAttendance(
        (entries.get(id) ?? []).map(({ row }) => row),
        attendance.get(id) ?? [],
      ),
      enrolment: enrolments.get(id)?.row ?? null,
      taxpayer: taxpayers.get(id)?.row ?? {
        residency: 'resident',
        receivesPension: false,
        firstWageYear: null,
        yearAtOnce: null,
      },
      claims: years.get(id)?.claimed === true ? [] : (claims.get(id) ?? []).map(({ row }) => row),
      year: years.get(id)?.year ?? emptyYear,
      performance: results?.get(id),
    },
  ]);
  return { facts: new Map(facts), accounts };
}

/** What is entered by hand for an item replaces what attendance gives to it. */
function withAttendance(
  entries: readonly Entered[],
  attendance: readonly Entered[],
): readonly Entered[] {
  const byHand = new Set(entries.map(({ code }) => code));
  return [...entries, ...attendance.filter(({ code }) => !byHand.has(code))];
}

interface Of<Row> {
  readonly employment: string;
  readonly row: Row;
}

const money = (text: string | null): Money => yuan(text ?? '0');

async function readFiles(
  { database, tenantId, run }: FactsScope,
  ids: readonly string[],
): Promise<readonly Of<FileRow>[]> {
  const rows = await database
    .selectFrom('salary_file as f')
    .where('f.tenant_id', '=', tenantId)
    .where('f.removed_at', 'is', null)
    .where(sql<boolean>`f.employment_id = any(${ids})`)
    .where(sql<boolean>`f.from_on <= ${run.to_on}::date`)
    .where(sql<boolean>`(f.to_on is null or f.to_on >= ${run.from_on}::date)`)
    .orderBy('f.employment_id')
    .orderBy('f.from_on')
    .selectAll()
    .execute();
  return rows.map((row) => ({
    employment: row.employment_id,
    row: {
      base: money(row.base_pay),
      position: money(row.position_pay),
      performance: money(row.performance_pay),
      allowance: money(row.allowance),
      fromOn: row.from_on,
      toOn: row.to_on,
    },
  }));
}

async function readEntries(
  { database, tenantId, run }: FactsScope,
  ids: readonly string[],
): Promise<readonly Of<Entered>[]> {
  const { rows } = await sql<{
    employment: string;
    code: string;
    value: string;
    month: string | null;
    reason: string | null;
    number: number | null;
    result: string | null;
  }>`select n.employment_id as employment, i.code, n.quantity::text as value,
      r.month, c.reason, c.number, c.result_id as result
    from pay_entry n
    join pay_item i on i.tenant_id = n.tenant_id and i.id = n.item_id
    left join pay_correction c on c.tenant_id = n.tenant_id and c.pay_entry_id = n.id
    left join pay_slip s on s.tenant_id = n.tenant_id and s.id = c.pay_slip_id
    left join pay_run r on r.tenant_id = n.tenant_id and r.id = s.pay_run_id
    where n.tenant_id = ${tenantId} and n.removed_at is null and n.month = ${run.month}::date
      and n.employment_id = any(${ids})
    order by n.employment_id, i.sort_order, n.id`.execute(database);
  return rows.map(({ employment, code, value, month, reason, number, result }) => ({
    employment,
    row: {
      code,
      value,
      from: 'entry' as const,
      ...(month !== null &&
        reason !== null &&
        number !== null && {
          corrects: { month, number, reason, ...(result !== null && { byItself: true }) },
        }),
    },
  }));
}

async function readEnrolments({ database, tenantId, run }: FactsScope, ids: readonly string[]) {
  const rows = await database
    .selectFrom('enrolment as n')
    .where('n.tenant_id', '=', tenantId)
    .where('n.removed_at', 'is', null)
    .where(sql<boolean>`n.employment_id = any(${ids})`)
    .where(sql<boolean>`n.from_on <= ${run.to_on}::date`)
    .where(sql<boolean>`(n.to_on is null or n.to_on >= ${run.from_on}::date)`)
    // The latest one is kept: it overwrites the ones before.
    .orderBy('n.from_on')
    .selectAll()
    .execute();
  return rows.map((row) => ({
    employment: row.employment_id,
    row: {
      place: row.place,
      base: money(row.insurance_base),
      fundBase: row.fund_base === null ? null : money(row.fund_base),
      fundRate: row.fund_rate,
      supplementaryFundRate: row.supplementary_fund_rate,
      workInjuryRate: row.work_injury_rate,
      firstFundAccount: row.first_fund_account,
    },
  }));
}

async function readTaxpayers({ database, tenantId }: FactsScope, ids: readonly string[]) {
  const rows = await database
    .selectFrom('taxpayer as t')
    .where('t.tenant_id', '=', tenantId)
    .where('t.removed_at', 'is', null)
    .where(sql<boolean>`t.employment_id = any(${ids})`)
    .selectAll()
    .execute();
  return rows.map((row) => ({
    employment: row.employment_id,
    row: {
      residency: row.residency,
      receivesPension: row.receives_pension,
      firstWageYear: row.first_wage_year,
      yearAtOnce: row.year_at_once,
    },
  }));
}

async function readClaims(
  { database, tenantId, run }: FactsScope,
  ids: readonly string[],
): Promise<readonly Of<DeductionClaim>[]> {
  const lastDay = addDays(addMonths(run.tax_month, 1), -1);
  const rows = await database
    .selectFrom('deduction_claim as d')
    .where('d.tenant_id', '=', tenantId)
    .where('d.removed_at', 'is', null)
    .where(sql<boolean>`d.employment_id = any(${ids})`)
    .where(sql<boolean>`d.from_on <= ${lastDay}::date`)
    .where(sql<boolean>`(d.to_on is null or d.to_on >= ${run.tax_month}::date)`)
    .orderBy('d.employment_id')
    .orderBy('d.kind')
    .orderBy('d.id')
    .selectAll()
    .execute();
  return rows.map((row) => ({
    employment: row.employment_id,
    row: {
      kind: row.kind as DeductionKind,
      ...(row.children !== null && { children: row.children }),
      ...(row.share_percent !== null && { sharePercent: row.share_percent }),
      ...(row.only_child !== null && { onlyChild: row.only_child }),
      ...(row.shared_amount !== null && { sharedAmount: yuan(row.shared_amount) }),
      ...(row.city_class !== null && { cityClass: row.city_class }),
    },
  }));
}

async function readAccounts(
  { database, tenantId }: FactsScope,
  persons: readonly string[],
): Promise<ReadonlyMap<string, PayAccount>> {
  const rows = await database
    .selectFrom('bank_account as b')
    .where('b.tenant_id', '=', tenantId)
    .where('b.removed_at', 'is', null)
    .where('b.purpose', '=', 'salary')
    .where(sql<boolean>`b.person_id = any(${persons})`)
    .select(['b.person_id as personId', 'b.bank_name as bankName', 'b.account_no as accountNo'])
    .execute();
  return new Map(
    rows.flatMap(({ personId, ...account }) =>
      personId === null ? [] : [[personId, account] as const],
    ),
  );
}
