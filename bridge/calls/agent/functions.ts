import { defineFunctions } from '../kit/functions.ts';

/** The functions of the assistant: to ask it, to set it up for the company, and to read who used it. */
export const agentFunctions = /* @__PURE__ */ defineFunctions('agent', ['chat', 'settings', 'log']);
