import { bankTemplates } from './bank-templates.ts';
import { payEntries } from './pay-entries.ts';
import { payGroups } from './pay-groups.ts';
import { payItems } from './pay-items.ts';
import { payOpenings } from './pay-openings.ts';
import { payPlans } from './pay-plans.ts';
import { payRaises } from './pay-raises.ts';
import { payTests } from './pay-tests.ts';
import { salaryFiles } from './salary-files.ts';

/** The declared records of pay. */
export const payRecords = [
  payItems,
  salaryFiles,
  payRaises,
  payEntries,
  payGroups,
  payOpenings,
  bankTemplates,
  payPlans,
  payTests,
] as const;
