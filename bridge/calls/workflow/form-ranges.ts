/** Who may use which form: organisations with all below, roles, people. */
import * as z from 'zod/mini';
import { id, text } from '../kit/atoms.ts';
import { type CallTable, defineCall } from '../kit/define.ts';
import { workflowFunctions } from './functions.ts';

const shared = {
  service: 'form',
  access: { kind: 'function', functionId: workflowFunctions.routes },
} as const;
const base = '/gateway/form/web/formRange';

/** What a form can be given to. */
export const sourceKinds = ['person', 'role', 'organ'] as const;

/** One that a form is given to. */
export const formSource = z.strictObject({ kind: z.enum(sourceKinds), id });

/** One that a form is given to. */
export type FormSource = z.output<typeof formSource>;

const sources = z.array(formSource).check(z.maxLength(200, 'tooLarge'));
const overlap = z.object({ formId: id, formName: z.string(), kind: z.enum(sourceKinds), id });

export const assignSource = defineCall({
  ...shared,
  encoding: 'json',
  effect: 'write',
  name: 'form.range.assign',
  path: `${base}/assignSource`,
  request: z.strictObject({
    formId: id,
    /** Null: everybody. */
    sources: z.nullable(sources),
  }),
  result: z.object({ formId: id, sources: z.nullable(z.array(formSource)) }),
  errors: ['notFound', 'duplicate'],
  doc: 'Says who may use a form; refused where another form of the same business has one of them.',
});

export const rangeRepeat = defineCall({
  ...shared,
  encoding: 'json',
  name: 'form.range.repeat',
  path: `${base}/rangeRepeat`,
  request: z.strictObject({ formId: z.nullable(id), bizTypeId: text(1, 40), sources }),
  result: z.array(overlap),
  doc: 'Lists which other forms of a business have the same sources; nothing is written.',
});

export const rangeFormByAssign = defineCall({
  ...shared,
  encoding: 'json',
  name: 'form.range.form',
  path: `${base}/getFormByAssign`,
  request: z.strictObject({ bizTypeId: text(1, 40), sources }),
  result: z.array(z.object({ kind: z.enum(sourceKinds), id, formId: z.nullable(id) })),
  doc: 'Lists the form of a business that is assigned to exactly each source.',
});

export const rangeSourceIds = defineCall({
  ...shared,
  name: 'form.range.sources',
  path: `${base}/getSourceIdByAssign`,
  request: z.strictObject({ formId: id, kind: z.enum(sourceKinds) }),
  result: z.array(id),
  errors: ['notFound'],
  doc: 'Lists the sources of one kind that a form is assigned to.',
});

/** The calls about who may use which form. */
export const rangeCalls = {
  assignSource,
  rangeRepeat,
  rangeFormByAssign,
  rangeSourceIds,
} as const satisfies CallTable;
