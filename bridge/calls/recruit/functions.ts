import { defineFunctions } from '../kit/functions.ts';

/** The functions of recruitment besides those of its records. */
export const recruitFunctions = /* @__PURE__ */ defineFunctions('recruitment', [
  'board',
  'board.move',
  'interviews',
  'duplicates',
]);
