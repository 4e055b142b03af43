import { defineFunctions } from '../kit/functions.ts';

/** The functions of roles. */
export const roleFunctions = /* @__PURE__ */ defineFunctions('system', ['roles', 'roles.edit']);

/** The functions of accounts. */
export const accountFunctions = /* @__PURE__ */ defineFunctions('system', [
  'accounts',
  'accounts.edit',
]);
