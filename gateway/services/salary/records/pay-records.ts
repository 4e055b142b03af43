import { payEntries } from './pay-entries.ts';
import { payItems } from './pay-items.ts';
import { payRaises } from './pay-raises.ts';
import { salaryFiles } from './salary-files.ts';

/** The declared records of pay. */
export const payRecords = [payItems, salaryFiles, payRaises, payEntries] as const;
