import { defineFunctions } from '../kit/functions.ts';

/** The functions of training besides those of its records. */
export const trainingFunctions = /* @__PURE__ */ defineFunctions('training', [
  'learning',
  'desk',
  'desk.enrol',
  'duties',
]);
