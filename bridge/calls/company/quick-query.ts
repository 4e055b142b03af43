/** Which conditions a list is asked by, and which fields many rows are changed in at once. */
import * as z from 'zod/mini';
import { defineCall } from '../kit/define.ts';

/** The name of a declared record. */
const bizTypeId = z.string('required').check(z.regex(/^[a-z][a-zA-Z0-9]{0,59}$/, 'invalid'));
/** A field of it; one that the company added begins with `custom.`. */
const fieldName = z
  .string()
  .check(z.regex(/^[a-zA-Z][a-zA-Z0-9]{0,59}$|^custom\.[a-z][a-z0-9_]{0,29}$/, 'invalid'));

const field = z.object({
  field: z.string(),
  name: z.string(),
  kind: z.string(),
  /** The record that a reference points to. */
  target: z.nullable(z.string()),
  options: z.array(z.object({ value: z.string(), label: z.string() })),
});

export const getQuery = defineCall({
  name: 'company.quickQuery.get',
  path: '/gateway/joyhr/web/quickQuery/getQuery',
  service: 'joyhr',
  request: z.strictObject({ bizTypeId }),
  /** `shown`: the person wants it at hand. Those come first, in the person's order. */
  result: z.object({
    conditions: z.array(z.object({ ...field.shape, shown: z.boolean() })),
  }),
  access: { kind: 'session' },
  errors: ['notFound', 'noPermission'],
  doc: 'Lists the conditions that the caller can ask the list of a record by, the ones at hand first.',
});

export const updateZPCustFieldRage = defineCall({
  name: 'company.quickQuery.update',
  path: '/gateway/joyhr/web/quickQuery/updateZPCustFieldRage',
  service: 'joyhr',
  encoding: 'json',
  request: z.strictObject({
    bizTypeId,
    fields: z.array(fieldName).check(z.maxLength(60, 'tooLarge')),
  }),
  result: z.null(),
  effect: 'write',
  access: { kind: 'session' },
  errors: ['notFound', 'noPermission', 'noFieldPermission'],
  doc: 'Saves which conditions the caller wants at hand over the list of a record, and in which order.',
});

export const getBatchModifyCondition = defineCall({
  name: 'company.batch.fields',
  path: '/gateway/joyhr/web/batch/getBatchModifyCondition',
  service: 'joyhr',
  request: z.strictObject({ bizTypeId }),
  result: z.object({
    fields: z.array(z.object({ ...field.shape, required: z.boolean() })),
  }),
  access: { kind: 'session' },
  errors: ['notFound', 'noPermission'],
  doc: 'Lists the fields of a record that the caller can change in many rows at once.',
});
