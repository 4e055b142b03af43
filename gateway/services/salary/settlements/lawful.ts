import { sql } from 'kysely';
import type { ResultOf } from '#bridge/calls/kit/define.ts';
import type { Locale } from '#bridge/calls/kit/words.ts';
import type { paySettlement } from '#bridge/calls/salary/settlements.ts';
import { fen, type Money, nothing, rounded, yuanText } from '#gateway/kernel/exact/money.ts';
import { divide, ratio } from '#gateway/kernel/exact/ratio.ts';
import { shortText } from '#gateway/kernel/exact/rounding.ts';
import type { CallContext } from '#gateway/kernel/handler.ts';
import type { LawScope } from '#gateway/kernel/law/rule.ts';
import { monthStart } from '#gateway/kernel/people/calendar.ts';
import { Calculation } from '../../ruleEngine/calculators/calculation.ts';
import { calculateSeverance } from '../../ruleEngine/calculators/leaving.ts';
import { unusedLeavePay } from '../engine/earnings.ts';
import { paySources } from '../law/texts/sources.ts';
import { settlementText } from '../texts/settlement-words.ts';
import type { Leaver } from './leavers.ts';

type Result = ResultOf<typeof paySettlement>;

/** What a leaver is paid for leaving. */
export type SettlementKind = Result['kind'];

/** The pay that severance and unused leave are counted from. */
export interface AveragePay {
  readonly pay: Money;
  /** Without overtime, for unused leave. */
  readonly withoutOvertime: Money;
  /** How many months of slips it is the average of; 0 where the salary file says it. */
  readonly months: number;
  /** The pay of the last whole month, for a month of notice. */
  readonly last: Money;
}

/** Averages the pay due of the twelve months before the last day, by the closed and paid runs. */
export async function readAveragePay(
  { database, tenantId }: Pick<CallContext, 'database' | 'tenantId'>,
  { employmentId, lastDay }: Leaver,
): Promise<AveragePay> {
  const { rows } = await sql<{ month: string; pay: string; overtime: string }>`
    select r.month, (s.income + s.bonus)::text as pay,
      coalesce((select sum(l.amount) from pay_line l where l.tenant_id = s.tenant_id
        and l.pay_slip_id = s.id and l.calculation = s.calculation
        and l.code = 'overtime_pay'), 0)::bigint::text as overtime
    from pay_slip s
    join pay_run r on r.tenant_id = s.tenant_id and r.id = s.pay_run_id
      and r.calculation = s.calculation and r.state in ('paid', 'closed')
    where s.tenant_id = ${tenantId} and s.employment_id = ${employmentId} and s.fault is null
      and r.month < ${monthStart(lastDay)}::date
      and r.month >= (${monthStart(lastDay)}::date - interval '12 months')::date
    order by r.month desc`.execute(database);
  const [last] = rows;
  if (last === undefined) {
    const pay = await readFilePay({ database, tenantId }, employmentId, lastDay);
    return { pay, withoutOvertime: pay, months: 0, last: pay };
  }
  const sumOf = (values: readonly bigint[]) => values.reduce((sum, value) => sum + value, 0n);
  const mean = (sum: bigint) => rounded(divide(ratio(sum), ratio(rows.length * 100)));
  const pay = sumOf(rows.map((row) => BigInt(row.pay)));
  const overtime = sumOf(rows.map((row) => BigInt(row.overtime)));
  return {
    pay: mean(pay),
    withoutOvertime: mean(pay - overtime),
    months: rows.length,
    last: fen(BigInt(last.pay)),
  };
}

async function readFilePay(
  { database, tenantId }: Pick<CallContext, 'database' | 'tenantId'>,
  employmentId: string,
  day: string,
): Promise<Money> {
  const { rows } = await sql<{ pay: string }>`select ((f.base_pay + coalesce(f.position_pay, 0)
      + coalesce(f.performance_pay, 0) + coalesce(f.allowance, 0)) * 100)::bigint::text as pay
    from salary_file f where f.tenant_id = ${tenantId} and f.employment_id = ${employmentId}
      and f.removed_at is null and f.from_on <= ${day}::date
    order by f.from_on desc limit 1`.execute(database);
  return fen(BigInt(rows[0]?.pay ?? 0));
}

/** The kind of pay that usually goes with a reason to leave (Labour Contract Law, arts. 46 and 40). */
export function kindOfReason(reason: Leaver['reason']): SettlementKind {
  switch (reason) {
    case 'dismissal-with-notice':
    case 'redundancy':
    case 'contract-end':
    case 'agreement':
      return 'N';
    default:
      return 'none';
  }
}

/** Severance by law with its steps; null where none is asked for. */
export function lawfulSeverance(
  locale: Locale,
  { joinedOn, lastDay }: Leaver,
  kind: SettlementKind,
  average: AveragePay,
  { place, own = [] }: LawScope,
): (NonNullable<Result['lawful']> & { readonly pay: Money }) | null {
  if (kind === 'none') return null;
  const out = new Calculation(locale, own);
  const found = calculateSeverance(
    {
      calculator: 'severance',
      asOf: lastDay,
      place,
      severanceKind: kind,
      from: joinedOn,
      to: lastDay,
      averagePay: yuanText(average.pay),
      lastMonthPay: yuanText(average.last),
    },
    out,
  );
  const { steps } = out.done();
  return { months: shortText(found.months), amount: yuanText(found.pay), steps, pay: found.pay };
}

/** What unused leave is paid with: two days of pay for each, beside the one that is paid already. */
export function payOfUnusedLeave(
  locale: Locale,
  days: string,
  { withoutOvertime }: AveragePay,
  scope: LawScope,
): { readonly pay: Money; readonly steps: Result['unusedSteps'] } {
  if (/^0+(\.0+)?$/.test(days)) return { pay: nothing, steps: [] };
  const pay = unusedLeavePay(withoutOvertime, ratio(days), scope);
  const text = settlementText(locale, 'unused', yuanText(withoutOvertime), days, yuanText(pay));
  return { pay, steps: [{ text, source: paySources.unusedLeave[locale] }] };
}
