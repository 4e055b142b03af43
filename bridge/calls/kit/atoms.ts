import * as z from 'zod/mini';
import type { FieldIssue } from './words.ts';

/**
 * Controls other than tab and line breaks, halves of surrogate pairs, marks that turn the reading direction, and
 * characters that show nothing: with those two names look alike. The joiners of some scripts are let through, and a
 * variation selector behind what it is made for: a sign, a Chinese character, a Mongolian letter, a key.
 */
const deceptive =
  /(?![\t\n\r\u200c\u200d]|(?<=[\p{Extended_Pictographic}\p{Script=Han}\p{Script=Mongolian}])\p{Variation_Selector}|\ufe0f(?=\u20e3))[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\u2028\u2029\u2800\ufff9-\ufffb]/u;

/** Something the eye finds: a text of joiners alone is empty. */
const visible = /[^\s\p{Default_Ignorable_Code_Point}]/u;

const breaks = /[\t\n\r]/;

/** A refinement's message is a field issue's name; forms and the gateway turn it into words. */
function issue(name: FieldIssue): string {
  return name;
}

/** An id made by the application: a UUID as a lower-case string. */
export const id = z
  .string(issue('required'))
  .check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, issue('invalid')));

/** Code of an app: lower-case letters, digits and hyphens, 2 to 32 characters. */
export const appCode = z
  .string(issue('required'))
  .check(z.regex(/^[a-z][a-z0-9-]{1,31}$/, issue('invalid')));

/** A calendar day without a time, `YYYY-MM-DD`, 1900 to 2200. */
export const day = z
  .string(issue('required'))
  .check(z.refine((value) => isCalendarDay(value), issue('date')));

/** The first day of a calendar month, `YYYY-MM-01`, from `YYYY-MM` or that day itself. */
export const month = z.string(issue('required')).check(
  z.overwrite((value: string) => (/^\d{4}-\d{2}$/.test(value) ? `${value}-01` : value)),
  z.refine((value) => isCalendarDay(value) && value.endsWith('-01'), issue('month')),
);

/** A moment in UTC, ISO 8601. */
export const moment = z.iso.datetime();

/** A count that travels in forms: digits only, at most nine of them. */
export const count = z.pipe(
  z.union([
    z.string().check(z.regex(/^\d{1,9}$/, issue('invalid'))),
    z.int().check(z.nonnegative()),
  ]),
  z.transform((value) => Number(value)),
);

/** One line of trimmed text of `min` to `max` characters, all of which can be seen. */
export function text(min: number, max: number): z.ZodMiniType<string, string> {
  return lines(min, max).check(z.refine((value) => !breaks.test(value), issue('invalid')));
}

/** The same with tabs and line breaks, for what is written in a box of several lines. */
export function lines(min: number, max: number): z.ZodMiniType<string, string> {
  return z.string(issue('required')).check(
    z.trim(),
    z.minLength(min, issue(min <= 1 ? 'required' : 'tooShort')),
    z.maxLength(max, issue('tooLong')),
    z.refine((value) => !deceptive.test(value), issue('invalid')),
    z.refine((value) => value === '' || visible.test(value), issue('invalid')),
  );
}

/** A field of a form that may be left empty: `''` counts as absent. */
export function optional<Schema extends z.ZodMiniType>(
  schema: Schema,
): z.ZodMiniOptional<
  z.ZodMiniType<z.output<Schema> | undefined, z.input<Schema> | '' | undefined>
> {
  return z.optional(
    z.union([
      z.pipe(
        z.literal(''),
        z.transform(() => undefined),
      ),
      schema,
    ]),
  ) as z.ZodMiniOptional<
    z.ZodMiniType<z.output<Schema> | undefined, z.input<Schema> | '' | undefined>
  >;
}

/** A file in a form; not `z.file()`, which every page would carry along with the rest of the schemas. */
export const upload = z.transform((value: unknown, context): File => {
  if (value instanceof File) return value;
  context.issues.push({ code: 'custom', message: issue('invalid'), input: value });
  return z.NEVER;
}) as unknown as z.ZodMiniType<File, File>;

/** A repeated form field: one value or several, always read as a list. */
export function list<Schema extends z.ZodMiniType>(
  schema: Schema,
  most: number,
): z.ZodMiniType<z.output<Schema>[], z.input<Schema> | z.input<Schema>[]> {
  return z.pipe(
    z.union([
      z.array(schema).check(z.maxLength(most, issue('tooLarge'))),
      z.pipe(
        schema,
        z.transform((value) => [value]),
      ),
    ]),
    z.transform((value) => value),
  ) as unknown as z.ZodMiniType<z.output<Schema>[], z.input<Schema> | z.input<Schema>[]>;
}

/** The page sizes of the shell's lists (specification §9). */
export const pageSizes = [10, 20, 50, 100, 200] as const;

/** `page` counts from 1, `rows` is one of the page sizes. */
export const pageRequest = {
  page: z._default(count, 1),
  rows: z._default(
    count.check(z.refine((value) => pageSizes.some((size) => size === value), issue('choice'))),
    10,
  ),
};

/** One page of rows with the count of all rows the same rights and filters give. */
export function pageOf<Row extends z.ZodMiniType>(
  row: Row,
): z.ZodMiniObject<{
  rows: z.ZodMiniArray<Row>;
  total: z.ZodMiniNumber;
  page: z.ZodMiniNumber;
  totalPage: z.ZodMiniNumber;
}> {
  return z.object({
    rows: z.array(row),
    total: z.number(),
    page: z.number(),
    totalPage: z.number(),
  });
}

/** The day exists in the calendar and lies between 1900 and 2200. */
export function isCalendarDay(value: string): boolean {
  const year = Number(value.slice(0, 4));
  return isRealDay(value) && year >= 1900 && year <= 2200;
}

/** The day exists in the calendar, in any year of four digits. */
export function isRealDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}
