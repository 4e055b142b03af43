/** The correction of income beside wages whose month was filed: a difference in the open month. */
import * as z from 'zod/mini';
import { day, id, lines } from '../kit/atoms.ts';
import { defineCall } from '../kit/define.ts';
import { amount } from './declaration-shapes.ts';
import { otherIncome } from './records/other-income.ts';
import { etaxCodes as codes } from './terms.ts';

export const correctPayment = defineCall({
  service: 'etax',
  access: { kind: 'function', functionId: `${otherIncome.functionId}.edit` },
  name: 'etax.otherIncome.correct',
  path: '/gateway/etax/web/otherIncome/correctPayment',
  encoding: 'json',
  effect: 'write',
  request: z.strictObject({
    otherIncomeId: id,
    /** What the income should have been, in yuan; zero where it was not paid at all. */
    amount: z.string('required').check(z.trim(), z.regex(/^\d{1,9}(\.\d{1,2})?$/, 'invalid')),
    reason: lines(1, 200),
  }),
  result: z.object({
    id,
    /** The month that the difference counts in. */
    month: day,
    /** The difference of income and of tax; below zero where less is due. */
    amount,
    tax: amount,
  }),
  errors: ['badInput', 'notFound', 'noPermission', codes.correctionNotNeeded],
  doc: 'Corrects a payment whose month was filed: the difference of income and tax becomes a row of the open month, and the filed month stays.',
});

/** Corrects what was filed. */
export const correctionCalls = { correctPayment } as const;
