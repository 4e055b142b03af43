import type { customCalls } from '#bridge/calls/custom/calls.ts';
import { customFieldCalls } from '#bridge/calls/custom/records/custom-field.ts';
import { accessIsEnough, type HandlersFor } from '#gateway/kernel/handler.ts';
import { serveRecord } from '#gateway/record/serve.ts';
import { customFields, records } from '../records.ts';
import { answerCustomFieldRecords } from './custom-field-records.ts';

/** Custom fields. */
export const customHandlers = {
  customFieldRecords: { policy: accessIsEnough, handle: answerCustomFieldRecords },
  ...serveRecord('customField', customFieldCalls, customFields, () => records),
} as const satisfies HandlersFor<typeof customCalls>;
