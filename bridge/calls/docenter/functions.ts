import { defineFunctions } from '../kit/functions.ts';

/** The function of who reads the documents of the company; who looks after them has that of the record. */
export const documentFunctions = /* @__PURE__ */ defineFunctions('documents', ['library']);
