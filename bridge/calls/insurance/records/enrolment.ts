import { chinaCities } from '../../kit/china-places.ts';
import { recordCalls } from '../../record/calls.ts';
import { defineRecord } from '../../record/define.ts';
import { choice, dayField, decimal, flag, reference } from '../../record/field.ts';

/** The cities where people are insured (GB/T 2260): those that the rule pack holds, then all others. */
export const insurancePlaces: readonly string[] = [
  ...new Set(['310000', '110000', '440100', '440300', ...chinaCities.map(({ code }) => code)]),
];

const base = { digits: 12, scale: 2 } as const;
const rate = { digits: 5, scale: 3 } as const;

/** Where and on what an employee is insured, from a day on. */
export const enrolment = defineRecord({
  name: 'enrolment',
  base: '/gateway/insurance/web/enrolment',
  functionId: 'salary.enrolments',
  route: '/enrolments/:id',
  fields: {
    employment: reference('employment', { required: true, fixed: true }),
    place: choice(insurancePlaces, { required: true }),
    insuranceBase: decimal(base, { required: true, right: 'hidden' }),
    fundBase: decimal(base, { right: 'hidden' }),
    fundRate: decimal(rate),
    supplementaryFundRate: decimal(rate),
    workInjuryRate: decimal(rate, { required: true }),
    firstFundAccount: flag({ required: true }),
    fromOn: dayField({ required: true }),
    toOn: dayField(),
  },
  title: 'fromOn',
  key: ['employment', 'fromOn'],
  range: { of: 'person', field: 'employment' },
  list: {
    columns: ['employment', 'place', 'insuranceBase', 'fundBase', 'fundRate', 'fromOn', 'toOn'],
    filters: ['employment', 'place', 'fromOn'],
    sorts: ['employment', 'fromOn'],
    sort: { column: 'fromOn', direction: 'desc' },
    search: [],
  },
  sections: {
    basic: ['employment', 'place', 'fromOn', 'toOn'],
    bases: ['insuranceBase', 'workInjuryRate'],
    fund: ['fundBase', 'fundRate', 'supplementaryFundRate', 'firstFundAccount'],
  },
  dated: { of: 'employment', from: 'fromOn', to: 'toOn' },
  check: ({ fundBase, fundRate }) =>
    (fundBase === null) === (fundRate === null)
      ? []
      : [{ field: fundBase === null ? 'fundBase' : 'fundRate', issue: 'required' }],
});

/** Reads and changes enrolments. */
export const enrolmentCalls = recordCalls(enrolment);
