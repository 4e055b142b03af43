import { defineFunctions } from '../kit/functions.ts';

/** The functions of the organisation structure. */
export const umsFunctions = /* @__PURE__ */ defineFunctions('ums', ['structure', 'structure.edit']);
