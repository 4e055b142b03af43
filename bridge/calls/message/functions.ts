import { defineFunctions } from '../kit/functions.ts';

/** The functions of messages; the shell itself shows them. */
export const messageFunctions = /* @__PURE__ */ defineFunctions('message', ['publish']);
