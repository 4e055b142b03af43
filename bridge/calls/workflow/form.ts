/** The form of a request: sections of fields, tables of lines, and what of it depends on what. */
import * as z from 'zod/mini';
import { text } from '../kit/atoms.ts';
import { regionDepths } from './region.ts';
import { routeTest } from './route.ts';

/** What a field of a form holds. `sum` is computed from other fields, `serial` is the number of the request. */
export const formFieldKinds = [
  'text',
  'lines',
  'number',
  'money',
  'day',
  'time',
  'moment',
  'range',
  'duration',
  'choice',
  'choices',
  'cascade',
  'flag',
  'person',
  'organ',
  'post',
  'position',
  'phone',
  'mail',
  'idNumber',
  'bankAccount',
  'address',
  'region',
  'sum',
  'serial',
  'table',
  'files',
  'pictures',
  'signature',
  'approval',
  'place',
  'record',
  'note',
  'divider',
] as const;

type Kind = (typeof formFieldKinds)[number];

/** Fields that hold files. */
export const fileKinds: ReadonlySet<Kind> = new Set(['files', 'pictures', 'signature']);

/** Fields that hold the id of something in the company. */
export const targetKinds = [
  'person',
  'organ',
  'post',
  'position',
  'approval',
  'place',
  'record',
] as const;

/** Fields that no one fills in: words, lines, and what is computed or counted. */
export const silentKinds: ReadonlySet<Kind> = new Set(['note', 'divider', 'sum', 'serial']);

const fieldId = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/, 'invalid'));
const names = { nameZh: text(1, 40), nameEn: text(1, 60) };
const conditions = z.array(z.array(routeTest).check(z.maxLength(10))).check(z.maxLength(10));
const option = z.strictObject({
  code: fieldId,
  ...names,
  /** `cascade`: the option it is below, which comes before it. */
  parent: z.optional(fieldId),
  /** Offered only where one of these groups holds; without any: always. */
  when: z.optional(conditions),
});

const plainField = {
  id: fieldId,
  ...names,
  required: z.boolean(),
  hintZh: z.string().check(z.maxLength(120, 'tooLong')),
  hintEn: z.string().check(z.maxLength(160, 'tooLong')),
  options: z.array(option).check(z.maxLength(500, 'tooLarge')),
  /** Shown only where one of these groups holds; empty: always. */
  showWhen: conditions,
  /** Required, besides `required`, where one of these groups holds. */
  requireWhen: conditions,
  /** `sum`: the fields, or `table.column`, that are added up. */
  sumOf: z.array(z.string().check(z.maxLength(81, 'tooLong'))).check(z.maxLength(20, 'tooLarge')),
  /** `sum`: how it is computed, in the place of `sumOf`. */
  expression: z.optional(z.string().check(z.maxLength(300, 'tooLong'))),
  /** Signs of a text, or the largest number. */
  most: z.nullable(z.number()),
};

/** A column of a table of lines. */
export const formColumn = z.strictObject({
  ...plainField,
  kind: z.enum(['text', 'number', 'money', 'day', 'choice', 'flag']),
});

/** One field of a form. */
export const formField = z.strictObject({
  ...plainField,
  kind: z.enum(formFieldKinds),
  columns: z.array(formColumn).check(z.maxLength(20, 'tooLarge')),
  /** `record`: the declared record whose rows can be chosen. */
  record: z.optional(text(1, 40)),
  /** `region`: the last level that is chosen; a county without it. */
  depth: z.optional(z.enum(regionDepths)),
});

/** A form: its sections with their fields, in the order they are filled in. */
export const formDefinition = z.strictObject({
  sections: z
    .array(
      z.strictObject({
        id: fieldId,
        ...names,
        fields: z.array(formField).check(z.maxLength(80, 'tooLarge')),
      }),
    )
    .check(z.maxLength(20, 'tooLarge')),
});

/** A form. */
export type FormDefinition = z.output<typeof formDefinition>;

/** One field of a form. */
export type FormField = z.output<typeof formField>;

/** One column of a table of lines. */
export type FormColumn = z.output<typeof formColumn>;

/** What a field holds in a request: several choices are a list, a table its lines by column. */
export const fieldValue = z.union([
  z.string().check(z.maxLength(5000, 'tooLong')),
  z.array(z.string().check(z.maxLength(60, 'tooLong'))).check(z.maxLength(60, 'tooLarge')),
  z
    .array(z.record(z.string(), z.string().check(z.maxLength(1000, 'tooLong'))))
    .check(z.maxLength(500, 'tooLarge')),
]);

/** What a form holds, by its fields. */
export const formValues = z.record(z.string(), fieldValue);

/** What one field holds. */
export type FieldValue = z.output<typeof fieldValue>;

/** What a form holds. */
export type FormValues = z.output<typeof formValues>;

/** A form without fields. */
export const emptyForm: FormDefinition = { sections: [] };

/** A field with the usual settings; what is special is said. */
export function fieldOf(
  said: Pick<FormField, 'id' | 'nameZh' | 'nameEn' | 'kind'> & Partial<FormField>,
): FormField {
  return {
    required: false,
    hintZh: '',
    hintEn: '',
    options: [],
    showWhen: [],
    requireWhen: [],
    sumOf: [],
    most: null,
    columns: [],
    ...said,
  };
}

/** Every field of a form in its order. */
export function fieldsOf({ sections }: FormDefinition): readonly FormField[] {
  return sections.flatMap(({ fields }) => fields);
}
