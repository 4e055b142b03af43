/** What a figure of the product is: a measure of a subject, declared once with its definition and its rights. */
import type { EmployeeField } from '../joyhr/employee.ts';
import type { Locale, Terms } from '../kit/words.ts';

/** A text in every language of the product. */
export type Words = Readonly<Record<Locale, string>>;

/** A text in Chinese and in English. */
export function inBoth(chinese: string, english: string): Words {
  return { 'zh-CN': chinese, en: english };
}

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
  readonly choices?: Terms<string>;
  /** The field of a person that it tells; who may not read it may not break down by it. */
  readonly right?: EmployeeField;
  /** Broken down or narrowed by it, every figure is guarded: the number itself tells why. */
  readonly guard?: Guard;
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

/**
 * How a column is added up over time: `sum` over all days, `last` and `first` take the last or the first month of the
 * period, `whole` adds up the column of that name instead, which is about the whole period. Over people and places every
 * column is added up.
 */
export type OverTime = 'sum' | 'last' | 'first' | { readonly whole: string };

/** How a measure is made from the columns of the facts; a total is made in the same way from all rows below it. */
export type Measure<Column extends string = string> = MeasureBase &
  (
    | {
        readonly kind: 'value';
        readonly of: Column;
        /** What it is divided by to reach its unit. */
        readonly per?: number;
      }
    /** One column divided by another, or by the mean of two; `times` makes a fraction a percentage. */
    | {
        readonly kind: 'ratio';
        readonly top: Column;
        readonly bottom: Column;
        readonly bottomToo?: Column;
        readonly times?: number;
        readonly per?: number;
      }
    | { readonly kind: 'median'; readonly of: Column; readonly per?: number }
  );

/** One subject: what is counted, by what, and who may ask. */
export interface Subject {
  readonly name: string;
  readonly words: Words;
  readonly clock: Clock;
  /** The function that lets somebody ask. */
  readonly functionId: string;
  /** Roles that give it too let every row be read: no figure of few people is hidden from them. */
  readonly rowsFunctionId?: string;
  readonly dimensions: Readonly<Record<string, Dimension>>;
  readonly columns: Readonly<Record<string, OverTime>>;
  readonly measures: Readonly<Record<string, Measure>>;
}

/** Declares a subject; its measures may only name columns that it has. */
export function defineSubject<const Columns extends Readonly<Record<string, OverTime>>>(
  subject: Omit<Subject, 'columns' | 'measures'> & {
    readonly columns: Columns;
    readonly measures: Readonly<Record<string, Measure<keyof Columns & string>>>;
  },
): Subject {
  return Object.freeze(subject);
}
