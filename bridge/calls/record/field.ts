/** The kinds of fields a record can have. A field is a plain value: what it holds, and who may see it. */
import * as z from 'zod/mini';
import * as atoms from '../kit/atoms.ts';
import type { FieldRight } from './field-right.ts';
import { type TextFormat, textFormats } from './formats.ts';

/** What a field holds. `month` is the first day of one, `file` the id of a stored file, `minutes` a time span. */
export type FieldKind =
  | 'text'
  | 'lines'
  | 'day'
  | 'month'
  | 'choice'
  | 'flag'
  | 'integer'
  | 'decimal'
  | 'minutes'
  | 'reference'
  | 'file';

/** The form in which a masked value is shown: only its end, both ends, its start, or nothing of it. */
export type Mask = 'tail' | 'ends' | 'start' | 'all';

/** A value as it travels: decimals as text, days as `YYYY-MM-DD`, references and files as ids. */
export type FieldValue = string | number | boolean;

/** One field of a record. */
export interface Field<
  Value extends FieldValue = FieldValue,
  Required extends boolean = boolean,
  Kind extends FieldKind = FieldKind,
  Target extends string = string,
  Stored extends boolean = boolean,
> {
  readonly kind: Kind;
  readonly required: Required;
  /** Set when the row is made and never changed. */
  readonly fixed: boolean;
  /** No two rows of a company share the value. */
  readonly unique: boolean;
  /** The right of a role that has no rule for the field; the right on the record without it. */
  readonly right: FieldRight | null;
  readonly mask: Mask;
  /** False for a virtual field: it is worked out where the rows are read and cannot be written. */
  readonly stored: Stored;
  /** The fields a virtual one is made of: its right is the narrowest of theirs. */
  readonly from: readonly string[];
  /** The record a reference points to, or `employment` or `organ`. */
  readonly target: Target | null;
  /** The values of a choice, in the order lists sort them. */
  readonly options: readonly string[];
  readonly min: number | null;
  /** Characters of a text, the largest number of an integer or of minutes. */
  readonly max: number | null;
  /** Decimals: digits in all, and those after the point. */
  readonly digits: number | null;
  readonly scale: number | null;
  /** What one value must be; null is never one. Made when it is first asked for. */
  schema(): z.ZodMiniType<Value, Value>;
}

/** The fields of a record by name. */
export type FieldTable = Readonly<Record<string, Field>>;

/** What every kind of field can say. */
export interface FieldOptions {
  readonly required?: boolean;
  readonly fixed?: boolean;
  readonly unique?: boolean;
  readonly right?: FieldRight;
  readonly mask?: Mask;
}

interface TextOptions extends FieldOptions {
  readonly format?: TextFormat;
}

type NoOptions = Readonly<Record<never, never>>;

/** Not inferred from where a field is used, where it could be either. */
type IsRequired<Options extends FieldOptions> = Options extends { readonly required: true }
  ? true
  : false;

/** One line of text, at most `max` characters. */
export function text<const Options extends TextOptions = NoOptions>(
  max: number,
  options?: Options,
): Field<string, IsRequired<Options>, 'text', never, true> {
  const format = options?.format;
  const schema = () =>
    format === undefined
      ? atoms.text(1, max)
      : atoms.text(1, max).check(z.refine(textFormats[format].test, textFormats[format].issue));
  return make('text', options, schema, { max });
}

/** Text of several lines. */
export function lines<const Options extends FieldOptions = NoOptions>(
  max: number,
  options?: Options,
): Field<string, IsRequired<Options>, 'lines', never, true> {
  return make('lines', options, () => atoms.lines(1, max), { max });
}

/** A calendar day. */
export function dayField<const Options extends FieldOptions = NoOptions>(
  options?: Options,
): Field<string, IsRequired<Options>, 'day', never, true> {
  return make('day', options, () => atoms.day);
}

/** A calendar month, kept and sent as its first day; `YYYY-MM` is taken too, as sheets have it. */
export function monthField<const Options extends FieldOptions = NoOptions>(
  options?: Options,
): Field<string, IsRequired<Options>, 'month', never, true> {
  return make('month', options, () => atoms.month);
}

/** One of a fixed list of words. */
export function choice<const Option extends string, const Options extends FieldOptions = NoOptions>(
  values: readonly Option[],
  options?: Options,
): Field<Option, IsRequired<Options>, 'choice', never, true> {
  const schema = () => z.enum(values, 'choice') as unknown as z.ZodMiniType<Option, Option>;
  return make('choice', options, schema, { options: values });
}

