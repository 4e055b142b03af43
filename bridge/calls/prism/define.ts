/** What a figure of the product is: a measure of a subject, declared once with its definition and its rights. */
import type { EmployeeField } from '../joyhr/employee.ts';
import type { Locale } from '../kit/words.ts';

/** A text in every language of the product. */
export type Words = Readonly<Record<Locale, string>>;

/** How a subject is dated: a state at the end of a day, events between two days, or closed months. */
export type Clock = 'stock' | 'flow' | 'month';

/** What figures are broken down by. */
export interface Dimension {
  /**
   * `organ` are the organisations below the asked one, `choice` has the values named here, `reference` and `band` take
   * their words from the rows, `time` cuts the period into months.
   */
  readonly kind: 'organ' | 'choice' | 'reference' | 'band' | 'time';
  readonly words: Words;
  /** The words of each value of a choice, in the order in which they are listed. */
  readonly choices?: Readonly<Record<string, Words>>;
  /** The field of a person that it tells; who may not read it may not break down by it. */
  readonly right?: EmployeeField;
}

/** What a figure is counted in. */
export type Unit = 'people' | 'times' | 'hours' | 'days' | 'money' | 'percent' | 'years' | 'number';

/** Why a figure of few people is hidden from who may not read their rows. */
export type Guard = 'pay' | 'personal' | 'rating';

interface MeasureBase {
  readonly words: Words;
  readonly definition: Words;
  readonly unit: Unit;
  readonly guard?: Guard;
  readonly right?: EmployeeField;
  /** Which way is good, for the colour of a change. */
  readonly good?: 'up' | 'down';
}

/** How a measure is made from the columns of the facts; a total is made in the same way from all rows below it. */
export type Measure = MeasureBase &
  (
    | {
        readonly kind: 'sum';
        readonly of: string /** What it is divided by to reach its unit. */;
        readonly per?: number;
      }
    /** A balance: added over people and places, never over days. */
    | { readonly kind: 'last' | 'first'; readonly of: string }
    /** One sum divided by another, or by the mean of two balances. */
    | {
        readonly kind: 'ratio';
        readonly top: string;
        readonly bottom: string;
        readonly per?: number;
        /** The other end of the period: the bottom is the mean of both. */
        readonly bottomToo?: string;
      }
    | { readonly kind: 'median'; readonly of: string }
  );

/** One subject: what is counted, by what, and who may ask. */
export interface Subject {
  readonly name: string;
  readonly words: Words;
  readonly clock: Clock;
  /** The function that lets somebody ask. */
  readonly functionId: string;
  /** With it a caller may read every row, so that no figure of few people is hidden. */
  readonly rowsFunctionId?: string;
  readonly dimensions: Readonly<Record<string, Dimension>>;
  readonly measures: Readonly<Record<string, Measure>>;
  /** The columns of the facts that measures are made of. */
  readonly columns: readonly string[];
}

/** Declares a subject; its measures may only name columns that it has. */
export function defineSubject<
  const Column extends string,
  const Dimensions extends Readonly<Record<string, Dimension>>,
>(
  subject: Omit<Subject, 'columns' | 'measures' | 'dimensions'> & {
    readonly columns: readonly Column[];
    readonly dimensions: Dimensions;
    readonly measures: Readonly<Record<string, MeasureOf<Column>>>;
  },
): Subject & { readonly dimensions: Dimensions } {
  return Object.freeze(subject);
}

type Named = 'of' | 'top' | 'bottom' | 'bottomToo';
type MeasureOf<Column extends string> = Measure extends infer One
  ? One extends Measure
    ? { readonly [Key in keyof One]: Key extends Named ? Column : One[Key] }
    : never
  : never;
