/** What the tax of a month looks like on its way to a page. */
import * as z from 'zod/mini';
import { day, id, moment } from '../kit/atoms.ts';
import { incomeKinds } from './records/other-income.ts';

/** Yuan with two digits after the point, such as `-1234.50`. */
export const amount = z.string();

/** Sums of the year up to a month, as the cumulative method takes them. */
export const yearTax = z.object({
  income: amount,
  exempt: amount,
  basicDeduction: amount,
  ownContributions: amount,
  specialAdditional: amount,
  other: amount,
  taxable: amount,
  ratePercent: z.string(),
  quickDeduction: amount,
  tax: amount,
  withheldBefore: amount,
});

/** The amounts of one month. */
export const monthAmounts = {
  /** With what is exempt. */
  income: amount,
  exempt: amount,
  ownContributions: amount,
  specialAdditional: amount,
  other: amount,
  /** Withheld from the wage. */
  tax: amount,
  bonus: amount,
  bonusTax: amount,
  severance: amount,
  severanceTax: amount,
};

/**
 * What should be looked at before a person is declared: no document number; withheld differs from what the year's sums
 * give; special deductions that were brought along without their kinds.
 */
export const declarationProblem = z.enum(['noDocument', 'taxDiffers', 'kindsUnknown']);

/** One person in a month. */
export const declarationRow = z.object({
  personId: id,
  name: z.string(),
  staffNo: z.string(),
  /** The last four characters of the document number; null where none is known. */
  documentTail: z.nullable(z.string()),
  residency: z.enum(['resident', 'non-resident']),
  ...monthAmounts,
  /** Null for non-residents: each month is taxed alone. */
  year: z.nullable(yearTax),
  problems: z.array(declarationProblem),
});

/** One payment of income beside wages, with the steps of its tax. */
export const payment = z.object({
  id,
  month: day,
  kind: z.enum(incomeKinds),
  name: z.string(),
  /** Null for somebody outside. */
  staffNo: z.nullable(z.string()),
  documentTail: z.nullable(z.string()),
  residency: z.enum(['resident', 'non-resident']),
  amount,
  expenses: amount,
  /** Of author's income a part counts. */
  sharePercent: z.number(),
  taxable: amount,
  ratePercent: z.number(),
  quickDeduction: amount,
  tax: amount,
  /** The month of the filed payment that this row corrects: its amounts are differences. */
  corrects: z.nullable(day),
  /** Which it is among the corrections that are else alike; null for the first, and for what corrects nothing. */
  sequence: z.nullable(z.number()),
  /** The last month that has a correction of this payment. */
  correctedIn: z.nullable(day),
});

/** What was filed of a month, and when. */
export const taxFiling = z.object({
  id,
  filedOn: day,
  receiptNo: z.nullable(z.string()),
  note: z.nullable(z.string()),
  people: z.number(),
  income: amount,
  tax: amount,
  by: z.string(),
  at: moment,
});

/** Where a month is: nothing paid, runs that are open, ready, filed, or changed since it was filed. */
export const declarationState = z.enum(['nothing', 'open', 'ready', 'filed', 'changed']);

/** The sums of one month. */
export const declarationMonth = z.object({
  month: day,
  /** The last day to file: the 15th of the next month, or the next working day. */
  dueOn: day,
  state: declarationState,
  people: z.number(),
  income: amount,
  ownContributions: amount,
  tax: amount,
  bonusTax: amount,
  severanceTax: amount,
  /** Who had income beside wages, what they were paid and its tax. */
  payees: z.number(),
  otherIncome: amount,
  otherTax: amount,
  /** Runs paid in this month that are not marked as paid. */
  openRuns: z.number(),
  filing: z.nullable(taxFiling),
});

/** What of a line differs from the bureau's file. */
export const comparedField = z.enum([
  'income',
  'yearIncome',
  'yearBasicDeduction',
  'yearOwnContributions',
  'yearSpecialAdditional',
  'yearTaxable',
  'yearTax',
  'tax',
  'taxable',
  'assessedTax',
]);

/** The forms of the bureau that a month is exported as. */
export const declarationForm = z.enum(['people', 'wages', 'bonus', 'severance', ...incomeKinds]);

/** What a file of the bureau is compared with: the wages of a month, or one kind of the other income. */
export const comparedIncome = z.enum(['wages', ...incomeKinds]);
