import { recordCalls } from '../../record/calls.ts';
import { defineRecord } from '../../record/define.ts';
import { lines, text } from '../../record/field.ts';

/** A pay plan: the items that a pay group is paid by. A group without a plan is paid by all items. */
export const payPlan = defineRecord({
  name: 'payPlan',
  base: '/gateway/salary/web/payPlan',
  functionId: 'salary.plans',
  route: '/plans/:id',
  fields: {
    name: text(40, { required: true, unique: true }),
    // One item a line, by its code or its Chinese name.
    items: lines(3000, { required: true }),
    note: lines(200),
  },
  title: 'name',
  key: ['name'],
  range: { of: 'company' },
  list: {
    columns: ['name', 'items', 'note'],
    filters: [],
    sorts: ['name'],
    sort: { column: 'name', direction: 'asc' },
    search: ['name'],
  },
  sections: { basic: ['name', 'items', 'note'] },
});

/** Reads and changes pay plans. */
export const payPlanCalls = recordCalls(payPlan);

/** The items of a plan as they are typed, one a line. */
export function itemsOfPlan(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
