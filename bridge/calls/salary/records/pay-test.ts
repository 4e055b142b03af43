import { recordCalls } from '../../record/calls.ts';
import { defineRecord } from '../../record/define.ts';
import { flag, lines, reference, text } from '../../record/field.ts';

/** A test of formulas: with what is given, items come to what is expected. */
export const payTest = defineRecord({
  name: 'payTest',
  base: '/gateway/salary/web/payTest',
  functionId: 'salary.tests',
  route: '/tests/:id',
  fields: {
    name: text(60, { required: true, unique: true }),
    // Of all items when empty.
    plan: reference('payPlan'),
    // `file.base = 10000`, one a line; what is not given is zero.
    given: lines(2000, { required: true }),
    expected: lines(2000, { required: true }),
    // While a formula is changed, its tests are turned off.
    disabled: flag({ required: true }),
  },
  title: 'name',
  key: ['name'],
  range: { of: 'company' },
  list: {
    columns: ['name', 'plan', 'given', 'expected', 'disabled'],
    filters: ['plan', 'disabled'],
    sorts: ['name'],
    sort: { column: 'name', direction: 'asc' },
    search: ['name'],
  },
  sections: { basic: ['name', 'plan', 'disabled'], values: ['given', 'expected'] },
});

/** Reads and changes tests of formulas. */
export const payTestCalls = recordCalls(payTest);
