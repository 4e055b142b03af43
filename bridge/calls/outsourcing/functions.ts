import { defineFunctions } from '../kit/functions.ts';

/** The functions of dispatched work besides those of its records. */
export const outsourcingFunctions = /* @__PURE__ */ defineFunctions('outsourcing', ['overview']);
