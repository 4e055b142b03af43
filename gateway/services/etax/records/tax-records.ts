import { deductionClaims } from './deduction-claims.ts';
import { taxpayers } from './taxpayers.ts';

/** The declared records of income tax. */
export const etaxRecords = [taxpayers, deductionClaims] as const;
