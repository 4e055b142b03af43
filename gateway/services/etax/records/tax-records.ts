import { deductionClaims } from './deduction-claims.ts';
import { otherIncomes } from './other-incomes.ts';
import { taxpayers } from './taxpayers.ts';

/** The declared records of income tax. */
export const etaxRecords = [taxpayers, deductionClaims, otherIncomes] as const;
