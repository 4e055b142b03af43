import { defineFunctions } from '../kit/functions.ts';

/** The functions of the workforce analysis. */
export const biFunctions = /* @__PURE__ */ defineFunctions('bi', ['workforce']);
