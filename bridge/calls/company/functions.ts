import { defineFunctions } from '../kit/functions.ts';

/** The functions of what a company says about itself. */
export const companySettingFunctions = /* @__PURE__ */ defineFunctions('system', [
  'company',
  'company.edit',
]);
