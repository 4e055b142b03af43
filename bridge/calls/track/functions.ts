import { defineFunctions } from '../kit/functions.ts';

/** The functions of the figures of usage. */
export const usageFunctions = /* @__PURE__ */ defineFunctions('system', ['usage', 'usage.export']);
