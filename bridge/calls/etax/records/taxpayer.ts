import { recordCalls } from '../../record/calls.ts';
import { defineRecord } from '../../record/define.ts';
import { choice, flag, integer, lines, reference } from '../../record/field.ts';
import { uacCodes } from '../../uac/terms.ts';

const year = { min: 2019, max: 2100 } as const;

/** What decides how an employee is taxed. */
export const taxpayer = defineRecord({
  name: 'taxpayer',
  base: '/gateway/etax/web/taxpayer',
  functionId: 'tax.taxpayers',
  route: '/taxpayers/:id',
  fields: {
    employment: reference('employment', { required: true, fixed: true, unique: true }),
    residency: choice(['resident', 'non-resident'], { required: true }),
    receivesPension: flag({ required: true }),
    note: lines(200),
    // The year in which the wage here is the first one from any employer.
    firstWageYear: integer(year),
    // The year for which the bureau lists the person for 60,000 at once.
    yearAtOnce: integer(year),
  },
  title: 'employment',
  key: ['employment'],
  range: { of: 'person', field: 'employment' },
  list: {
    columns: ['employment', 'residency', 'receivesPension', 'firstWageYear', 'yearAtOnce'],
    filters: ['employment', 'residency'],
    sorts: ['employment'],
    sort: { column: 'employment', direction: 'asc' },
    search: [],
    figures: 'residency',
  },
  sections: {
    basic: ['employment', 'residency', 'receivesPension'],
    year: ['firstWageYear', 'yearAtOnce'],
    more: ['note'],
  },
});

/** Reads and changes taxpayers. */
export const taxpayerCalls = recordCalls(taxpayer, { exportProof: uacCodes.confirmNeeded });
