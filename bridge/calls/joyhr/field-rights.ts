/** What a person may do with the fields of records, before a record is opened. */
import * as z from 'zod/mini';
import { defineCall } from '../kit/define.ts';
import { fieldRight } from '../record/field-right.ts';

/** The business types whose fields have rules. */
export const ruledTypes = ['employee'] as const;

export const listFieldRights = defineCall({
  name: 'joyhr.permField.list',
  path: '/gateway/joyhr/web/permField/listByBizTypeId',
  service: 'joyhr',
  request: z.strictObject({
    bizTypeId: z.enum(ruledTypes),
  }),
  result: z.object({
    fields: z.array(z.object({ field: z.string(), right: fieldRight })),
  }),
  access: { kind: 'session' },
  doc: 'Lists the widest right of the caller on each field over all records of a business type in reach; a single record may allow less.',
});
