import { defineFunctions } from '../kit/functions.ts';

/** The functions of performance besides those of its records. */
export const performanceFunctions = /* @__PURE__ */ defineFunctions('performance', [
  'mine',
  'team',
  'progress',
  'calibration',
  'appeals',
]);
