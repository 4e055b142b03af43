/** What an approver has typed at a task and not decided yet: no one else sees it, and it is kept until the decision. */
import * as z from 'zod/mini';
import { id, moment } from '../kit/atoms.ts';
import { type CallTable, defineCall } from '../kit/define.ts';
import { formValues } from './form.ts';
import { workflowCodes } from './terms.ts';

const base = '/gateway/workflow/web/workflow';
const shared = {
  service: 'workflow',
  access: { kind: 'session' },
  encoding: 'json',
  effect: 'write',
} as const;

/** A draft as its writer gets it back. */
export const taskDraft = z.object({
  words: z.string(),
  /** The fields that the step may write; one without a value was emptied. */
  values: formValues,
  savedAt: moment,
});

export const saveTaskDraft = defineCall({
  ...shared,
  name: 'workflow.draft.save',
  path: `${base}/saveTaskDraft`,
  request: z.strictObject({
    approvalId: id,
    taskId: id,
    words: z.string().check(z.maxLength(1000, 'tooLong')),
    values: formValues,
  }),
  result: z.object({ savedAt: moment }),
  errors: [
    'notFound',
    'tooLarge',
    workflowCodes.instanceEnded,
    workflowCodes.notYourTask,
    workflowCodes.taskTaken,
    workflowCodes.taskNotOpen,
  ],
  doc: 'Keeps the opinion and the fields an approver has written at an open task of theirs, for them alone, in the place of the draft before.',
});

export const removeTaskDraft = defineCall({
  ...shared,
  name: 'workflow.draft.remove',
  path: `${base}/removeTaskDraft`,
  request: z.strictObject({ taskId: id }),
  result: z.object({ taskId: id }),
  doc: 'Throws the draft of the caller at a task away.',
});

/** The calls about drafts of approvers. */
export const taskDraftCalls = { saveTaskDraft, removeTaskDraft } as const satisfies CallTable;
