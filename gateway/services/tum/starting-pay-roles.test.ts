import { expect, test } from 'vitest';
import { deductionClaim } from '#bridge/calls/etax/records/deduction-claim.ts';
import { otherIncome } from '#bridge/calls/etax/records/other-income.ts';
import { payrollRole } from './starting-pay-roles.ts';

test('an agreed share of a deduction and other income are hidden but from who looks after pay', () => {
  expect(deductionClaim.fields.sharedAmount.right).toBe('hidden');
  expect(otherIncome.fields.amount.right).toBe('hidden');
  expect(otherIncome.fields.tax.from).toEqual(['amount']);
  expect(payrollRole.recordFields).toMatchObject({
    deductionClaim: { sharedAmount: 'write' },
    otherIncome: { amount: 'write', documentNumber: 'write' },
  });
  expect(payrollRole.functions).toEqual(expect.arrayContaining(['tax.income', 'tax.income.edit']));
});
