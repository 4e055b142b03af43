import type { DatabaseTransaction } from '#gateway/db/tables.ts';
import { addDays, addMonths, monthStart } from '#gateway/kernel/people/calendar.ts';
import { type StartingItem, startingItems } from '#gateway/services/salary/texts/starting-items.ts';
import { insertRows, type Row } from '../insert-rows.ts';
import { createRandom, type Random } from '../random.ts';
import type { Occupant } from './occupants.ts';
import { writePayPlans } from './pay-plan-rows.ts';
import type { Structure } from './structure.ts';

/** What a row of pay is made from. */
interface Maker {
  readonly tenantId: string;
  readonly random: Random;
  readonly anchor: string;
  newRow(): { readonly tenant_id: string; readonly id: string };
}

/** Writes what pay is made from: items, salary files, enrolments, taxpayers, deductions, and what is entered this month. */
export async function writePayRows(
  transaction: DatabaseTransaction,
  structure: Structure,
  occupants: readonly Occupant[],
): Promise<void> {
  const { tenantId: tenant_id, plan, anchor } = structure;
  // A source of its own, far from those of the plan's other rows: no id comes twice.
  const random = createRandom(plan.seed + 700_001, Date.parse(anchor));
  const maker: Maker = {
    tenantId: tenant_id,
    random,
    anchor,
    newRow: () => ({ tenant_id, id: random.id() }),
  };
  const items = itemRows(maker, createRandom(plan.seed + 700_007, Date.parse(anchor)));
  await insertRows(transaction, 'pay_item', items);
  await writePayPlans(transaction, structure);
  const people = occupants.filter(({ joinedOn }) => joinedOn <= anchor);
  const files = people.flatMap((one) => salaryFiles(one, maker));
  const joinedOn = new Map(people.map((one) => [one.employmentId, one.joinedOn]));
  await insertRows(transaction, 'salary_file', files);
  await insertRows(
    transaction,
    'enrolment',
    files.filter(({ to_on }) => to_on === null).map((file) => enrolment(file, joinedOn, maker)),
  );
  await insertRows(
    transaction,
    'taxpayer',
    people.map(({ employmentId }) => ({
      ...maker.newRow(),
      employment_id: employmentId,
      residency: 'resident' as const,
      receives_pension: false,
      first_wage_year: null,
      year_at_once: null,
      note: null,
    })),
  );
  await insertRows(
    transaction,
    'deduction_claim',
    people.flatMap((one) => claims(one, maker)),
  );
  const closed = await readClosedMonths(transaction, tenant_id);
  const entered = people.flatMap((one) => entries(one, items, maker, closed));
  await insertRows(transaction, 'pay_entry', entered);
  await insertRows(
    transaction,
    'pay_raise',
    people.slice(0, 3).map((one) => raise(one, files, maker)),
  );
}

/** An item by results of performance, for a company that turns it on. */
const awardItem: StartingItem = {
  code: 'result_award',
  nameZh: '绩效系数奖',
  nameEn: 'Award by performance',
  source: 'formula',
  unit: 'money',
  treatment: 'wage',
  formula:
    'if(has_value(performance.factor), max(file.performance * (performance.factor - 1), 0), 0)',
};

function itemRows({ tenantId, newRow }: Maker, apart: Random): Row<'pay_item'>[] {
  return [...startingItems, awardItem].map((item, at) => ({
    ...newRowOf(item.code),
    code: item.code,
    name_zh: item.nameZh,
    name_en: item.nameEn,
    source: item.source,
    unit: item.unit,
    treatment: item.treatment,
    formula: item.formula,
    sort_order: (at + 1) * 10,
    disabled: item === awardItem,
  }));

  // The last items are drawn apart: the figures of the demo stay as they were before it.
  function newRowOf(code: string): ReturnType<Maker['newRow']> {
    return code === 'unused_leave' || code === awardItem.code
      ? { tenant_id: tenantId, id: apart.id() }
      : newRow();
  }
}

async function readClosedMonths(
  transaction: DatabaseTransaction,
  tenantId: string,
): Promise<ReadonlySet<string>> {
  const rows = await transaction
    .selectFrom('attendance_month')
    .where('tenant_id', '=', tenantId)
    .where('state', '=', 'closed')
    .select('month')
    .execute();
  return new Set(rows.map(({ month }) => month));
}

