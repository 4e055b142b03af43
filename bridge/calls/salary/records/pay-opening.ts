import { recordCalls } from '../../record/calls.ts';
import { defineRecord } from '../../record/define.ts';
import { decimal, integer, lines, reference } from '../../record/field.ts';
import { uacCodes } from '../../uac/terms.ts';

const sum = { digits: 14, scale: 2 } as const;

/** What an employee earned and paid in tax in a year before the first run here: cumulative tax goes on from it. */
export const payOpening = defineRecord({
  name: 'payOpening',
  base: '/gateway/salary/web/payOpening',
  functionId: 'salary.openings',
  route: '/openings/:id',
  fields: {
    employment: reference('employment', { required: true, fixed: true }),
    taxYear: integer({ min: 2019, max: 2100 }, { required: true, fixed: true }),
    income: decimal(sum, { required: true, right: 'hidden' }),
    exempt: decimal(sum, { right: 'hidden' }),
    ownContributions: decimal(sum, { required: true, right: 'hidden' }),
    specialAdditional: decimal(sum, { required: true, right: 'hidden' }),
    otherDeductions: decimal(sum, { right: 'hidden' }),
    withheld: decimal(sum, { required: true, right: 'hidden' }),
    note: lines(200),
  },
  title: 'employment',
  key: ['employment', 'taxYear'],
  range: { of: 'person', field: 'employment' },
  list: {
    columns: ['employment', 'taxYear', 'income', 'ownContributions', 'withheld'],
    filters: ['employment', 'taxYear'],
    sorts: ['employment'],
    sort: { column: 'employment', direction: 'asc' },
    search: [],
  },
  sections: {
    basic: ['employment', 'taxYear'],
    amounts: [
      'income',
      'exempt',
      'ownContributions',
      'specialAdditional',
      'otherDeductions',
      'withheld',
    ],
    more: ['note'],
  },
});

/** Reads and changes opening totals of a tax year. */
export const payOpeningCalls = recordCalls(payOpening, { exportProof: uacCodes.confirmNeeded });
