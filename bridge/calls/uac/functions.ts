import { defineFunctions } from '../kit/functions.ts';

/** The functions of roles. */
export const roleFunctions = /* @__PURE__ */ defineFunctions('system', ['roles', 'roles.edit']);
