/** What the calls of a record return, as types. */
import type { CustomField, CustomValues } from './custom.ts';
import type { RecordDeclaration } from './define.ts';
import type { FieldRight } from './field-right.ts';
import type { ListedValues, NameIn, ShownValues } from './values.ts';

/** What the caller may do with one row. */
export interface RowCan<MoveName extends string> {
  readonly edit: boolean;
  readonly remove: boolean;
  /** The moves that the row's state and the caller's functions allow. */
  readonly moves: readonly MoveName[];
}

/** What every row says besides its fields. */
interface RowFrame<Names extends string, State extends string, MoveName extends string> {
  readonly id: string;
  /** Grows by one with every saved change; sent back with a save to detect conflicts. */
  readonly version: number;
  /** What is shown of masked values; in `fields` they are null. */
  readonly masks: Readonly<Partial<Record<Names, string>>>;
  /** What references and files are called. */
  readonly names: Readonly<Partial<Record<Names, string>>>;
  readonly custom: CustomValues;
  /** What the gateway works out for show alone. */
  readonly computed: Readonly<Record<string, string>>;
  readonly state: [State] extends [never] ? null : State;
  /** Id of the approval the row waits for; it is closed until then. */
  readonly pending: string | null;
  readonly can: RowCan<MoveName>;
}

type PartsOf<R> =
  R extends RecordDeclaration<
    string,
    infer Fields,
    string,
    string,
    string,
    infer Lines,
    infer State,
    infer MoveName,
    string
  >
    ? { fields: Fields; names: NameIn<Fields>; lines: Lines; state: State; move: MoveName }
    : never;

type FrameOf<R> = RowFrame<PartsOf<R>['names'], PartsOf<R>['state'], PartsOf<R>['move']>;

/** One row of a list. */
export type RecordRow<R> = FrameOf<R> & { readonly fields: ListedValues<PartsOf<R>['fields']> };

/** What may be done with the record as a whole. */
export interface RecordCan {
  readonly create: boolean;
  readonly import: boolean;
  readonly export: boolean;
}

/** One page of a list. */
export interface RecordPage<R> {
  readonly rows: readonly RecordRow<R>[];
  readonly total: number;
  readonly page: number;
  readonly totalPage: number;
  /** Fields that are hidden in every row, custom ones by `custom.<code>`. */
  readonly hidden: readonly string[];
  /** The custom fields that lists can show. */
  readonly customFields: readonly CustomField[];
  readonly can: RecordCan;
}

/** How many rows a list has, in all and by each value of its figures. */
export interface RecordCount {
  readonly total: number;
  readonly countData: Readonly<Record<string, number>>;
}

/** What a new row may hold. */
export interface RecordForm<R> {
  readonly rights: Readonly<Record<PartsOf<R>['names'], FieldRight>>;
  readonly customFields: readonly CustomField[];
  readonly can: RecordCan;
}

/** One line of a row. */
export interface RecordLine<Fields> {
  readonly id: string;
  readonly fields: ShownValues<Fields>;
  /** What its references are called. */
  readonly names: Readonly<Partial<Record<NameIn<Fields>, string>>>;
}

/** One row with everything about it. */
export type RecordDetail<R> = FrameOf<R> & {
  readonly fields: ShownValues<PartsOf<R>['fields']>;
  readonly rights: Readonly<Record<PartsOf<R>['names'], FieldRight>>;
  readonly customFields: readonly CustomField[];
  readonly lines: {
    readonly [Kind in NameIn<PartsOf<R>['lines']>]: readonly RecordLine<
      PartsOf<R>['lines'][Kind]['fields']
    >[];
  };
};
