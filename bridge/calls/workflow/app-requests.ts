/** Requests that an app of a vendor starts in the name of who uses it; the shell speaks for the app whose frame asks. */
import * as z from 'zod/mini';
import { appCode, id, list, text } from '../kit/atoms.ts';
import { type CallTable, defineCall } from '../kit/define.ts';
import { formValues } from './form.ts';
import { workflowFunctions } from './functions.ts';
import { approvalStatuses, workflowCodes } from './terms.ts';

const base = '/gateway/form/web/appRequest';
const shared = {
  service: 'form',
  caller: 'shell',
  access: { kind: 'session' },
  encoding: 'json',
} as const;

export const grantFormApps = defineCall({
  service: 'form',
  access: { kind: 'function', functionId: workflowFunctions.routes },
  encoding: 'json',
  effect: 'write',
  name: 'form.app.grant',
  path: '/gateway/form/web/formRange/grantApps',
  request: z.strictObject({
    formId: id,
    apps: z.array(appCode).check(z.maxLength(20, 'tooLarge')),
  }),
  result: z.object({ apps: z.array(z.string()) }),
  errors: ['notFound'],
  doc: 'Says which apps of vendors may start a form in the name of who uses them.',
});

export const previewAppRequest = defineCall({
  ...shared,
  name: 'form.app.preview',
  path: `${base}/preview`,
  request: z.strictObject({
    app: appCode,
    /** A business, or the id of a form. */
    kind: text(1, 40),
    values: formValues,
  }),
  result: z.object({
    formId: id,
    version: z.number(),
    name: z.string(),
    lines: z.array(z.object({ label: z.string(), value: z.string() })),
  }),
  errors: [
    'notFound',
    workflowCodes.formNotInRange,
    workflowCodes.choiceNeeded,
    workflowCodes.noAssignee,
  ],
  doc: 'Checks a request that an app wants to start, and says in words what the person would send; nothing is written.',
});

export const startAppRequest = defineCall({
  ...shared,
  effect: 'write',
  name: 'form.app.start',
  path: `${base}/start`,
  request: z.strictObject({
    app: appCode,
    formId: id,
    version: z.int(),
    values: formValues,
    requestKey: id,
  }),
  result: z.object({ approvalId: id, number: z.string(), status: z.enum(approvalStatuses) }),
  errors: [
    'notFound',
    workflowCodes.formChanged,
    workflowCodes.formClosed,
    workflowCodes.formNotInRange,
    workflowCodes.choiceNeeded,
    workflowCodes.noAssignee,
  ],
  doc: 'Sends a request for an app once its person has confirmed it; the same request key does nothing twice.',
});

export const appRequestStates = defineCall({
  ...shared,
  name: 'form.app.states',
  path: `${base}/getStates`,
  request: z.strictObject({ app: appCode, approvalIds: list(id, 50) }),
  result: z.array(
    z.object({ approvalId: id, number: z.string(), status: z.enum(approvalStatuses) }),
  ),
  doc: 'Returns where requests are that an app started for the caller; others are left out.',
});

/** The calls about requests that apps start. */
export const appRequestCalls = {
  grantFormApps,
  previewAppRequest,
  startAppRequest,
  appRequestStates,
} as const satisfies CallTable;
