import { defineFunctions } from '../kit/functions.ts';

/** The functions of personnel. */
export const personnelFunctions = /* @__PURE__ */ defineFunctions('personnel', [
  'roster',
  'roster.export',
  'employee',
  'employee.edit',
]);
