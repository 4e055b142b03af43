import { defineFunctions } from '../kit/functions.ts';

/** The functions of attendance that no record has: the own time, and the days of others. */
export const attendanceFunctions = /* @__PURE__ */ defineFunctions('attendance', ['mine', 'sheet']);
