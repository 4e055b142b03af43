/** What a person may do with the fields of records, before a record is opened. */
import * as z from 'zod/mini';
import { text } from './atoms.ts';
import { defineCall } from './define.ts';

/** How the caller may treat one field of a record: not even know it, see it in part, see it, change it. */
export const fieldRight = z.enum(['hidden', 'masked', 'read', 'write']);

export const listFieldRights = defineCall({
  name: 'joyhr.permField.list',
  path: '/gateway/joyhr/web/permField/listByBizTypeId',
  service: 'joyhr',
  request: z.strictObject({
    /** The business type; `employee` is the one whose fields have rules. */
    bizTypeId: text(1, 64),
  }),
  result: z.object({
    fields: z.array(z.object({ field: z.string(), right: fieldRight })),
  }),
  access: { kind: 'session' },
  errors: ['notFound'],
  doc: 'Lists the widest right of the caller on each field over all records of a business type in reach; a single record may allow less.',
});
