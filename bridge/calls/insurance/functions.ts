import { defineFunctions } from '../kit/functions.ts';

/** The functions of insurance besides those of its records: the monthly statement, a page of the app for pay. */
export const insuranceFunctions = /* @__PURE__ */ defineFunctions('salary', ['insurance']);
