import { defineFunctions } from '../kit/functions.ts';

/** The functions of recruitment besides those of its records. */
export const recruitFunctions = /* @__PURE__ */ defineFunctions('recruitment', [
  'board',
  'board.move',
  'interviews',
  'duplicates',
  'privacy',
  'privacy.edit',
  'privacy.clear',
]);

/** Sends an application on without its scorecards, with a reason. No role begins with it. */
export const overrideFunctions = /* @__PURE__ */ defineFunctions('recruitment', ['board.override']);
