import { defineFunctions } from '../kit/functions.ts';

/** The functions of the workforce analysis: its charts, and free exploring of all figures that the rights allow. */
export const biFunctions = /* @__PURE__ */ defineFunctions('bi', ['workforce', 'explore']);
