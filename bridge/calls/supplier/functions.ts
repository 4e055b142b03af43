import { defineFunctions } from '../kit/functions.ts';

/** The function of the vendor's app: to receive what was ordered. */
export const supplierFunctions = /* @__PURE__ */ defineFunctions('supplier', ['deliveries']);

/** The functions of purchasing besides those of its records. */
export const purchasingFunctions = /* @__PURE__ */ defineFunctions('purchasing', ['overview']);
