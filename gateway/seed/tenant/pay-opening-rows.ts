import { yuanText } from '#gateway/kernel/exact/money.ts';
import { addDays, addMonths } from '#gateway/kernel/people/calendar.ts';
import { addTotals } from '#gateway/services/etax/engine/withholding.ts';
import {
  emptyYear,
  type PersonFacts,
  slipOf,
} from '#gateway/services/salary/engine/person-slip.ts';
import { loadFacts } from '#gateway/services/salary/runs/load-facts.ts';
import { readPeople } from '#gateway/services/salary/runs/load-people.ts';
import { loadRunFacts } from '#gateway/services/salary/runs/load-plan.ts';
import type { Period } from '#gateway/services/salary/runs/periods.ts';
import type { Row } from '../insert-rows.ts';
import type { RunMaker } from './pay-run-rows.ts';

type Year = PersonFacts['year'];

/** What people earned in the year before the first run: the same engine over the months before it. */
export async function payOpenings(
  { database, tenantId, random, groupId }: RunMaker,
  { taxMonth: first }: Period,
): Promise<Row<'pay_opening'>[]> {
  const years = new Map<string, Year>();
  const firstMonth = `${first.slice(0, 4)}-01-01`;
  for (let paid = firstMonth; paid < first; paid = addMonths(paid, 1)) {
    const month = addMonths(paid, -1);
    const run = {
      month,
      from_on: month,
      to_on: addDays(paid, -1),
      tax_month: paid,
      pay_on: addDays(paid, 9),
      pay_group_id: groupId,
      group_organ_id: null,
      part_month: 'backward-21.75' as const,
      plan_items: null,
    };
    const facts = await loadRunFacts(database, tenantId, run);
    const people = await readPeople(database, tenantId, run);
    const loaded = await loadFacts({ database, tenantId, run }, people);
    for (const { id } of people) {
      const own = loaded.facts.get(id);
      if (own === undefined) continue;
      const year = years.get(id) ?? emptyYear;
      const made = slipOf({ ...own, year }, facts);
      if ('fault' in made) continue;
      years.set(id, {
        ...year,
        before: addTotals(made.slip.totals, emptyYear.before),
        withheld: (year.withheld + made.slip.incomeTax) as Year['withheld'],
      });
    }
  }
  return [...years].map(([employmentId, { before, withheld }]) => ({
    tenant_id: tenantId,
    id: random.id(),
    employment_id: employmentId,
    tax_year: Number(first.slice(0, 4)),
    income: yuanText(before.income),
    exempt: yuanText(before.exempt),
    own_contributions: yuanText(before.ownContributions),
    special_additional: yuanText(before.specialAdditional),
    other_deductions: yuanText(before.other),
    withheld: yuanText(withheld),
    note: null,
  }));
}
