import { defineFunctions } from '../kit/functions.ts';

/** The functions of attendance that no record has: the own time, the days of others, their months and exceptions. */
export const attendanceFunctions = /* @__PURE__ */ defineFunctions('attendance', [
  'mine',
  'sheet',
  'months',
  'months.close',
]);
