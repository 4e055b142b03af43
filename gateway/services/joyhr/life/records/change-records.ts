import { entries } from './entries.ts';
import { leavings } from './leavings.ts';
import { regularisations } from './regularisations.ts';
import { transfers } from './transfers.ts';

/** The declared records of the life of an employment. */
export const changeRecords = [entries, regularisations, transfers, leavings] as const;
