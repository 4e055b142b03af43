import { recordCalls } from '../../record/calls.ts';
import { defineRecord, type FieldProblem } from '../../record/define.ts';
import { decimal, integer, lines, monthField, reference, virtual } from '../../record/field.ts';

const hours = { digits: 7, scale: 2, signed: true } as const;
const money = { digits: 12, scale: 2, signed: true } as const;
const hidden = { right: 'hidden' } as const;
const computed = { from: [] } as const;
// All but what a payment to a blacklisted supplier needs.
const agreed = [
  'employment',
  'month',
  'corrects',
  'hours',
  'overtime150',
  'overtime200',
  'overtime300',
  'daysDue',
  'daysWorked',
  'insurance',
  'disputeNote',
  'note',
] as const;

/** Paiqian jiesuan: what an agency is owed for one worker and one month; each part is rounded half up to the fen. */
export const dispatchSettlement = defineRecord({
  name: 'dispatchSettlement',
  base: '/gateway/outsourcing/web/settlement',
  functionId: 'outsourcing.settlements',
  route: '/settlements/:id',
  fields: {
    employment: reference('employment', { required: true, fixed: true }),
    month: monthField({ required: true, fixed: true }),
    // The settled month that it corrects; empty for what the month itself comes to.
    corrects: monthField({ fixed: true }),
    hours: decimal(hours, { required: true }),
    overtime150: decimal(hours),
    overtime200: decimal(hours),
    overtime300: decimal(hours),
    daysDue: integer({ min: 0, max: 31 }),
    daysWorked: decimal({ digits: 6, scale: 2, signed: true }),
    insurance: decimal(money, hidden),
    basePay: virtual(decimal(money, hidden), computed),
    overtimePay: virtual(decimal(money, hidden), computed),
    fee: virtual(decimal(money, hidden), computed),
    tax: virtual(decimal(money, hidden), computed),
    total: virtual(decimal(money, hidden), computed),
    // What the agency says is wrong.
    disputeNote: lines(500),
    note: lines(500),
    // Without it a line whose agency is a blacklisted supplier is not paid.
    paidDespite: lines(300),
  },
  title: 'employment',
  key: ['employment', 'month', 'corrects'],
  range: { of: 'person', field: 'employment' },
  list: {
    columns: [
      'employment',
      'month',
      'corrects',
      'hours',
      'basePay',
      'overtimePay',
      'insurance',
      'fee',
      'total',
    ],
    filters: ['employment', 'month'],
    sorts: ['employment', 'month'],
    sort: { column: 'month', direction: 'desc' },
    search: [],
  },
  sections: {
    hours: [
      'employment',
      'month',
      'corrects',
      'hours',
      'overtime150',
      'overtime200',
      'overtime300',
      'daysDue',
      'daysWorked',
    ],
    amounts: ['insurance', 'basePay', 'overtimePay', 'fee', 'tax', 'total'],
    more: ['disputeNote', 'note', 'paidDespite'],
  },
  states: {
    values: ['draft', 'approved', 'confirmed', 'disputed', 'paid'],
    initial: 'draft',
    moves: {
      approve: { from: ['draft', 'disputed'], to: 'approved', approvable: true },
      dispute: { from: ['approved'], to: 'disputed' },
      // The agency says it is right: it does so itself where it has logins.
      confirm: { from: ['approved'], to: 'confirmed' },
      pay: { from: ['approved', 'confirmed'], to: 'paid' },
    },
    tones: { approved: 'accent', confirmed: 'good', disputed: 'warn', paid: 'good' },
    closed: { approved: agreed, confirmed: agreed, paid: 'row' },
  },
  check: checkMonth,
});

/** Reads and changes settlements. */
export const dispatchSettlementCalls = recordCalls(dispatchSettlement);

interface SettledMonth {
  readonly month: string;
  readonly corrects: string | null;
  readonly hours: string;
  readonly overtime150: string | null;
  readonly overtime200: string | null;
  readonly overtime300: string | null;
  readonly daysDue: number | null;
  readonly daysWorked: string | null;
}

type MonthProblem = FieldProblem<
  'month' | 'corrects' | 'hours' | 'overtime150' | 'overtime200' | 'overtime300' | 'daysWorked'
>;

/** Only an earlier month is corrected, and only a correction takes away. */
function checkMonth(values: SettledMonth): readonly MonthProblem[] {
  const { month, corrects, daysDue, daysWorked } = values;
  if (corrects !== null && corrects >= month) return [{ field: 'corrects', issue: 'dateOrder' }];
  if (daysWorked !== null && daysDue === null)
    return [{ field: 'daysWorked', issue: 'mustBeEmpty' }];
  const counted = ['hours', 'overtime150', 'overtime200', 'overtime300', 'daysWorked'] as const;
  return counted
    .filter((field) => corrects === null && values[field]?.startsWith('-'))
    .map((field) => ({ field, issue: 'tooSmall', min: 0 }));
}
