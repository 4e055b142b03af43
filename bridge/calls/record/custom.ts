/** Fields that a company adds to a record by itself. */
import * as z from 'zod/mini';
import { fieldRight } from './field-right.ts';

/** What a custom field can hold; it never changes once the field is there. */
export const customKinds = ['text', 'day', 'choice', 'flag', 'decimal'] as const;

/** What a custom field can hold. */
export type CustomKind = (typeof customKinds)[number];

/** The most custom fields of a record, and how many of them lists can filter and sort by. */
export const mostCustomFields = 100;
export const mostListedFields = 20;

/** Characters of a custom text. */
export const longestCustomText = 500;

/** The code of a custom field; its name as a field of the record is `custom.<code>`. */
export const customCode = z.string().check(z.regex(/^[a-z][a-z0-9_]{0,29}$/, 'invalid'));

/** A value of a custom field; decimals and days are text. Which text it may be, its field says. */
export const customValue = z.union([
  z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(longestCustomText, 'tooLong')),
  z.boolean(),
]);

/** A value of a custom field. */
export type CustomValue = z.output<typeof customValue>;

/** Some values of custom fields by code; null empties one. */
export const customChanges = z.record(customCode, z.nullable(customValue));

/** Some values of custom fields by code. */
export type CustomValues = Readonly<Record<string, CustomValue | null>>;

/** One custom field as a screen needs it, with what the caller may do with it in a new row. */
export const customField = z.object({
  code: customCode,
  /** In the language of the caller. */
  name: z.string(),
  kind: z.enum(customKinds),
  options: z.array(z.string()),
  /** What options are called in the language of the caller, where they are codes of a dictionary. */
  labels: z.optional(z.record(z.string(), z.string())),
  required: z.boolean(),
  /** Lists can show, filter and sort by it. */
  listed: z.boolean(),
  right: fieldRight,
});

/** One custom field as a screen needs it. */
export type CustomField = z.output<typeof customField>;

/** One condition on a custom field in a list: `code=value`, `code>=value` or `code<=value`. */
export const customCondition = z
  .string()
  .check(z.trim(), z.maxLength(540), z.regex(/^[a-z][a-z0-9_]{0,29}(=|>=|<=)\S/, 'invalid'));

/** What a list sorts a custom field by. */
export const customSort = z
  .string()
  .check(z.regex(/^custom\.[a-z][a-z0-9_]{0,29}$/, 'invalid')) as z.ZodMiniType<
  `custom.${string}`,
  `custom.${string}`
>;

/** The options of a choice, one a line. */
export function optionsOf(text: string | null): readonly string[] {
  const lines = (text ?? '').split('\n').map((line) => line.trim());
  return [...new Set(lines.filter((line) => line !== ''))];
}
