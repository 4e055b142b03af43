/** What a person may do with the fields of records, before a record is opened. */
import * as z from 'zod/mini';
import { defineCall } from '../kit/define.ts';
import { fieldRight } from '../record/field-right.ts';

/** Records whose fields have rules: `employee`, or the name of a declared record. */
export const ruledType = z.string('required').check(z.regex(/^[a-z][a-zA-Z0-9]{0,59}$/, 'invalid'));

export const listFieldRights = defineCall({
  name: 'joyhr.permField.list',
  path: '/gateway/joyhr/web/permField/listByBizTypeId',
  service: 'joyhr',
  request: z.strictObject({ bizTypeId: ruledType }),
  result: z.object({
    fields: z.array(z.object({ field: z.string(), right: fieldRight })),
  }),
  access: { kind: 'session' },
  errors: ['notFound'],
  doc: 'Lists the widest right of the caller on each field over all records of a business type in reach; a single record may allow less.',
});
