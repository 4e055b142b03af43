/** Custom fields, and which records take them. */
import * as z from 'zod/mini';
import { type CallTable, defineCall } from '../kit/define.ts';
import { type KeyedCalls, keyed } from '../record/calls.ts';
import { customField, customFieldCalls } from './records/custom-field.ts';

export const customFieldRecords = defineCall({
  name: 'tum.customField.records',
  path: '/gateway/tum/web/customField/getRecords',
  service: 'tum',
  encoding: 'none',
  request: z.strictObject({}),
  result: z.object({
    records: z.array(
      z.object({
        /** What `record` of a custom field holds. */
        record: z.string(),
        /** In the language of the caller. */
        name: z.string(),
        /** How many custom fields it has, and how many of them lists use. */
        fields: z.number(),
        listed: z.number(),
      }),
    ),
    mostFields: z.number(),
    mostListed: z.number(),
  }),
  access: { kind: 'function', functionId: customField.functionId },
  doc: 'Lists the records that a company can add fields to, with how many each has.',
});

/** Written out: the type of a large table is too long to be inferred into a declaration. */
type CustomRecordCalls = KeyedCalls<'customField', typeof customFieldCalls>;

const ownCalls = { customFieldRecords };

/** The calls about custom fields. */
export const customCalls: typeof ownCalls & CustomRecordCalls = {
  ...ownCalls,
  ...keyed('customField', customFieldCalls),
} satisfies CallTable;
