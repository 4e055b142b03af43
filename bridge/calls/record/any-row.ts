/** Rows of any record, without its types: what a screen draws. */
import type { CustomField, CustomValues } from './custom.ts';
import type { FieldValue } from './field.ts';
import type { FieldRight } from './field-right.ts';

/** One row of a list. */
export interface AnyRow {
  readonly id: string;
  readonly version: number;
  /** Null is empty, or hidden or masked for the caller. */
  readonly fields: Readonly<Record<string, FieldValue | null | undefined>>;
  /** What is shown of masked values. */
  readonly masks: Readonly<Record<string, string>>;
  /** What references and files are called. */
  readonly names: Readonly<Record<string, string>>;
  readonly custom: CustomValues;
  readonly state: string | null;
  /** Id of the approval the row waits for. */
  readonly pending: string | null;
  readonly can: {
    readonly edit: boolean;
    readonly remove: boolean;
    readonly moves: readonly string[];
  };
}

/** What the caller may do with the record as a whole. */
export interface AnyCan {
  readonly create: boolean;
  readonly import: boolean;
  readonly export: boolean;
}

/** One page of a list. */
export interface AnyPage {
  readonly rows: readonly AnyRow[];
  readonly total: number;
  readonly hidden: readonly string[];
  /** The custom fields that lists can show. */
  readonly customFields: readonly CustomField[];
  readonly can: AnyCan;
}

/** The right of the caller on each field of one row, or of a new one. */
export interface AnyForm {
  readonly rights: Readonly<Record<string, FieldRight>>;
  readonly customFields: readonly CustomField[];
}

/** One line of a row. */
export interface AnyLine {
  readonly id: string;
  readonly fields: Readonly<Record<string, FieldValue | null>>;
}

/** One row with everything about it. */
export interface AnyDetail extends AnyRow, AnyForm {
  readonly lines: Readonly<Record<string, readonly AnyLine[]>>;
}
