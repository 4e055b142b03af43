import { recordCalls } from '../../record/calls.ts';
import { defineRecord, type FieldProblem } from '../../record/define.ts';
import { choice, flag, integer, lines, text } from '../../record/field.ts';

/** How an item counts: with the wage, untaxed, apart, taken off before or after tax, or only for other items. */
export const payTreatments = [
  'wage',
  'exempt',
  'bonus',
  'severance',
  'before-tax',
  'after-tax',
  'none',
] as const;

/** An item of pay: entered each month, or worked out by a formula from the file and other items. */
export const payItem = defineRecord({
  name: 'payItem',
  base: '/gateway/salary/web/payItem',
  functionId: 'salary.items',
  route: '/items/:id',
  fields: {
    // Formulas name an item by its code or by its Chinese name.
    code: text(30, { required: true, fixed: true, unique: true }),
    nameZh: text(40, { required: true, unique: true }),
    nameEn: text(60, { required: true }),
    source: choice(['formula', 'entry'], { required: true }),
    unit: choice(['money', 'days', 'hours'], { required: true }),
    treatment: choice(payTreatments, { required: true }),
    formula: lines(500),
    sortOrder: integer({ min: 1, max: 999 }, { required: true }),
    disabled: flag({ required: true }),
  },
  title: 'nameZh',
  key: ['code'],
  range: { of: 'company' },
  list: {
    columns: [
      'sortOrder',
      'code',
      'nameZh',
      'nameEn',
      'source',
      'unit',
      'treatment',
      'formula',
      'disabled',
    ],
    filters: ['source', 'treatment', 'disabled'],
    sorts: ['sortOrder', 'code'],
    sort: { column: 'sortOrder', direction: 'asc' },
    search: ['code', 'nameZh', 'nameEn'],
    figures: 'treatment',
  },
  sections: {
    basic: ['code', 'nameZh', 'nameEn', 'sortOrder', 'disabled'],
    rule: ['source', 'unit', 'treatment', 'formula'],
  },
  check: (values) => checkItem(values),
});

/** Reads and changes pay items. */
export const payItemCalls = recordCalls(payItem);

interface Item {
  readonly code: string;
  readonly source: 'formula' | 'entry';
  readonly unit: 'money' | 'days' | 'hours';
  readonly treatment: (typeof payTreatments)[number];
  readonly formula: string | null;
}

function checkItem({
  code,
  source,
  unit,
  treatment,
  formula,
}: Item): FieldProblem<'code' | 'formula' | 'treatment'>[] {
  const problems: FieldProblem<'code' | 'formula' | 'treatment'>[] = [];
  if (!/^[a-z][a-z0-9_]*$/.test(code)) problems.push({ field: 'code', issue: 'invalid' });
  if (source === 'formula' && formula === null) {
    problems.push({ field: 'formula', issue: 'required' });
  }
  if (source === 'entry' && formula !== null) {
    problems.push({ field: 'formula', issue: 'mustBeEmpty' });
  }
  if (unit !== 'money' && treatment !== 'none') {
    problems.push({ field: 'treatment', issue: 'choice' });
  }
  return problems;
}
