import { defineFunctions } from '../kit/functions.ts';

/** The functions of background work, for those who look after all of it. */
export const jobFunctions = /* @__PURE__ */ defineFunctions('system', ['jobs', 'jobs.manage']);
