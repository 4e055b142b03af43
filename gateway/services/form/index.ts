import type { formCalls } from '#bridge/calls/form/calls.ts';
import { accessIsEnough, type HandlersFor } from '#gateway/kernel/handler.ts';
import { answerEffective, answerFields } from './fields.ts';

/** What routes may ask of records. */
export const formHandlers = {
  hasEffectiveForm: { policy: accessIsEnough, handle: answerEffective },
  listFieldsByBizType: { policy: accessIsEnough, handle: answerFields },
} as const satisfies HandlersFor<typeof formCalls>;
