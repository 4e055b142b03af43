import { fen, type Money, nothing, total, yuan } from '#gateway/kernel/exact/money.ts';
import { multiply, type Ratio, ratio } from '#gateway/kernel/exact/ratio.ts';
import { shortText } from '#gateway/kernel/exact/rounding.ts';
import { overtimeOn } from '#gateway/kernel/law/working-time.ts';
import { noTotals } from '../../etax/engine/withholding.ts';
import { taxSources } from '../../etax/law/texts/sources.ts';
import { wholeContributions } from '../../insurance/engine/contributions.ts';
import { overtimePay } from '../../salary/engine/earnings.ts';
import { calculateSlip, type Slip, type SlipFacts } from '../../salary/engine/slip.ts';
import { type Asked, amountOf, type Calculation, need, scopeOf } from './calculation.ts';

/** Contributions of a month in a city. */
export function calculateContributions(asked: Asked, out: Calculation): void {
  const base = amountOf(asked, 'base');
  const lines = wholeContributions({
    place: need(asked, 'place'),
    month: asked.asOf.slice(0, 7),
    base,
    fundBase: asked.fundBase === undefined ? base : yuan(asked.fundBase),
    fundRate: asked.fundRate ?? null,
    supplementaryFundRate: asked.supplementaryFundRate ?? null,
    workInjuryRate: asked.workInjuryRate ?? null,
    own: out.own,
  });
  out.result('own', total(lines.map(({ employee }) => employee)));
  out.result('employer', total(lines.map(({ employer }) => employer)));
  for (const line of lines) {
    const { item, employerRate, employeeRate, employer, employee, rule } = line;
    const values = [out.say(item), line.base, employerRate, employer, employeeRate, employee];
    out.step('itemStep', values, rule.source);
  }
}

/** The gross pay that leaves a net pay in the first month of a year. */
export function calculateNetToGross(asked: Asked, out: Calculation): void {
  const net = amountOf(asked, 'net');
  const slipOf = (gross: Money): Slip => calculateSlip(firstMonth(asked, gross, out));
  let [low, high] = [net as bigint, net * 3n + 500_000n];
  while (low < high) {
    const middle = (low + high) / 2n;
    if (slipOf(fen(middle)).net < net) low = middle + 1n;
    else high = middle;
  }
  const slip = slipOf(fen(low));
  out.result('gross', slip.gross);
  out.result('own', slip.ownContributions);
  out.result('tax', slip.incomeTax);
  out.result('net', slip.net);
  out.step('netStep', [net], taxSources.withholding);
  for (const line of slip.contributions) {
    const { item, employerRate, employeeRate, employer, employee, rule } = line;
    const values = [out.say(item), line.base, employerRate, employer, employeeRate, employee];
    out.step('itemStep', values, rule.source);
  }
  if (slip.withholding !== null) {
    const { taxable, ratePercent, quickDeduction, cumulativeTax } = slip.withholding;
    out.step('taxable', [taxable]);
    out.step('bracket', [ratePercent, quickDeduction, cumulativeTax], taxSources.annualTable);
  }
}

function firstMonth(asked: Asked, gross: Money, { own }: Calculation): SlipFacts {
  const month = asked.asOf.slice(0, 7);
  return {
    month,
    place: need(asked, 'place'),
    employment: {
      employedFrom: `${month}-01`,
      residency: 'resident',
      receivesPension: false,
      firstFundAccount: false,
      joinsHousingFund: true,
    },
    lines: [{ code: 'gross', amount: gross, treatment: 'wage' }],
    insurance: {
      base: gross,
      fundBase: gross,
      fundRate: asked.fundRate ?? null,
      supplementaryFundRate: null,
      workInjuryRate: null,
    },
    tax: {
      before: noTotals,
      withheldBefore: nothing,
      firstWageOfTheYear: false,
      lastYear: null,
      yearAtOnce: false,
      specialAdditional: yuan(asked.special ?? '0'),
      separateBonusUsed: false,
    },
    localAverage: null,
    own,
  };
}

/** Pay for overtime by kind of day. */
export function calculateOvertime(asked: Asked, out: Calculation): void {
  const scope = scopeOf(asked, out);
  const wage = amountOf(asked, 'wage');
  const rule = overtimeOn(scope);
  const hours = {
    workday: asked.workdayHours ?? '0',
    'rest-day': asked.restDayHours ?? '0',
    'statutory-holiday': asked.holidayHours ?? '0',
  } as const;
  const kinds = ['workday', 'rest-day', 'statutory-holiday'] as const;
  const overtime = kinds.map((dayKind) => ({
    dayKind,
    minutes: minutesOf(multiply(ratio(hours[dayKind]), ratio(60))),
    compensatoryRest: false,
  }));
  const pays = overtimePay(wage, overtime, scope);
  out.result('overtime', total([...pays.values()]));
  for (const kind of kinds) {
    const pay = pays.get(kind) ?? nothing;
    const percent = String(rule.percent[kind]);
    const text = shortText(ratio(hours[kind]));
    out.step('overtimeStep', [out.say(kind), wage, text, percent, pay], rule.source);
  }
}

function minutesOf({ numerator, denominator }: Ratio): number {
  return Number(numerator / denominator);
}
