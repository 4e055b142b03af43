import { defineFunctions } from '../kit/functions.ts';

/** The functions of messages; the shell itself shows the first, the app of administrators the others. */
export const messageFunctions = /* @__PURE__ */ defineFunctions('message', [
  'publish',
  'settings',
  'deliveries',
]);
