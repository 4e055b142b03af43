/** What rows of a record hold, by its fields. The types are flat: one mapped type each, whatever the record. */
import type { Field, FieldKind } from './field.ts';

/** The names of the fields. */
export type NameIn<Fields> = keyof Fields & string;

/** The names of the fields of some kinds. */
export type NamesOfKind<Fields, Kind extends FieldKind> = {
  [Name in NameIn<Fields>]: Fields[Name] extends { readonly kind: Kind } ? Name : never;
}[NameIn<Fields>];

/** The names of the fields that point to a target. */
export type NamesTo<Fields, Target extends string> = {
  [Name in NameIn<Fields>]: Fields[Name] extends {
    readonly target: Target | null;
    readonly kind: 'reference';
  }
    ? Name
    : never;
}[NameIn<Fields>];

/** The names of the choices. */
export type ChoiceIn<Fields> = NamesOfKind<Fields, 'choice'>;

/** The names of the fields that can be written. */
export type StoredIn<Fields> = {
  [Name in NameIn<Fields>]: Fields[Name] extends { readonly stored: true } ? Name : never;
}[NameIn<Fields>];

/** The names of the fields that are worked out. */
export type VirtualIn<Fields> = {
  [Name in NameIn<Fields>]: Fields[Name] extends { readonly stored: false } ? Name : never;
}[NameIn<Fields>];

/** The names of the fields a new row cannot do without. */
export type RequiredIn<Fields> = {
  [Name in NameIn<Fields>]: Fields[Name] extends { readonly required: true } ? Name : never;
}[NameIn<Fields>];

/** The value of a field that is filled. */
export type FilledValue<F> = F extends Field<infer Value> ? Value : never;

/** The value of a field, null where it may be empty. */
export type ValueOf<F> = F extends { readonly required: true }
  ? FilledValue<F>
  : FilledValue<F> | null;

/** A whole row as the gateway keeps it. */
export type RowValues<Fields> = {
  readonly [Name in StoredIn<Fields>]: ValueOf<Fields[Name]>;
};

/** A row as it leaves: a null is empty, or is not shown to the caller. */
export type ShownValues<Fields> = {
  readonly [Name in NameIn<Fields>]: FilledValue<Fields[Name]> | null;
};

/** The same in a list, which leaves out texts of several lines that it shows in no column. */
export type ListedValues<Fields> = {
  readonly [Name in Exclude<NameIn<Fields>, NamesOfKind<Fields, 'lines'>>]: FilledValue<
    Fields[Name]
  > | null;
} & { readonly [Name in NamesOfKind<Fields, 'lines'>]?: FilledValue<Fields[Name]> | null };

/** The values of a new row. */
export type NewValues<Fields> = {
  readonly [Name in StoredIn<Fields> & RequiredIn<Fields>]: FilledValue<Fields[Name]>;
} & {
  readonly [Name in Exclude<StoredIn<Fields>, RequiredIn<Fields>>]?:
    | FilledValue<Fields[Name]>
    | null
    | undefined;
};

/** Some changed values of a row; null empties a field. */
export type ChangedValues<Fields> = {
  readonly [Name in StoredIn<Fields>]?: ValueOf<Fields[Name]> | undefined;
};
