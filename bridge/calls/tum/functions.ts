import { defineFunctions } from '../kit/functions.ts';

/** The function of those who look after the companies. Its kind is held by operators of the platform alone. */
export const companyFunctions = /* @__PURE__ */ defineFunctions('platform', ['companies']);

/** The function of those who look after the brands. */
export const brandFunctions = /* @__PURE__ */ defineFunctions('platform', ['brands']);

/** The function of those who write what is new in a release. */
export const releaseFunctions = /* @__PURE__ */ defineFunctions('platform', ['releases']);
