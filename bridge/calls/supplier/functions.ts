import { defineFunctions } from '../kit/functions.ts';

/** The functions of the vendor's app: to receive what was ordered; and what people of a supplier do, which no role gives. */
export const supplierFunctions = /* @__PURE__ */ defineFunctions('supplier', [
  'deliveries',
  'portal',
  'portal.dispatch',
  'portal.tours',
]);

/** The functions of purchasing besides those of its records. */
export const purchasingFunctions = /* @__PURE__ */ defineFunctions('purchasing', [
  'overview',
  'logins',
  'logins.edit',
]);
