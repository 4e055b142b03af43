import { defineFunctions } from '../kit/functions.ts';

/** The functions of the app for income tax, besides those of its records. */
export const taxFunctions = /* @__PURE__ */ defineFunctions('tax', ['calculators', 'rules']);
