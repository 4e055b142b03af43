import { readIdNumber } from '../../joyhr/id-number.ts';
import { recordCalls } from '../../record/calls.ts';
import { defineRecord, type FieldProblem } from '../../record/define.ts';
import {
  choice,
  decimal,
  integer,
  lines,
  monthField,
  reference,
  text,
  virtual,
} from '../../record/field.ts';
import { uacCodes } from '../../uac/terms.ts';

/** The kinds of income beside wages that are withheld by the payment. */
export const incomeKinds = ['labour', 'author', 'royalty'] as const;

const money = { digits: 12, scale: 2 } as const;
/** Shown to those who may see the amount that it is worked out from. */
const ofAmount = { from: ['amount'] } as const;

/** One payment of labour, author's or royalty income to an employee or to somebody outside, with its tax. */
export const otherIncome = defineRecord({
  name: 'otherIncome',
  base: '/gateway/etax/web/otherIncome',
  functionId: 'tax.income',
  route: '/income/:id',
  fields: {
    payee: virtual(text(60), { from: ['employment', 'payeeName'] }),
    employment: reference('employment', { fixed: true }),
    payeeName: text(60),
    documentType: choice(['cn-id', 'passport', 'other']),
    documentNumber: text(30, { right: 'masked', mask: 'ends' }),
    residency: choice(['resident', 'non-resident'], { required: true }),
    kind: choice(incomeKinds, { required: true }),
    // The month of payment: it is declared in the next one.
    month: monthField({ required: true, fixed: true }),
    // The month of the filed payment that a row corrects; its amounts are differences then.
    corrects: virtual(monthField(), { from: ['month'] }),
    // Tells payments apart that have the same payee, kind and month; empty for the first of them.
    sequence: virtual(integer({ min: 2, max: 9999 }), { from: ['month'] }),
    amount: decimal(money, { required: true, right: 'hidden' }),
    expenses: virtual(decimal(money), ofAmount),
    // Of author's income a part counts.
    sharePercent: virtual(integer({ min: 0, max: 100 }), ofAmount),
    taxable: virtual(decimal(money), ofAmount),
    ratePercent: virtual(integer({ min: 0, max: 100 }), ofAmount),
    quickDeduction: virtual(decimal(money), ofAmount),
    tax: virtual(decimal(money), ofAmount),
    net: virtual(decimal(money), ofAmount),
    note: lines(200),
  },
  title: 'payee',
  // A correction is not the payment of its own month, and a second correction is not the first.
  key: ['employment', 'documentNumber', 'kind', 'month', 'corrects', 'sequence'],
  range: { of: 'person', field: 'employment' },
  list: {
    columns: [
      'payee',
      'month',
      'corrects',
      'kind',
      'amount',
      'taxable',
      'tax',
      'net',
      'residency',
      'note',
    ],
    filters: ['employment', 'month', 'kind'],
    sorts: ['month'],
    sort: { column: 'month', direction: 'desc' },
    search: ['payeeName'],
    figures: 'kind',
  },
  sections: {
    payee: ['employment', 'payeeName', 'documentType', 'documentNumber', 'residency'],
    payment: ['kind', 'month', 'corrects', 'sequence', 'amount'],
    tax: ['expenses', 'sharePercent', 'taxable', 'ratePercent', 'quickDeduction', 'tax', 'net'],
    more: ['note'],
  },
  check: (values) => checkPayee(values),
});

/** Reads and changes income beside wages. */
export const otherIncomeCalls = recordCalls(otherIncome, { exportProof: uacCodes.confirmNeeded });

interface Payment {
  readonly employment: string | null;
  readonly payeeName: string | null;
  readonly documentType: string | null;
  readonly documentNumber: string | null;
  readonly amount: string | null;
}

type PaymentProblem = FieldProblem<'payeeName' | 'documentType' | 'documentNumber' | 'amount'>;

/** The payee is an employee, or somebody outside with a document. */
function checkPayee(values: Payment): PaymentProblem[] {
  const { employment, documentType, documentNumber, amount } = values;
  const outside = ['payeeName', 'documentType', 'documentNumber'] as const;
  const problems = outside
    .filter((field) => (values[field] === null) !== (employment !== null))
    .map(
      (field): PaymentProblem => ({
        field,
        issue: employment === null ? 'required' : 'mustBeEmpty',
      }),
    );
  const isUnread = documentType === 'cn-id' && documentNumber !== null && employment === null;
  if (isUnread && readIdNumber(documentNumber) === undefined) {
    problems.push({ field: 'documentNumber', issue: 'idNumber' });
  }
  if (amount !== null && !/[1-9]/.test(amount))
    problems.push({ field: 'amount', issue: 'invalid' });
  return problems;
}
