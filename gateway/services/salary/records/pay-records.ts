import { payEntries } from './pay-entries.ts';
import { payGroups } from './pay-groups.ts';
import { payItems } from './pay-items.ts';
import { payOpenings } from './pay-openings.ts';
import { payRaises } from './pay-raises.ts';
import { salaryFiles } from './salary-files.ts';

/** The declared records of pay. */
export const payRecords = [
  payItems,
  salaryFiles,
  payRaises,
  payEntries,
  payGroups,
  payOpenings,
] as const;