/** Yes or no. */
export function flag<const Options extends FieldOptions = NoOptions>(
  options?: Options,
): Field<boolean, IsRequired<Options>, 'flag', never, true> {
  return make('flag', options, () => z.boolean('invalid'));
}

/** A whole number. */
export function integer<const Options extends FieldOptions = NoOptions>(
  { min, max }: { readonly min: number; readonly max: number },
  options?: Options,
): Field<number, IsRequired<Options>, 'integer', never, true> {
  return make('integer', options, () => wholeNumber(min, max), { min, max });
}

/** A time span in whole minutes. */
export function minutes<const Options extends FieldOptions = NoOptions>(
  { max }: { readonly max: number },
  options?: Options,
): Field<number, IsRequired<Options>, 'minutes', never, true> {
  return make('minutes', options, () => wholeNumber(0, max), { min: 0, max });
}

/** An exact number, kept and sent as text with all digits of its scale: money, days of leave. */
export function decimal<const Options extends FieldOptions = NoOptions>(
  size: { readonly digits: number; readonly scale: number; readonly signed?: boolean },
  options?: Options,
): Field<string, IsRequired<Options>, 'decimal', never, true> {
  const { digits, scale, signed = false } = size;
  const whole = digits - scale;
  const pattern = new RegExp(`^${signed ? '-?' : ''}\\d{1,${whole}}(\\.\\d{1,${scale}})?$`);
  const schema = () =>
    z.string('invalid').check(
      z.trim(),
      z.regex(pattern, 'invalid'),
      z.overwrite((value: string) => padDecimal(value, scale)),
    );
  return make('decimal', options, schema, { digits, scale });
}

/** Points to an employment, an organisation or a row of another record. */
export function reference<
  const Target extends string,
  const Options extends FieldOptions = NoOptions,
>(
  target: Target,
  options?: Options,
): Field<string, IsRequired<Options>, 'reference', Target, true> {
  return make('reference', options, () => atoms.id, { target });
}

/** A file of the file centre; the value is its id. */
export function file<const Options extends FieldOptions = NoOptions>(
  options?: Options,
): Field<string, IsRequired<Options>, 'file', never, true> {
  return make('file', options, () => atoms.id);
}

/** Makes a field virtual: worked out from other fields, or from other tables, where the rows are read. */
export function virtual<Value extends FieldValue, Kind extends FieldKind, Target extends string>(
  field: Field<Value, boolean, Kind, Target, true>,
  { from }: { readonly from: readonly string[] },
): Field<Value, false, Kind, Target, false> {
  return { ...field, required: false, stored: false, from };
}

/** Gives a decimal all the digits after the point that it is kept with, and no zero too many in front. */
export function padDecimal(value: string, scale: number): string {
  const [whole = '0', fraction = ''] = value.replace('-', '').split('.');
  const digits = whole.replace(/^0+(?=\d)/, '');
  const padded = scale === 0 ? digits : `${digits}.${fraction.padEnd(scale, '0')}`;
  return value.startsWith('-') && /[1-9]/.test(padded) ? `-${padded}` : padded;
}

function wholeNumber(min: number, max: number): z.ZodMiniType<number, number> {
  return z.int('invalid').check(z.minimum(min, 'tooSmall'), z.maximum(max, 'tooLarge'));
}

type Particulars<Target extends string> = Partial<
  Pick<Field, 'options' | 'min' | 'max' | 'digits' | 'scale'>
> & { readonly target?: Target };

function make<
  Value extends FieldValue,
  Options extends FieldOptions,
  const Kind extends FieldKind,
  const Target extends string = never,
>(
  kind: Kind,
  options: Options | undefined,
  schema: () => z.ZodMiniType<Value, Value>,
  particulars: Particulars<Target> = {},
): Field<Value, IsRequired<Options>, Kind, Target, true> {
  let made: z.ZodMiniType<Value, Value> | undefined;
  return {
    kind,
    required: (options?.required ?? false) as IsRequired<Options>,
    fixed: options?.fixed ?? false,
    unique: options?.unique ?? false,
    right: options?.right ?? null,
    mask: options?.mask ?? 'all',
    stored: true,
    from: [],
    options: particulars.options ?? [],
    target: particulars.target ?? null,
    min: particulars.min ?? null,
    max: particulars.max ?? null,
    digits: particulars.digits ?? null,
    scale: particulars.scale ?? null,
    schema: () => {
      made ??= schema();
      return made;
    },
  };
}
