import { defineFunctions } from '../kit/functions.ts';

/** The functions of the app for income tax, besides those of its records. */
export const taxFunctions = /* @__PURE__ */ defineFunctions('tax', [
  'calculators',
  'rules',
  'declarations',
  'declarations.file',
]);

/** What every employee may do in it: read the own tax of a year. */
export const ownTaxFunctions = /* @__PURE__ */ defineFunctions('tax', ['mine']);
