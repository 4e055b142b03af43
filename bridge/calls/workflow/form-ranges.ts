/** Who may use which form: everybody, or by person, position, post, role, organisation and kind of employment; some may be left out. */
import * as z from 'zod/mini';
import { employmentType } from '../joyhr/employee.ts';
import { day, id, text } from '../kit/atoms.ts';
import { type CallTable, defineCall } from '../kit/define.ts';
import { workflowFunctions } from './functions.ts';

const shared = {
  service: 'form',
  access: { kind: 'function', functionId: workflowFunctions.routes },
} as const;
const base = '/gateway/form/web/formRange';

const ofCompany = ['person', 'position', 'post', 'role', 'organ'] as const;

/** What a form can be given to, the nearest first: of two forms of a business the nearer one is somebody's. */
export const sourceKinds = [...ofCompany, 'employmentType', 'everybody'] as const;

const kind = z.enum(sourceKinds);

/** The id of the source `everybody`. */
export const everybodyId = 'all';

const terms = {
  /** False: those it names may not use the form, unless a nearer source gives it to them. */
  include: z.optional(z.boolean()),
  /** First and last day on which it counts. */
  from: z.optional(z.nullable(day)),
  to: z.optional(z.nullable(day)),
};

/** One that a form is given to: an organisation counts with all below it. */
export const formSource = z.union([
  z.strictObject({ kind: z.enum(ofCompany), id, ...terms }),
  z.strictObject({ kind: z.literal('employmentType'), id: employmentType, ...terms }),
  z.strictObject({ kind: z.literal('everybody'), id: z.literal(everybodyId), ...terms }),
]);

const saved = {
  kind,
  id: z.string(),
  include: z.boolean(),
  from: z.nullable(day),
  to: z.nullable(day),
};

/** One that a form is given to, as it is kept. */
export const keptSource = z.object(saved);

/** The same with its name; kinds of employment and everybody have none. */
export const namedSource = z.object({ ...saved, name: z.string() });

/** One that a form is given to, as it is said. */
export type FormSource = z.output<typeof formSource>;

/** One that a form is given to, as it is kept. */
export type KeptSource = z.output<typeof keptSource>;

const sources = z.array(formSource).check(z.maxLength(200, 'tooLarge'));

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
  result: z.object({ formId: id, sources: z.nullable(z.array(keptSource)) }),
  errors: ['notFound', 'duplicate'],
  doc: 'Says who may use a form; refused where another form of the same business has somebody on the same level.',
});

export const rangeRepeat = defineCall({
  ...shared,
  encoding: 'json',
  name: 'form.range.repeat',
  path: `${base}/rangeRepeat`,
  request: z.strictObject({ formId: z.nullable(id), bizTypeId: text(1, 40), sources }),
  result: z.array(
    z.object({
      formId: id,
      formName: z.string(),
      /** Of the given source that the other form has too, or that shares people with one of its own. */
      kind,
      id: z.string(),
      /** How many people it is about today. */
      people: z.number(),
    }),
  ),
  doc: 'Lists which other forms of a business have somebody on the same level; nothing is written.',
});

export const rangeFormByAssign = defineCall({
  ...shared,
  encoding: 'json',
  name: 'form.range.form',
  path: `${base}/getFormByAssign`,
  request: z.strictObject({ bizTypeId: text(1, 40), sources }),
  result: z.array(z.object({ kind, id: z.string(), formId: z.nullable(id) })),
  doc: 'Lists the form of a business that is assigned to exactly each source.',
});

export const rangeSourceIds = defineCall({
  ...shared,
  name: 'form.range.sources',
  path: `${base}/getSourceIdByAssign`,
  request: z.strictObject({ formId: id, kind }),
  result: z.array(z.string()),
  errors: ['notFound'],
  doc: 'Lists the sources of one kind that a form is assigned to, without those it is kept from.',
});

/** The calls about who may use which form. */
export const rangeCalls = {
  assignSource,
  rangeRepeat,
  rangeFormByAssign,
  rangeSourceIds,
} as const satisfies CallTable;
