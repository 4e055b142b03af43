import { defineFunctions } from '../kit/functions.ts';

/** The lists over all people of the records that belong to an employee: for those who look after them. */
export const recordLists = [
  'contracts',
  'employee-details',
  'educations',
  'work-histories',
  'certificates',
  'family-members',
  'emergency-contacts',
  'bank-accounts',
] as const;

/** The functions of personnel. */
export const personnelFunctions = /* @__PURE__ */ defineFunctions('personnel', [
  'roster',
  'roster.export',
  'employee',
  'employee.edit',
  ...recordLists,
  'changes',
  'handovers',
]);
