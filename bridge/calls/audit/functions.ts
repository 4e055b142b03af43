import { defineFunctions } from '../kit/functions.ts';

/** The functions of the audit trail of the bridge. */
export const bridgeCallFunctions = /* @__PURE__ */ defineFunctions('system', [
  'bridge-calls',
  'bridge-calls.export',
]);

/** The function of those who may look at what crosses the bridge, in the inspector of the shell. */
export const inspectorFunctions = /* @__PURE__ */ defineFunctions('platform', ['bridge-inspector']);

/** The functions of the audit trail of the gateway. */
export const auditEventFunctions = /* @__PURE__ */ defineFunctions('system', [
  'audit',
  'audit.export',
]);
