import { defineFunctions } from '../kit/functions.ts';

/** The function of those who look after the registry. Its kind is held by operators of the platform alone. */
export const registryFunctions = /* @__PURE__ */ defineFunctions('platform', ['apps']);
