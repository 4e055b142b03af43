import { defineFunctions } from '../kit/functions.ts';

/** The functions of roles. */
export const roleFunctions = /* @__PURE__ */ defineFunctions('system', ['roles', 'roles.edit']);

/** The functions of accounts. */
export const accountFunctions = /* @__PURE__ */ defineFunctions('system', [
  'accounts',
  'accounts.edit',
]);

/** The function of those who set up how the company sends mail and SMS. */
export const deliveryFunctions = /* @__PURE__ */ defineFunctions('system', ['delivery']);

/** The function of those who set up by what other systems people sign in. */
export const connectorFunctions = /* @__PURE__ */ defineFunctions('system', ['connectors']);

/** The function of operators who look at what was sent. */
export const outboxFunctions = /* @__PURE__ */ defineFunctions('platform', ['messages']);
