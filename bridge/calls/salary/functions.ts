import { defineFunctions } from '../kit/functions.ts';

/** The functions of pay besides those of its records: runs, their approval, own slips, costs without names. */
export const salaryFunctions = /* @__PURE__ */ defineFunctions('salary', [
  'runs',
  'runs.edit',
  'runs.approve',
  'slips',
  'costs',
]);