/** One row since the person joined, or two where pay was raised last spring. */
function salaryFiles(
  { employmentId, joinedOn, leads }: Occupant,
  { random, anchor, newRow }: Maker,
): Row<'salary_file'>[] {
  const base = random.integer(leads ? 120 : 60, leads ? 320 : 200) * 100;
  const raisedOn = `${anchor.slice(0, 4)}-04-01`;
  const isRaised = joinedOn < addMonths(raisedOn, -6) && raisedOn < anchor && random.chance(0.3);
  const row = (from_on: string, to_on: string | null, pay: number): Row<'salary_file'> => ({
    ...newRow(),
    employment_id: employmentId,
    base_pay: `${pay}.00`,
    position_pay: `${leads ? 3000 : 1200}.00`,
    performance_pay: `${Math.floor(pay / 500) * 100}.00`,
    allowance: '300.00',
    from_on,
    to_on,
    note: null,
  });
  if (!isRaised) return [row(joinedOn, null, base)];
  return [row(joinedOn, addDays(raisedOn, -1), base - 800), row(raisedOn, null, base)];
}

function enrolment(
  file: Row<'salary_file'>,
  joinedOn: ReadonlyMap<string, string>,
  { newRow }: Maker,
): Row<'enrolment'> {
  return {
    ...newRow(),
    employment_id: file.employment_id,
    place: '310000',
    insurance_base: file.base_pay,
    fund_base: file.base_pay,
    fund_rate: '7.000',
    supplementary_fund_rate: null,
    work_injury_rate: '0.200',
    first_fund_account: false,
    from_on: joinedOn.get(file.employment_id) ?? file.from_on,
    to_on: null,
  };
}

function claims(
  { employmentId }: Occupant,
  { random, anchor, newRow }: Maker,
): Row<'deduction_claim'>[] {
  const row = (
    kind: string,
    rest: Pick<Row<'deduction_claim'>, 'children' | 'share_percent' | 'only_child' | 'city_class'>,
  ): Row<'deduction_claim'> => ({
    ...newRow(),
    employment_id: employmentId,
    kind,
    from_on: `${anchor.slice(0, 4)}-01-01`,
    to_on: null,
    shared_amount: null,
    note: null,
    ...rest,
  });
  const none = { children: null, share_percent: null, only_child: null, city_class: null };
  return [
    ...(random.chance(0.35)
      ? [row('child-education', { ...none, children: 1, share_percent: '100' })]
      : []),
    ...(random.chance(0.3) ? [row('elderly-support', { ...none, only_child: true })] : []),
    ...(random.chance(0.4) ? [row('rent', { ...none, city_class: 'first' })] : []),
  ];
}

/** Overtime, leave and a bonus now and then, in this month and the one before. */
function entries(
  { employmentId, leftOn }: Occupant,
  items: readonly Row<'pay_item'>[],
  { random, anchor, newRow }: Maker,
  closed: ReadonlySet<string>,
): Row<'pay_entry'>[] {
  if (leftOn !== null) return [];
  const thisMonth = monthStart(anchor);
  const made: Row<'pay_entry'>[] = [];
  for (const month of [addMonths(thisMonth, -1), thisMonth]) {
    for (const [code, chance, most] of [
      ['unpaid_days', 0.06, 2],
      ['sick_days', 0.08, 3],
      ['overtime_hours', 0.25, 12],
      ['bonus', 0.1, 9],
    ] as const) {
      const item = items.find((one) => one.code === code);
      if (item === undefined || !random.chance(chance)) continue;
      // A closed attendance month gives the others.
      if (code !== 'bonus' && closed.has(month)) continue;
      const value = random.integer(1, most) * (code === 'bonus' ? 200 : 1);
      made.push({
        ...newRow(),
        employment_id: employmentId,
        item_id: item.id,
        month,
        quantity: `${value}.00`,
        note: null,
      });
    }
  }
  return made;
}

/** A raise that waits to be confirmed. */
function raise(
  { employmentId }: Occupant,
  files: readonly Row<'salary_file'>[],
  { anchor, newRow }: Maker,
): Row<'pay_raise'> {
  const file = files.findLast(({ employment_id }) => employment_id === employmentId);
  const [base] = String(file?.base_pay ?? '8000.00').split('.');
  return {
    ...newRow(),
    employment_id: employmentId,
    kind: 'raise',
    effective_on: addMonths(monthStart(anchor), 1),
    base_pay: `${Number(base) + 1000}.00`,
    position_pay: file?.position_pay ?? null,
    performance_pay: file?.performance_pay ?? null,
    allowance: file?.allowance ?? null,
    reason: null,
    state: 'draft',
    pending: null,
  };
}
