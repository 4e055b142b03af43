/** What the calls of a record are asked, as types. */
import type { CustomValues } from './custom.ts';
import type { LineTable, RecordDeclaration } from './define.ts';
import type { FieldKind, FieldTable } from './field.ts';
import type { ChangedValues, FilledValue, NameIn, NewValues } from './values.ts';

/** Kinds that are asked for from one value to another. */
type Ranged = 'day' | 'integer' | 'decimal' | 'minutes';

type FilterName<Name extends string, Kind extends FieldKind> = Kind extends Ranged
  ? `${Name}From` | `${Name}To`
  : Name;

type FilterValue<F> = F extends { readonly kind: 'choice' | 'reference' }
  ? FilledValue<F> | readonly FilledValue<F>[]
  : F extends { readonly kind: 'flag' | 'file' }
    ? '0' | '1'
    : F extends { readonly kind: 'integer' | 'minutes' }
      ? number | string
      : string;

type KindOf<F> = F extends { readonly kind: infer Kind extends FieldKind } ? Kind : never;

/** The filters of some fields: days and numbers by `From` and `To`, files by whether there is one. */
export type FieldFilters<Fields, Filter extends string> = {
  readonly [Name in Filter & NameIn<Fields> as FilterName<Name, KindOf<Fields[Name]>>]?:
    | FilterValue<Fields[Name]>
    | undefined;
};

/** The filters every record has. */
export interface CommonFilters<State extends string> {
  readonly keyword?: string | undefined;
  /** Rows of this organisation and of those below it; not for records of the whole company. */
  readonly organId?: string | undefined;
  /** `0` leaves out those below. */
  readonly includeBelow?: '0' | '1' | undefined;
  readonly state?: State | readonly State[] | undefined;
  /** With dated rows: those of this day, today without it; `all` for every row. */
  readonly day?: string | undefined;
  readonly custom?: string | readonly string[] | undefined;
}

/** Some names of a record: shorthands for the parts of its type. */
type PartsOf<R> =
  R extends RecordDeclaration<
    string,
    infer Fields,
    infer Filter,
    infer Sort,
    string,
    infer Lines,
    infer State,
    infer MoveName,
    string
  >
    ? {
        fields: Fields;
        filter: Filter;
        sort: Sort;
        lines: Lines;
        state: State;
        move: MoveName;
      }
    : never;

/** What a list, its count and its sheet are filtered by. */
export type FilterRequest<R> = FieldFilters<PartsOf<R>['fields'], PartsOf<R>['filter']> &
  CommonFilters<PartsOf<R>['state']>;

/** The order of a list: a declared sort, or a listed custom field. */
export interface SortRequest<Sort extends string> {
  readonly sort?: Sort | `custom.${string}` | undefined;
  readonly direction?: 'asc' | 'desc' | undefined;
}

/** What a page of the list is asked by. */
export type PageRequest<R> = FilterRequest<R> &
  SortRequest<PartsOf<R>['sort']> & {
    readonly page?: number | undefined;
    readonly rows?: number | undefined;
  };

/** What a sheet is asked by: the same as the list, and which rows and columns of it. */
export type ExportRequest<R> = FilterRequest<R> &
  SortRequest<PartsOf<R>['sort']> & {
    /** Fields, `custom.<code>` or `state`; the key and the list's columns without it. */
    readonly columns?: string | readonly string[] | undefined;
    readonly ids?: string | readonly string[] | undefined;
    readonly format?: 'xlsx' | 'csv' | undefined;
    /** `1`: an empty sheet with the headings an import reads. */
    readonly template?: '1' | undefined;
  };

/** One line of a save; one with an id was there before. */
export type LineChange<Fields extends FieldTable> = NewValues<Fields> & {
  readonly id?: string | undefined;
};

/** All lines of some kinds: those that are left out of a kind are removed. */
export type LineChanges<Lines extends LineTable> = {
  readonly [Kind in NameIn<Lines>]?: readonly LineChange<Lines[Kind]['fields']>[] | undefined;
};

/** A new row. */
export interface CreateRequest<R> {
  readonly values: NewValues<PartsOf<R>['fields']>;
  readonly custom?: CustomValues | undefined;
  readonly lines?: LineChanges<PartsOf<R>['lines']> | undefined;
}

/** Changed fields of one row. */
export interface UpdateRequest<R> {
  readonly id: string;
  readonly version: number;
  readonly changes: ChangedValues<PartsOf<R>['fields']>;
  readonly custom?: CustomValues | undefined;
  readonly lines?: LineChanges<PartsOf<R>['lines']> | undefined;
}

/** The same change in many rows. */
export interface UpdateManyRequest<R> {
  readonly ids: readonly string[];
  readonly changes: ChangedValues<PartsOf<R>['fields']>;
  readonly custom?: CustomValues | undefined;
}

/** One move of one row. */
export interface MoveRequest<R> {
  readonly id: string;
  readonly version: number;
  readonly move: PartsOf<R>['move'];
  /** Why, for the history; a move may need it. */
  readonly reason?: string | undefined;
}

/** The same move of many rows. */
export interface MoveManyRequest<R> {
  readonly ids: readonly string[];
  readonly move: PartsOf<R>['move'];
  readonly reason?: string | undefined;
}

/** The row of dated ones that begins on the day its `from` says. */
export type BeginRequest<R> = Pick<CreateRequest<R>, 'values' | 'custom'>;

/** What is changed of a dated row: all but its days. */
export type CorrectRequest<R> = Pick<UpdateRequest<R>, 'id' | 'version' | 'changes' | 'custom'>;
