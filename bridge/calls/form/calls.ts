/** What routes may ask of records, by the names of the specification. */
import * as z from 'zod/mini';
import { list, text } from '../kit/atoms.ts';
import { type CallTable, defineCall } from '../kit/define.ts';

const shared = { service: 'form', access: { kind: 'session' } } as const;
const base = '/gateway/form/web';

export const hasEffectiveForm = defineCall({
  ...shared,
  name: 'form.custom.effective',
  path: `${base}/customForm/hasEffectiveForm`,
  request: z.strictObject({ bizTypeIds: list(text(1, 40), 50) }),
  result: z.array(z.object({ bizTypeId: z.string(), effective: z.boolean() })),
  doc: 'Tells for declared records whether they have a published route, and for forms whether the caller may start one.',
});

export const listFieldsByBizType = defineCall({
  ...shared,
  name: 'form.fields.list',
  path: `${base}/field/listFieldsByBizType`,
  request: z.strictObject({
    /** A declared record, the business of a form, or a form. */
    bizTypeId: text(1, 40),
  }),
  result: z.array(
    z.object({
      field: z.string(),
      name: z.string(),
      kind: z.string(),
      /** Whether it holds a person of the company. */
      isPerson: z.boolean(),
      options: z.array(z.object({ value: z.string(), label: z.string() })),
    }),
  ),
  errors: ['notFound'],
  doc: 'Lists the fields a condition of a route may ask: those of a record, or of a form the caller may start.',
});

/** The calls about forms. */
export const formCalls = {
  hasEffectiveForm,
  listFieldsByBizType,
} as const satisfies CallTable;
