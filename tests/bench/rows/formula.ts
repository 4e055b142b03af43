import { exact, rounded } from '#gateway/kernel/exact/money.ts';
import {
  compare,
  divide,
  least,
  most,
  multiply,
  negate,
  type Ratio,
  ratio,
  sum,
  zero,
} from '#gateway/kernel/exact/ratio.ts';
import { compilePlan, type PlanItem, runPlan } from '#gateway/services/salary/formula/plan.ts';
import { median, type Row } from '../row.ts';

/** The row about formulas. */
export const formulaNames = ['pay-formula'] as const;

const SLIPS = 5000;
const ROUNDS = 9;
const MOST_TIMES = 3;

const item = (code: string, formula: string | null, unit: PlanItem['unit'] = 'money') => ({
  code,
  nameZh: `项目${code}`,
  unit,
  formula,
});

const items: readonly PlanItem[] = [
  item('unpaid_days', null, 'days'),
  item('bonus', null),
  item('base_pay', 'part_month(file.base)'),
  item('position_pay', 'part_month(file.position)'),
  item('day_rate', 'file.total / 21.75'),
  item('unpaid_leave', '-(day_rate * unpaid_days)'),
  item('meals', 'if(unpaid_days > days(5), 0, round(base_pay * 0.02, 0.01))'),
  item('seniority', 'money(50) * min(person.service_years, 10)'),
  item('gross', 'base_pay + position_pay + unpaid_leave + meals + seniority + bonus'),
  item('share', 'clamp(gross * 0.08, money(500), money(3000))'),
];

/** What both read of one person; every person has other figures. */
function valuesOf(at: number): Map<string, Ratio> {
  return new Map([
    ['file.base', ratio(8000 + (at % 900))],
    ['file.position', ratio(1200 + (at % 70))],
    ['file.total', ratio(9200 + (at % 970))],
    ['person.service_years', ratio(at % 15)],
    ['unpaid_days', ratio(at % 7)],
    ['bonus', ratio(at % 500)],
  ]);
}

/** The same as the items, in TypeScript. */
function handWritten(facts: ReadonlyMap<string, Ratio>): ReadonlyMap<string, Ratio> {
  const read = (name: string) => facts.get(name) ?? zero;
  const base = read('file.base');
  const position = read('file.position');
  const dayRate = divide(read('file.total'), ratio('21.75'));
  const unpaid = negate(multiply(dayRate, read('unpaid_days')));
  const isLong = compare(read('unpaid_days'), ratio(5)) > 0;
  const meals = isLong ? zero : exact(rounded(multiply(base, ratio('0.02'))));
  const seniority = multiply(ratio(50), least(read('person.service_years'), ratio(10)));
  const gross = sum([base, position, unpaid, meals, seniority, read('bonus')]);
  const share = least(most(multiply(gross, ratio('0.08')), ratio(500)), ratio(3000));
  const made = { base, position, dayRate, unpaid, meals, seniority, gross, share };
  return new Map([...facts, ...Object.entries(made)]);
}

/** The items of a plan beside the same written by hand over the same exact numbers. */
export function measureFormulas(): Promise<Row[]> {
  const { order } = compilePlan(items);
  const scope = { place: 'CN', asOf: '2026-01-28' };
  const people = Array.from({ length: SLIPS }, (_, at) => valuesOf(at));
  const byPlan = () =>
    people.map((values) => runPlan(order, { values, partMonth: values, scope }).get('share'));
  const byHand = () => people.map((values) => handWritten(values).get('share'));
  const expected = byHand();
  const same = byPlan().every(
    (value, at) => rounded(value ?? zero) === rounded(expected[at] ?? zero),
  );
  if (!same) throw new Error('Formulas and what is written by hand differ.');
  const [plan, hand]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    plan.push(timed(byPlan));
    hand.push(timed(byHand));
  }
  const [value, floor] = [median(plan), median(hand)];
  return Promise.resolve([
    {
      name: 'pay-formula',
      value,
      unit: 'ms',
      floor,
      budget: `≤ ${MOST_TIMES} × floor`,
      met: value <= MOST_TIMES * floor,
    },
  ]);
}

function timed(work: () => unknown): number {
  const begin = performance.now();
  work();
  return performance.now() - begin;
}
