import { defineFunctions } from '../kit/functions.ts';

/** The functions of approvals: one's own, the routes of the company, and every approval of it. */
export const workflowFunctions = /* @__PURE__ */ defineFunctions('workflow', [
  'approvals',
  'routes',
  'administer',
]);
